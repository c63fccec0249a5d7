// The service worker: keeps every file of one build, so that the page works with the network off.
// The build fills in its version and its files. Of the two builds of a module it caches only the one that the page uses.
const version = 'VERSION';
const unused = self.location.search === '?threads' ? /\/tessera_study/ : /\/tessera_threads/;
const files = ['FILES'].filter((file) => !unused.test(file));
const shelf = `tessera-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('tessera-') && name !== shelf;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // The newest page if the network answers, else the cached one.
    event.respondWith(fetch(request).catch(() => kept('index.html')));
  } else {
    event.respondWith(kept(request).then((answer) => answer ?? fetch(request)));
  }
});

// A tapped notification opens its game, in the page that is open or else in a new one.
self.addEventListener('notificationclick', (event) => {
  const { place } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(([page]) => {
      page?.postMessage({ place });
      return page ? page.focus() : self.clients.openWindow(`./${place}`);
    }),
  );
});

/** The cached response of this build, if there is one. */
function kept(request) {
  return caches.open(shelf).then((cache) => cache.match(request, { ignoreSearch: true }));
}
