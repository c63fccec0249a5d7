// Lets the page work offline after the first visit.

import { threads } from '../core/glue';

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without a service worker the page works, only not offline. It caches the module that is used here.
    navigator.serviceWorker.register(threads > 1 ? './sw.js?threads' : './sw.js').catch(() => undefined);
  });
}
