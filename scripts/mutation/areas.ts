// The areas that `npm run test:mutation` mutates, and the tests that must detect it. Only code that
// needs neither a database nor a browser, so that a mutant takes less than a second.

export type Area = {
  /** The title in the table. */
  title: string;
  /** Files to mutate; tests among them are excluded. */
  mutate: readonly string[];
  /** Globs of test files. */
  tests: readonly string[];
};

export const areas: Readonly<Record<string, Area>> = {
  rules: {
    title: 'Rules that server and app share: permissions, triage, SLA, prices, images',
    mutate: ['src/shared/rules/!(finding-filter-codec|finding-query-syntax).ts'],
    tests: ['src/shared/rules/!(finding-query-syntax).test.ts'],
  },
  codec: {
    title: 'Filters as text: the address, the API and the search box',
    mutate: ['src/shared/rules/{finding-filter-codec,finding-query-syntax}.ts'],
    tests: ['src/shared/rules/{finding-filter-codec,finding-query-syntax}.test.ts'],
  },
  search: {
    title: 'Filters in the address and in requests',
    mutate: ['src/shared/lib/search/*.ts', 'src/shared/api/query-string.ts'],
    tests: ['src/shared/lib/search/*.test.ts', 'src/shared/api/query-string.test.ts'],
  },
  identity: {
    title: 'Identity of findings across imports',
    mutate: ['server/domains/imports/match/identity.ts'],
    tests: ['server/domains/imports/match/identity.test.ts'],
  },
  priority: {
    title: 'Priority of a finding',
    mutate: ['src/shared/rules/priority/{factors,score,settings}.ts'],
    tests: ['server/domains/prioritization/score/*.test.ts'],
  },
  masking: {
    title: 'Masking of secrets',
    mutate: ['server/domains/scans/scanners/mask.ts', 'server/domains/remediation/ai/mask.ts'],
    tests: [
      'server/domains/scans/scanners/mask.test.ts',
      'server/domains/remediation/ai/mask.test.ts',
    ],
  },
  fixes: {
    title: 'Fixes of code: the place, the edit, the patch, what a re-scan says of it',
    mutate: [
      'server/domains/remediation/generate/{propose,report-fix,patch,published-upgrade}.ts',
      'server/domains/remediation/pull-requests/{line-edits,commit-patch}.ts',
      'server/domains/remediation/verify/compare-scans.ts',
    ],
    tests: [
      'server/domains/remediation/generate/{propose,proposal-texts,secret-issuers,patch}.test.ts',
      'server/domains/remediation/generate/{report-fix,carried-fix}.test.ts',
      'server/domains/remediation/generate/{published-upgrade,transitive-fixes}.test.ts',
      'server/domains/remediation/pull-requests/{line-edits,commit-patch}.test.ts',
      'server/domains/remediation/verify/compare-scans.test.ts',
      'tests/fixes/corpus.test.ts',
    ],
  },
  manifests: {
    title: 'Upgrades in manifests',
    mutate: ['server/domains/remediation/manifests/*.ts'],
    tests: ['server/domains/remediation/manifests/*.test.ts'],
  },
  access: {
    title: 'Access of a caller to an operation',
    mutate: ['server/platform/http/authorize.ts'],
    tests: ['server/platform/http/authorize.test.ts'],
  },
};
