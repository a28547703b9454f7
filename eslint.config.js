import routerPlugin from '@tanstack/eslint-plugin-router';
import queryPlugin from '@tanstack/eslint-plugin-query';
import a11y from 'eslint-plugin-jsx-a11y-x';
import lingui from 'eslint-plugin-lingui';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { linearExpressionRules } from './scripts/lint/linear-expressions.js';
import { styleRules } from './scripts/lint/style.js';

export default defineConfig(
  globalIgnores([
    'dist/**',
    'build/**',
    'node_modules/**',
    'storybook-static/**',
    'test-results/**',
    'playwright-report/**',
    'public/**',
    'demo/project/**',
    'openapi/generated/**',
    'src/shared/api/generated/**',
    'src/shared/api/mocks/generated/**',
    'src/app/routeTree.gen.ts',
    'src/shared/i18n/locales/**',
    'tests/fixtures/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // Types, React and its compiler are asked by .oxlintrc.json, natively: here they took most of
    // the whole run.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [routerPlugin.configs['flat/recommended'], queryPlugin.configs['flat/recommended']],
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.{test,stories}.tsx'],
    extends: [a11y.configs.strict, lingui.configs['flat/recommended']],
    rules: {
      // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
      // A dialog puts the focus into its first field, which is what a keyboard user expects.
      'jsx-a11y-x/no-autofocus': 'off',
      // A placeholder may be an expression: its place in the sentence says enough to a translator.
      'lingui/no-expression-in-message': 'off',
      // A visible string starts with a capital letter or has a space; class names, ids and keys do
      // not.
      'lingui/no-unlocalized-strings': [
        'error',
        {
          ignore: [
            '^use no memo$',
            '^Parapet$',
            String.raw`^(?![A-Z]?[a-z]+,? [A-Za-z]|[A-Z][a-z]+$).*$`,
          ],
          ignoreNames: [
            {
              regex: {
                pattern: 'className|Class$|^class|Styles?$|styles$|variants$|sizes$',
                flags: 'i',
              },
            },
            'to',
            'href',
            'src',
            'id',
            'key',
            'type',
            'name',
            'role',
            'd',
            'viewBox',
            'transform',
            'displayName',
            'htmlFor',
            'rel',
            'target',
            'autoComplete',
            'queryKey',
            'from',
            'shortcut',
            'keys',
            {
              regex: {
                pattern: '^(data-|aria-(controls|labelledby|describedby|live|current|haspopup))',
              },
            },
            { regex: { pattern: '^[A-Z0-9_]+$' } },
          ],
          ignoreFunctions: [
            'cn',
            'clsx',
            '*.querySelector',
            '*.addEventListener',
            '*.removeEventListener',
            '*.getElementById',
            'Error',
            'TypeError',
            'invariant',
            'createFileRoute',
            '*.matchMedia',
            '*.setAttribute',
            '*.includes',
            '*.startsWith',
            '*.closest',
            '*.matches',
            'matchMedia',
            'createContext',
            'require',
          ],
        },
      ],
    },
  },
  {
    // A tool of engineers, in no build: its texts are in no catalog.
    files: ['src/app/mock-panel/**'],
    rules: { 'lingui/no-unlocalized-strings': 'off' },
  },
  {
    files: ['scripts/**/*.ts', 'tests/{load,support}/**/*.ts', 'tests/{hostile,operations}/run.ts'],
    rules: { 'no-console': 'off' },
  },
  linearExpressionRules,
  styleRules,
);
