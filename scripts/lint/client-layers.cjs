// Import rules outside the server's own: the layers of the web app (Feature-Sliced Design), and
// what the server, the scripts and their tests may import from them.
const layers = ['app', 'pages', 'widgets', 'features', 'entities', 'shared'];
const sliced = ['pages', 'widgets', 'features', 'entities'];

const above = (layer) => layers.slice(0, layers.indexOf(layer));

const upward = layers
  .filter((layer) => above(layer).length > 0)
  .map((layer) => ({
    name: `layer-${layer}`,
    comment: `Code in ${layer} imports from ${layer} and from the layers below.`,
    severity: 'error',
    from: { path: `^src/${layer}/` },
    to: { path: `^src/(${above(layer).join('|')})/` },
  }));

const slices = sliced.map((layer) => ({
  name: `slice-${layer}`,
  comment:
    layer === 'entities'
      ? 'An entity offers another one exactly what its file `@x/<other>.ts` lists.'
      : `Slices of ${layer} do not know each other: what they share moves down a layer.`,
  severity: 'error',
  from: { path: `^src/${layer}/([^/]+)/` },
  to: {
    path: `^src/${layer}/[^/]+/`,
    pathNot: [
      `^src/${layer}/$1/`,
      ...(layer === 'entities' ? ['^src/entities/[^/]+/@x/$1\\.ts$'] : []),
    ],
  },
}));

const doors = sliced.map((layer) => ({
  name: `door-of-${layer}`,
  comment: 'A slice is entered by its index.ts.',
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/${layer}/` },
  to: { path: `^src/${layer}/[^/]+/`, pathNot: `^src/${layer}/[^/]+/index\\.ts$` },
}));

const sides = [
  {
    name: 'app-knows-no-server',
    comment: 'The web app knows the server by its contract alone.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^(server|scripts|tests|openapi)/' },
  },
  {
    name: 'rules-are-pure',
    comment: 'A rule that both sides share imports other rules only.',
    severity: 'error',
    from: { path: '^src/shared/rules/' },
    to: { path: '^src/(?!shared/rules/)' },
  },
  {
    name: 'server-knows-no-app',
    comment: 'The server shares the rules with the web app. Its tests share helpers with others.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(src/(?!shared/rules/)|scripts/|tests/(?!support/server/))' },
  },
  {
    name: 'tools-know-no-app',
    comment: 'Scripts and the helpers of server tests share the rules with the web app.',
    severity: 'error',
    from: { path: '^(scripts|tests/support/server)/' },
    to: { path: '^src/(?!shared/rules/)' },
  },
];

module.exports = { clientLayers: [...upward, ...slices, ...doors, ...sides] };
