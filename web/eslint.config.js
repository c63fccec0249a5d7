import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Folders of src/, lowest first. One imports from those above it in this list, and never from its own line or below. */
const LAYERS = [
  ['board'],
  ['turn'],
  ['saved'],
  ['analysis', 'rules'],
  ['play', 'study', 'learn', 'editor', 'solved'],
  ['puzzles', 'online'],
  ['home', 'mygames'],
];

/** The rule for one folder. A test may also use what its folder's code may not. */
const layer = (folder, forbidden) => ({
  files: [`src/${folder}/**`],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbidden.map((other) => ({
          group: [`../${other}/*`],
          message: `${folder} is below ${other}, or beside it.`,
        })),
      },
    ],
  },
});

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
  // A larger component does more than one thing.
  { files: ['**/*.svelte'], rules: { 'max-lines': ['error', 250] } },
  // Words that the page makes go through `message`, which checks key and parameters; toyGame.ts is a test's.
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/app/message.ts', 'src/play/toyGame.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'ObjectExpression[properties.length=1] > Property[key.name="id"][value.type=/Literal|Conditional/]',
          'ObjectExpression:has(> Property[key.name="id"]) > Property[key.name="args"]',
        ].map((selector) => ({ selector, message: 'Use message(key, parameters).' })),
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    // Maps and sets here are caches, not state.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  ...LAYERS.flatMap((folders, at) =>
    folders.map((folder) =>
      layer(
        folder,
        LAYERS.slice(at)
          .flat()
          .filter((other) => other !== folder),
      ),
    ),
  ),
);
