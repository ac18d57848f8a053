// The service worker: it keeps the files of one build, and has a page for the time when the server does not answer.
// Pages always come from the network, and what the server says (/api) is never kept. Letters that few names need are
// kept once they were used. The build fills in the names.

const CACHE = 'magie-__VERSION__';
const SHELL = __SHELL__;
const WHEN_USED = __WHEN_USED__;
const AWAY = '/offline.html';
const NEVER_KEPT = /^\/(api|health|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clear = (names) =>
    Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(clear)
      .then(() => self.clients.claim()),
  );
});

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NEVER_KEPT.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(AWAY)));
  else if (SHELL.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  else if (WHEN_USED.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetchAndKeep(request)));
});
