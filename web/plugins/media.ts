// Replaces the named media queries in styles, as CSS will do with `@custom-media`, which no browser has yet.
import type { Plugin } from 'vite';
import { media } from '../src/styles/media.ts';

export function mediaQueries(): Plugin {
  return {
    name: 'tessera-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/, code: '(--' },
      handler(code) {
        return code.replace(/@media[^{]*/g, (query) =>
          query.replace(/\(--(\w+)\)/g, (whole, name: string) =>
            name in media ? `(${media[name as keyof typeof media]})` : whole,
          ),
        );
      },
    },
  };
}
