import { severityRank } from '#domain/finding-filters';
import type { Finding, FindingGroup } from '../../generated/model';
import { countOpen, optionsOf, valuesOf } from '../data/counts';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { pageOf } from './page';
import { requestedFindings } from './visible';

type GroupKey = 'repository' | 'rule' | 'cve' | 'component' | 'file';

const groupOf = (key: string, findings: readonly Finding[]): FindingGroup => {
  const rows = findings.map(({ attributes }) => attributes);
  const [worst] = rows
    .map(({ severity }) => severity)
    .toSorted((one, other) => severityRank(one) - severityRank(other));
  return {
    key,
    label: key,
    total: rows.length,
    severity: countOpen(findings),
    worst: worst ?? 'info',
    highest_priority: Math.max(...rows.map(({ priority }) => priority)),
    repositories: new Set(rows.map(({ repository }) => repository.id)).size,
    oldest_at: rows.map(({ first_seen_at: at }) => at).toSorted()[0] ?? '',
    with_fix: rows.filter(({ has_fix: hasFix }) => hasFix).length,
  };
};

export const groupsOverlay = (state: MockState) =>
  ({
    listFindingGroups: ({ request }) => {
      const url = new URL(request.url);
      const key = url.searchParams.get('group') as GroupKey; // validated by the gate
      const findings = requestedFindings(state, request, url);
      const groups = optionsOf(findings, key).map(({ value }) =>
        groupOf(
          value,
          findings.filter((finding) => valuesOf(finding, key).includes(value)),
        ),
      );
      return pageOf(
        groups.toSorted(
          (one, other) =>
            other.highest_priority - one.highest_priority ||
            other.total - one.total ||
            (one.key < other.key ? -1 : 1),
        ),
        url,
      );
    },
  }) satisfies Overlay;
