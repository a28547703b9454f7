import routerPlugin from '@tanstack/eslint-plugin-router';
import queryPlugin from '@tanstack/eslint-plugin-query';
import a11y from 'eslint-plugin-jsx-a11y-x';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaryRules } from './scripts/lint/boundaries.js';
import { styleRules } from './scripts/lint/style.js';

export default defineConfig(
  globalIgnores([
    'dist/**', 'build/**', 'node_modules/**', 'storybook-static/**', 'test-results/**', 'playwright-report/**', 'public/**', 'demo/project/**',
    'openapi/generated/**', 'src/shared/api/generated/**', 'src/shared/api/mocks/generated/**', 'src/app/routeTree.gen.ts', 'src/shared/i18n/locales/**', 'tests/fixtures/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // What needs types is asked by .oxlintrc.json: here the types alone took two thirds of the whole run.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  boundaryRules,
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [routerPlugin.configs['flat/recommended'], queryPlugin.configs['flat/recommended']],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    // What may hold a component or a hook: the rules of the compiler read a file as the compiler does, which takes long.
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    ignores: ['**/*.{test,stories}.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    // The compiler leaves components with a virtualizer or a table alone, which is what we want of it there.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.{test,stories}.tsx'],
    extends: [a11y.configs.strict, lingui.configs['flat/recommended']],
    rules: {
      // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true }],
      // A dialog puts the focus into its first field, which is what a keyboard user expects.
      'jsx-a11y-x/no-autofocus': 'off',
      // A placeholder may be an expression: its place in the sentence says enough to a translator.
      'lingui/no-expression-in-message': 'off',
      // A visible string starts with a capital letter or has a space; class names, ids and keys do not.
      'lingui/no-unlocalized-strings': ['error', {
        ignore: ['^use no memo$', '^Parapet$', String.raw`^(?![A-Z]?[a-z]+,? [A-Za-z]|[A-Z][a-z]+$).*$`],
        ignoreNames: [
          { regex: { pattern: 'className|Class$|^class|Styles?$|styles$|variants$|sizes$', flags: 'i' } },
          'to', 'href', 'src', 'id', 'key', 'type', 'name', 'role', 'd', 'viewBox', 'transform', 'displayName', 'htmlFor', 'rel', 'target', 'autoComplete', 'queryKey', 'from', 'shortcut', 'keys',
          { regex: { pattern: '^(data-|aria-(controls|labelledby|describedby|live|current|haspopup))' } },
          { regex: { pattern: '^[A-Z0-9_]+$' } },
        ],
        ignoreFunctions: ['cn', 'clsx', '*.querySelector', '*.addEventListener', '*.removeEventListener', '*.getElementById', 'Error', 'TypeError', 'invariant', 'createFileRoute', '*.matchMedia', '*.setAttribute', '*.includes', '*.startsWith', '*.closest', '*.matches', 'matchMedia', 'createContext', 'require'],
      }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts', '**/*.stories.tsx'],
    rules: {
      // Test doubles are often async or empty by shape alone.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // A test of ours calls what the product calls, where this is looked at; looking everything up takes a quarter of the whole run.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  { files: ['scripts/**/*.ts', 'tests/{load,support}/**/*.ts'], rules: { 'no-console': 'off' } },
  styleRules,
);
