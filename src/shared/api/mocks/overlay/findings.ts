import type {
  FilterKey,
  Finding,
  FindingAttributes,
  SaveFindingColumnsRequest,
  ToggleFalsePositiveRequest,
  UpdateFindingRequest,
} from '../../generated/model';
import { optionsOf } from '../data/counts';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { matching, newSince } from './matching';
import { pageOf } from './page';

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

async function bodyOf<T>(request: Request): Promise<Partial<T>> {
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as Partial<T>);
}

export function findingsOverlay(state: MockState) {
  const find = ({ id }: Params): Finding => {
    const finding = state.findings.find((candidate) => candidate.id === id);
    if (!finding) refuse(404, 'Finding data not found');
    return finding;
  };
  const change = (finding: Finding, changes: Partial<FindingAttributes>) => {
    const changed = {
      ...finding,
      attributes: { ...finding.attributes, ...changes, version: finding.attributes.version + 1 },
    };
    state.findings = state.findings.map((candidate) =>
      candidate.id === finding.id ? changed : candidate,
    );
    return { data: changed };
  };
  return {
    listFindings: ({ request }) => {
      const url = new URL(request.url);
      return pageOf(matching(state.findings, url), url);
    },
    recordFindingsVisit: () => ({
      data: { since: new Date(newSince.last_visit()).toISOString() },
    }),
    listFindingFilterOptions: ({ request }) => {
      const url = new URL(request.url);
      const key = url.searchParams.get('filter_key') as FilterKey; // The contract's own word: the app sends no other.
      // The filter itself does not narrow its own values.
      url.searchParams.delete(key);
      const words = url.searchParams.get('q')?.toLowerCase() ?? '';
      url.searchParams.delete('q');
      const options = optionsOf(matching(state.findings, url), key).filter(({ label }) =>
        label.toLowerCase().includes(words),
      );
      return { data: { filter_key: key, options, counts_are_exact: true, truncated: false } };
    },
    getFinding: ({ params }) => ({ data: find(params) }),
    updateFinding: async ({ params, request }) => {
      const {
        assignee_id: _assignee,
        reason: _reason,
        ...changes
      } = await bodyOf<UpdateFindingRequest>(request);
      return change(find(params), changes);
    },
    toggleFindingFalsePositive: async ({ params, request }) => {
      const finding = find(params);
      const { false_positive: wanted } = await bodyOf<ToggleFalsePositiveRequest>(request);
      return change(finding, { false_positive: wanted ?? !finding.attributes.false_positive });
    },
    getSelectedFindingColumns: () => ({ data: state.columns }),
    saveFindingColumns: async ({ request }) => {
      const { columns = [] } = await bodyOf<SaveFindingColumnsRequest>(request);
      state.columns = columns.map(({ key, width = null }) => ({ key, width }));
      return { data: state.columns };
    },
  } satisfies Overlay;
}
