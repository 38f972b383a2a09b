// One cache for each build: the files of a page are always of the same build, and the old cache goes when the new one is whole.
const CACHE = "endzeit-__VERSION__";
const FILES = __FILES__;
// Scripts are asked for with an origin, the cache was filled without: a server's "Vary: Origin" must not part them.
const VARY = { ignoreVary: true };

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("endzeit-") && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  // What the server knows is never taken from a cache.
  if (request.url.startsWith(`${self.registration.scope}api/`)) return;
  if (request.mode === "navigate") {
    // The page itself from the network first, so that a new build is seen at the next visit.
    event.respondWith(fetch(request).catch(() => offlinePage(request.url)));
    return;
  }
  event.respondWith(caches.match(request, VARY).then((hit) => hit ?? fetch(request)));
});

/** An address without its # leads to the page with it, as the server would: the page's files lie beside its own address. */
async function offlinePage(url) {
  const home = self.registration.scope;
  const place = url.slice(home.length).replace(/[?#].*/, "");
  if (place !== "" && place !== "index.html") return Response.redirect(`${home}#/${place}`);
  return (await caches.open(CACHE)).match("./", VARY);
}

/** The server sends what to say, in the person's language, and the table or the group that it is about. */
self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // Not ours: the browser wants a notification all the same.
  }
  const { title = "Endzeit", body = "", table = "", group = "" } = said;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: table,
      data: { table, group },
      icon: "favicon.svg",
      renotify: table !== "",
    }),
  );
});

/** The table that the notification is about: in a window that shows it, in any window of this site, or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table = "", group = "" } = event.notification.data ?? {};
  // At a table of a group nobody has a seat yet: the group's page leads to one.
  const place = group === "" ? (table === "" ? "" : `#/net/${table}`) : `#/group/${group}`;
  const link = `${self.registration.scope}${place}`;
  event.waitUntil(openTable(link));
});

async function openTable(link) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => window.url === link) ?? windows[0];
  if (there === undefined) return self.clients.openWindow(link);
  await there.focus();
  // A page of an older build may still belong to another worker, which alone may send it elsewhere.
  return there.url === link ? there : there.navigate(link).catch(() => self.clients.openWindow(link));
}
