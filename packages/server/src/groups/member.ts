import type { MemberRow, Store } from "../store/store.ts";
import { hashOfSecret } from "../tables/secrets.ts";
import { Refuse } from "../tables/trouble.ts";

/** The member of a group whose secret it is; null where nobody's, or that of somebody who has gone. */
export async function memberWith(store: Store, group: string | null, secret: string): Promise<MemberRow | null> {
  if (group === null) return null;
  const key = await store.memberKey(hashOfSecret(secret));
  if (key === null || key.group !== group || key.until !== null) return null;
  return memberNumbered(store, group, key.member);
}

/** The member of that number who belongs to a group now. */
export async function memberNumbered(store: Store, group: string, n: number): Promise<MemberRow | null> {
  const row = await store.group(group);
  return row?.state.members.find((member) => member.n === n && member.gone === null) ?? null;
}

/** Whose secret it is. Throws `Refuse` when nobody's in this group. */
export async function mustBeMember(store: Store, group: string, secret: string): Promise<MemberRow> {
  const member = await memberWith(store, group, secret);
  if (member === null) throw new Refuse("no-member");
  return member;
}
