// How the page is built: into dist/, with addresses relative to it, so that it works under any path.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';
import { kind } from './plugins/kind.ts';
import { mediaQueries } from './plugins/media.ts';
import { messages } from './plugins/messages.ts';
import { offline } from './plugins/offline.ts';
import { themes } from './plugins/themes.ts';

export default defineConfig({
  base: './',
  plugins: [svelte(), mediaQueries(), themes(), icons(), messages(), kind(), offline()],
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // What leads to a first move is two files, although other screens share much of it: many small files are larger.
        codeSplitting: {
          groups: [
            { name: 'play', test: /src\/play\/(?!Confirm|Course|Result)/ },
            { name: 'new', test: /src\/newgame\// },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'], environment: './plugins/test-environment.ts' },
});
