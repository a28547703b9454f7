// Who may import whom. Steiger checks the shape of slices, this checks every single import (each
// finds what the other misses).
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

const layers = ['app', 'pages', 'widgets', 'features', 'entities', 'shared'];
const sliced = ['pages', 'widgets', 'features', 'entities'];

const elements = [
  { type: 'app', pattern: 'src/app' },
  ...sliced.map((layer) => ({ type: layer, pattern: `src/${layer}/*`, capture: ['slice'] })),
  { type: 'rules', pattern: 'src/shared/rules' },
  { type: 'shared', pattern: 'src/shared/*', capture: ['segment'] },
  { type: 'contract', pattern: 'openapi' },
  { type: 'server-support', pattern: 'tests/support/server' },
  { type: 'server', pattern: 'server', partialMatch: false },
  { type: 'scripts', pattern: 'scripts' },
  { type: 'tests', pattern: 'tests' },
];

const below = (layer) =>
  layers
    .slice(layers.indexOf(layer) + 1)
    .flatMap((name) => (name === 'shared' ? ['shared', 'rules'] : [name]));
const may = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
});
const everything = elements.map((element) => element.type);

const policies = [
  // Packages and Node are other rules' business.
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  may('app', ['app', ...below('app')]),
  ...sliced.map((layer) => may(layer, below(layer))),
  ...sliced.map((layer) => ({
    from: { element: { type: layer } },
    allow: {
      to: { element: { type: layer, captured: { slice: '{{from.element.captured.slice}}' } } },
    },
  })),
  // An entity offers another one exactly what its file `@x/<other>.ts` lists.
  {
    from: { element: { type: 'entities' } },
    allow: {
      to: {
        element: { type: 'entities', fileInternalPath: '@x/{{from.element.captured.slice}}.ts' },
      },
    },
  },
  may('shared', ['shared', 'rules']),
  may('rules', ['rules']),
  // Its tests are beside the code and share helpers below `tests/`.
  may('server', ['server', 'server-support', 'contract', 'rules']),
  may('server-support', ['server', 'server-support', 'scripts', 'contract', 'rules', 'tests']),
  // Development's own scripts may share helpers with the tests; the product never does.
  may('scripts', ['scripts', 'server', 'server-support', 'contract', 'rules', 'tests']),
  may('tests', everything),
  // A slice is entered by its index, from outside.
  ...sliced.map((layer) => ({
    from: { element: { types: { anyOf: layers.filter((name) => name !== layer) } } },
    disallow: { to: { element: { type: layer, fileInternalPath: '!index.ts' } } },
    message: 'Import a slice through its index.ts.',
  })),
];

export const boundaryRules = {
  files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/**/*.ts', 'tests/**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': elements,
    'boundaries/root-path': path.resolve(import.meta.dirname, '../..'),
    'boundaries/legacy-templates': false,
    'import/resolver': { [path.join(import.meta.dirname, 'resolver.cjs')]: {} },
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
  },
};
