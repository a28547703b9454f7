// Who may import whom. `npm run layers` prints each import that breaks a rule, and each cycle.
const { clientLayers } = require('./scripts/lint/client-layers.cjs');
const { domains, floorOf } = require('./scripts/lint/server-domains.cjs');

const escape = (path) => path.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const folder = (domain) => `server/domains/${domain}/`;

/** A folder may hold the folder of another domain: that one is not part of it. */
const inside = (domain) => {
  const nested = domains.filter((other) => other !== domain && other.startsWith(`${domain}/`));
  return {
    path: `^${escape(folder(domain))}`,
    ...(nested.length > 0 && { pathNot: nested.map((other) => `^${escape(folder(other))}`) }),
  };
};

const tests = String.raw`\.test\.ts$`;

const direction = domains.map((domain) => ({
  name: `direction-${domain}`,
  comment: `${domain} imports only domains that stand below it in scripts/lint/server-domains.cjs.`,
  severity: 'error',
  from: { ...inside(domain), pathNot: [tests, ...(inside(domain).pathNot ?? [])] },
  to: {
    path: domains
      .filter((other) => other !== domain && floorOf(other) >= floorOf(domain))
      .map((other) => `^${escape(folder(other))}`),
    pathNot: [
      `^${escape(folder(domain))}`,
      ...domains
        .filter((other) => floorOf(other) < floorOf(domain))
        .map((other) => `^${escape(folder(other))}`),
    ],
  },
}));

const doors = domains.map((domain) => ({
  name: `door-${domain}`,
  comment: `${domain} is entered by its index.ts.`,
  severity: 'error',
  from: { path: '^(server|scripts)/', pathNot: [tests, inside(domain).path] },
  to: {
    path: inside(domain).path,
    pathNot: [`^${escape(folder(domain))}index\\.ts$`, ...(inside(domain).pathNot ?? [])],
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'platform-knows-no-domain',
      comment: 'What a platform module needs of a domain is given to it at composition.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: tests },
      to: { path: '^server/(domains/|report-formats/|(app|routes|jobs|main)\\.ts)' },
    },
    {
      name: 'formats-are-pure',
      comment: 'A report format reads bytes: it imports reference data and shared rules only.',
      severity: 'error',
      from: { path: '^server/report-formats/', pathNot: tests },
      to: { path: '^server/(?!report-formats/|reference/)' },
    },
    {
      name: 'reference-is-data',
      comment: 'Reference data knows nothing of the server.',
      severity: 'error',
      from: { path: '^server/reference/', pathNot: tests },
      to: { path: '^server/(?!reference/)' },
    },
    {
      name: 'domains-know-no-composition',
      severity: 'error',
      from: { path: '^server/domains/', pathNot: tests },
      to: { path: '^server/[^/]+\\.ts$' },
    },
    ...direction,
    ...doors,
    ...clientLayers,
    {
      name: 'no-cycle',
      comment:
        'Modules that import each other, for a value or a type, are one module in two files.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'could-not-resolve',
      comment: 'An alias that leads nowhere hides the import from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Who imports generated code is looked at; what that imports is its generator's business.
    doNotFollow: { path: ['node_modules', '(^|/)generated/'] },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
