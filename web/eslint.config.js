import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/core/pkg', 'plugins/sw.js', 'public'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  // What is left out on purpose is called `_`.
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    // Maps and sets here are caches, not state.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
