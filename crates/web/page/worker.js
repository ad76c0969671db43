// Caches one complete version of the client, so that its parts always match.
const KEPT = "lucid-VERSION";
const FILES = [FILES];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("lucid-") && name !== KEPT;
  const clear = async () => {
    for (const name of (await caches.keys()).filter(old)) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(clear());
});

addEventListener("message", (event) => {
  if (event.data === "renew") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  // The book is not part of the client.
  if (url.pathname.startsWith("/book")) return;
  const page = request.mode === "navigate";
  if (!page && !FILES.includes(url.pathname)) return;
  const answer = async () => {
    const kept = await caches.open(KEPT);
    return (await kept.match(page ? "/" : url.pathname)) ?? fetch(request);
  };
  event.respondWith(answer());
});
