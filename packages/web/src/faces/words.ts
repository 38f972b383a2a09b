import type { ByLanguage } from "@endzeit/engine";
import type { Face } from "@endzeit/wire";

interface Called {
  /** What whoever has this face is called as long as they say nothing else. */
  readonly name: string;
  readonly looks: ByLanguage<string>;
}

/** Each face in words, for whoever does not see it. */
export const CALLED: { readonly [face in Face]: Called } = {
  ponytail: { name: "Katja", looks: { de: "Pferdeschwanz", en: "Ponytail" } },
  cap: { name: "Jonas", looks: { de: "Schirmmütze", en: "Cap" } },
  curls: { name: "Frida", looks: { de: "Locken", en: "Curls" } },
  hat: { name: "Walter", looks: { de: "Hut und Schnurrbart", en: "Hat and moustache" } },
  bob: { name: "Nora", looks: { de: "Pagenkopf und Brille", en: "Bob and glasses" } },
  turban: { name: "Arjun", looks: { de: "Turban und Vollbart", en: "Turban and full beard" } },
  freckles: { name: "Pippa", looks: { de: "Rote Zöpfe und Sommersprossen", en: "Red braids and freckles" } },
  beanie: { name: "Bruno", looks: { de: "Wollmütze und Bart", en: "Beanie and beard" } },
  afro: { name: "Amara", looks: { de: "Afro und Ohrringe", en: "Afro and earrings" } },
  headscarf: { name: "Samira", looks: { de: "Kopftuch", en: "Headscarf" } },
  moustache: {
    name: "Otto",
    looks: { de: "Grauer Schnurrbart und runde Brille", en: "Grey moustache and round glasses" },
  },
  mohawk: { name: "Rex", looks: { de: "Irokesenschnitt und Narbe", en: "Mohawk and scar" } },
  bun: { name: "Hilde", looks: { de: "Weißer Dutt und Brille", en: "White bun and glasses" } },
  goatee: { name: "Malik", looks: { de: "Glatze und Kinnbart", en: "Shaved head and goatee" } },
  fringe: { name: "Yuki", looks: { de: "Langes Haar und Pony", en: "Long hair and fringe" } },
  helmet: { name: "Mo", looks: { de: "Gelber Helm", en: "Yellow helmet" } },
  locks: { name: "Zola", looks: { de: "Dreadlocks", en: "Locks" } },
  hood: { name: "Kim", looks: { de: "Kapuze", en: "Hood" } },
  headband: { name: "Tom", looks: { de: "Stirnband und langes Haar", en: "Headband and long hair" } },
  patch: { name: "Lou", looks: { de: "Augenklappe", en: "Eyepatch" } },
  straw: { name: "Elias", looks: { de: "Strohhut und weißer Bart", en: "Straw hat and white beard" } },
  headphones: { name: "Timo", looks: { de: "Kopfhörer", en: "Headphones" } },
  fur: { name: "Ivo", looks: { de: "Pelzmütze und rote Backen", en: "Fur hat and red cheeks" } },
  bobble: { name: "Juli", looks: { de: "Bommelmütze und Pflaster", en: "Bobble hat and plaster" } },
};
