/*
 * Answers with a page of its own when the server is out of reach. Everything else goes to
 * the network as it always did: what people see is never older than what the server has.
 */
const KEPT = 'antedate-offline-2';
/** Those with a page of their own; `build/offline.ts` fills them in. */
const LANGS = ['en'];

function page() {
  const wanted = (self.navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return `/offline-${wanted.find((lang) => LANGS.includes(lang)) ?? 'en'}.html`;
}

self.addEventListener('install', (event) => {
  const files = [page(), '/offline.css', '/icon.svg'];
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(page())));
  } else if (['/offline.css', '/icon.svg'].includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
