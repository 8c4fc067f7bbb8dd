// A service worker as sites have them: it answers every call of the page, from its store where it can.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return event.respondWith(fetch(request));
  const answer = async () => {
    const store = await caches.open('cama');
    const known = await store.match(request);
    if (known) return known;
    const fresh = await fetch(request);
    if (fresh.ok && /\/widgets\//.test(request.url)) await store.put(request, fresh.clone());
    return fresh;
  };
  return event.respondWith(answer());
});
