// Fixes of findings: ten ready ones, then one with a pull request of each kind that the pull
// requests page shows.
import type { Finding, Remediation } from '../../generated/model';
import { getGetRemediationResponseMock } from '../generated/remediation/remediation.msw';
import { dayMs, today } from './today';

const daysAgo = (days: number): string => new Date(today() - days * dayMs).toISOString();

type Sample = Partial<
  Pick<
    Remediation,
    | 'pull_request_state'
    | 'pull_request_checks'
    | 'pull_request_update'
    | 'pull_request_waiting'
    | 'processing_status'
  >
> & { isGone?: boolean; findings?: number };

const checksOf = (
  state: NonNullable<Remediation['pull_request_checks']>['state'],
  names: readonly string[] = [],
): Remediation['pull_request_checks'] => ({
  state,
  commit: null,
  failing: names.map((name) => ({ name, url: null })),
  failing_count: names.length,
  reason: null,
  checked_at: daysAgo(0),
});

/** One of each kind that the page shows. */
const samples = (): readonly Sample[] => [
  { pull_request_state: 'merged', processing_status: 'ready', findings: 2 },
  { pull_request_checks: checksOf('failing', ['unit-tests', 'lint']) },
  {
    pull_request_update: {
      ...{ state: 'outdated', at: daysAgo(1), reason: 'patch_outdated' },
      ...{ detail: 'The fix no longer fits the file.', facts: { file: 'pom.xml' } },
    },
  },
  { pull_request_checks: checksOf('pending'), findings: 3 },
  { pull_request_checks: checksOf('passing') },
  {
    pull_request_checks: checksOf('none'),
    pull_request_waiting: { until: daysAgo(-1), time_zone: 'Europe/Madrid' },
  },
  { pull_request_state: 'merged' },
  { pull_request_state: 'merged', isGone: true, findings: 2 },
  { pull_request_state: 'closed', processing_status: 'ready' },
];

/** Fixes with a pull request for findings of this list. */
const firstPulls = (example: Remediation, findings: readonly Finding[]): Remediation[] => {
  const taken = new Set<string>();
  return samples().flatMap(({ isGone = false, findings: count = 1, ...sample }, place) => {
    const free = findings.filter(
      ({ id, attributes: { status, false_positive } }) =>
        !taken.has(id) && !false_positive && isGone === (status === 'fixed'),
    );
    const repository = free[0]?.attributes.repository;
    const chosen = free
      .filter(({ attributes }) => attributes.repository.id === repository?.id)
      .slice(0, count);
    return chosen.map(({ id, attributes: { component, fixed_versions: versions } }) => {
      taken.add(id);
      const number = 40 + place;
      return {
        ...example,
        _id: `01980a5c-0f10-7000-8000-0000000001${String(taken.size).padStart(2, '0')}`,
        finding_id: id,
        repository_id: repository?.id ?? '',
        title:
          component && versions[0] ? `Upgrade ${component.name} to ${versions[0]}` : example.title,
        date: daysAgo(place + 2),
        processing_status: 'applied' as const,
        pull_request_url: `https://github.com/acme/${repository?.nickname ?? ''}/pull/${number}`,
        pull_request_number: number,
        pull_request_state: 'open' as const,
        ...sample,
      };
    });
  });
};

/** The contract's example is only the header of a diff, which diff viewers cannot render. */
const diff = `--- a/src/statements/search.ts
+++ b/src/statements/search.ts
@@ -41,1 +41,1 @@
-const rows = db.query(\`SELECT * FROM statements WHERE memo LIKE '%\${query}%'\`);
+const rows = db.query('SELECT * FROM statements WHERE memo LIKE $1', [\`%\${query}%\`]);
`;

/** A newly generated fix, without a pull request. */
export const exampleFix = (): Remediation => ({
  ...getGetRemediationResponseMock().data,
  code_diff: diff,
  code_diff_original: diff,
  pull_request_checks: null,
  pull_request_update: null,
  pull_request_waiting: null,
});

export const makeFixes = (findings: readonly Finding[]): Remediation[] => {
  const example = exampleFix();
  const withFix = findings.filter(({ attributes }) => attributes.has_fix);
  const proposed = withFix.slice(0, 10).map(({ id, attributes }, index) => ({
    ...example,
    _id: `01980a5c-0f10-7000-8000-00000000000${index}`,
    finding_id: id,
    repository_id: attributes.repository.id,
  }));
  return [...proposed, ...firstPulls(example, withFix.slice(10))];
};

/** Links findings to the fixes of their pull requests, so that their pages show them. */
export const withPulls = (
  findings: readonly Finding[],
  fixes: readonly Remediation[],
): Finding[] => {
  const opened = new Map(
    fixes.flatMap((fix) => (fix.pull_request_url === null ? [] : [[fix.finding_id, fix._id]])),
  );
  return findings.map((finding) => {
    const fix = opened.get(finding.id);
    return fix === undefined
      ? finding
      : { ...finding, attributes: { ...finding.attributes, remediation_id: fix } };
  });
};
