// How the page is built: into dist/, with addresses relative to it, so that it works under any path.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';
import { messages } from './plugins/messages.ts';
import { offline } from './plugins/offline.ts';
import { themes } from './plugins/themes.ts';

export default defineConfig({
  base: './',
  plugins: [svelte(), themes(), icons(), messages(), offline()],
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'], environment: './plugins/test-environment.ts' },
});
