import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.gen.ts', '**/generated/**', '**/*.stories.tsx', '**/*.test.{ts,tsx}'] },
  {
    // `shared/ui` is imported per component (one bundle chunk each), `shared/rules` per rule: there
    // is no index on purpose.
    files: ['./src/shared/**'],
    rules: {
      'fsd/public-api': 'off',
      'fsd/no-public-api-sidestep': 'off',
      'fsd/shared-lib-grouping': 'off',
    },
  },
  {
    // `providers` is the layer's own word for what wraps the application.
    files: ['./src/app/**'],
    rules: { 'fsd/segments-by-purpose': 'off' },
  },
  {
    // One slice a screen, one a person's action, and the specification has some forty of each.
    files: ['./src/pages/**', './src/features/**'],
    rules: { 'fsd/excessive-slicing': 'off' },
  },
  {
    // A feature is one action of a person, a widget one block of a screen, an entity one noun of
    // the field: each keeps its own slice,
    // with its own tests, while only one other uses it.
    files: ['./src/features/**', './src/widgets/**', './src/entities/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);
