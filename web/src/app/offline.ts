// Lets the page work with the network off, once it has been seen.

import { threads } from '../core/glue';

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it the page works all the same, only not offline.
    // It keeps the module that is used here.
    navigator.serviceWorker.register(threads > 1 ? './sw.js?threads' : './sw.js').catch(() => undefined);
  });
}
