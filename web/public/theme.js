// Before anything is drawn: the theme chosen here last time, else the system's. See src/app/theme.svelte.ts.
(function () {
  var chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('tessera.settings') || '{}').theme;
  } catch {
    // Broken settings are reported by the page itself.
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
})();
