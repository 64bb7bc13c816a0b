/** What the compiler and Prettier do not say: mistakes in TypeScript and Svelte. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Written by the build, by the tests, or from the Rust types.
  globalIgnores(['dist', 'test-results', 'src/wire']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  // The layout is Prettier's.
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // The compiler knows the names.
      'no-undef': 'off',
      // A rest of a tuple or of a signature says what is left out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An import of a type alone must vanish when the page is built.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A comparison that coerces hides a mistake; with `null` it means "none".
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Whether a comment is needed the compiler knows better: svelte-check fails on its warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // The address of a link is the page's own: there is no SvelteKit to resolve it.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    // The parser takes what markup hands to a callback for `any`; svelte-check knows its type.
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  {
    files: ['**/*.svelte.ts'],
    // Maps are replaced here, never changed.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  // Written for browsers and tools as it stands, without types.
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
