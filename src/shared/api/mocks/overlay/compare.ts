import { changeFilter, type ComparedKind, type FindingChange } from '#domain/finding-comparison';
import { type Severity, severities } from '#domain/finding-filters';
import type { ComparedSide, Finding, FindingChangeCounts } from '../../generated/model';
import type { Overlay } from '../answers';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { changeOf } from './finding-changes';
import { matching } from './matching';
import { filterContextOf } from './visible';

export function compareOverlay(state: MockState) {
  return {
    compareFindings: ({ params, request }) => {
      const repository = state.repositories.find(({ id }) => id === params['id']);
      if (!repository) refuse(404, 'Repository data not found');
      const url = new URL(request.url);
      const asked = (name: string) => url.searchParams.get(name) ?? '';
      const [by, before, after] = [asked('by') as ComparedKind, asked('before'), asked('after')]; // validated by the gate
      url.searchParams.set('repository', repository.attributes.nickname);
      const findings = matching(state.findings, url, filterContextOf(state, request));
      const having = (change: FindingChange) =>
        findings.filter(({ attributes }) => changeOf(attributes) === change);
      const countsOf = (change: FindingChange): FindingChangeCounts => {
        const found = having(change);
        const of = (severity: Severity) =>
          found.filter(({ attributes }) => attributes.severity === severity).length;
        const [critical = 0, high = 0, medium = 0, low = 0, info = 0] = severities.map(of);
        return {
          total: found.length,
          severity: { critical, high, medium, low, info },
          filter: changeFilter(change, { by, repository: repository.id, before, after }),
        };
      };
      const side = (name: string, own: readonly Finding[]): ComparedSide => {
        const all = [...own, ...having('kept')];
        return {
          name,
          tools: [...new Set(all.map(({ attributes }) => attributes.tool))].toSorted(),
          scanned_at: repository.attributes.last_scan_at,
          total: all.length,
          highest_priority:
            all.length === 0 ? null : Math.max(...all.map(({ attributes }) => attributes.priority)),
        };
      };
      return {
        data: {
          by,
          before: side(before, having('gone')),
          after: side(after, having('new')),
          new: countsOf('new'),
          gone: countsOf('gone'),
          kept: countsOf('kept'),
          not_compared: 0,
        },
      };
    },
  } satisfies Overlay;
}
