import type {
  CountFindingsRequest,
  FilterKey,
  Finding,
  FindingAttributes,
  FindingRow,
  MarkFindingsSeenRequest,
  SaveFindingColumnsRequest,
  ToggleFalsePositiveRequest,
  UpdateFindingRequest,
} from '../../generated/model';
import { getListFindingsResponseMock } from '../generated/findings/findings.msw';
import { optionsOf } from '../data/counts';
import { personWith } from '../data/people';
import { ownersOf } from '../data/teams';
import { refuse } from '../problem';
import { changeFinding } from './change-finding';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { changeOf, reasonOf } from './finding-changes';
import { newSince, sinceOf } from './new-since';
import { limited, takeOptionSearch } from './option-search';
import { pageOf } from './page';
import { optionalBodyOf } from './request';
import { requestedFindings, visibleFindings } from './visible';

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

const rowNames = new Set(
  getListFindingsResponseMock().data.flatMap(({ attributes }) => Object.keys(attributes)),
);

/** The attributes of a finding in the list. */
export const rowOf = ({ id, attributes }: Finding): FindingRow => ({
  id,
  // The attribute names of a row, from the contract's example.
  attributes: Object.fromEntries(
    Object.entries(attributes).filter(([name]) => rowNames.has(name)),
  ) as unknown as FindingRow['attributes'],
});

/** Adds how the finding changed, only with the filter `change`, as on the server. */
export const changedRowOf = (finding: Finding, { searchParams }: URL): FindingRow => {
  const { id, attributes } = rowOf(finding);
  if (!searchParams.has('change')) return { id, attributes };
  const change = changeOf(finding.attributes);
  return { id, attributes: { ...attributes, change, ...reasonOf(change, finding.attributes) } };
};

export function findingsOverlay(state: MockState) {
  const find = ({ id }: Params, request: Request): Finding => {
    const finding = visibleFindings(state, request).find((candidate) => candidate.id === id);
    if (!finding) refuse(404, 'Finding data not found');
    return finding;
  };
  const change = (finding: Finding, changes: Partial<FindingAttributes>) => ({
    data: changeFinding(state, finding, changes),
  });
  const listed = (request: Request, url: URL) => requestedFindings(state, request, url);
  const since = () => new Date(sinceOf(state.marks)).toISOString();
  const news = () => {
    const { seen, unseen } = state.marks;
    return { data: { since: since(), first_reports: [], seen: [...seen], unseen: [...unseen] } };
  };
  const lastSeen = state.store.one<string | null>('last visit of the findings', null);
  return {
    listFindings: ({ request }) => {
      const url = new URL(request.url);
      const { data, meta } = pageOf(listed(request, url), url);
      return {
        data: data.map((finding) => changedRowOf(finding, url)),
        meta,
      };
    },
    countFindings: async ({ request }) => {
      const { filters = [] } = await optionalBodyOf<CountFindingsRequest>(request);
      return {
        data: filters.map((written) => {
          const url = new URL(`?${new URLSearchParams(written).toString()}`, request.url);
          const { length } = listed(request, url);
          return { total: length, total_is_exact: true };
        }),
      };
    },
    getFindingsVisit: news,
    recordFindingsVisit: () => {
      lastSeen.value = new Date().toISOString();
      return {
        data: { since: since(), since_before: new Date(newSince.visit_before()).toISOString() },
      };
    },
    markFindingsSeen: async ({ request }) => {
      const { seen: isSeen, finding_ids: ids } =
        await optionalBodyOf<MarkFindingsSeenRequest>(request);
      const { marks } = state;
      if (ids === undefined) {
        if (isSeen !== true && marks.undo === null) refuse(409, 'This cannot be undone.');
        state.marks =
          isSeen === true
            ? {
                ...marks,
                seenAllAt: Date.now(),
                undo: { seenAllAt: marks.seenAllAt, unseen: marks.unseen },
                unseen: [],
              }
            : { ...marks, ...marks.undo, undo: null };
        return news();
      }
      const left = (before: readonly string[]) => before.filter((id) => !ids.includes(id));
      const found = ids.map((id) => find({ id }, request));
      const marked = found
        .filter(
          ({ attributes: { first_seen_at: at } }) =>
            Date.parse(at) >= sinceOf(marks) === (isSeen === true),
        )
        .map(({ id }) => id);
      state.marks = {
        ...marks,
        seen: [...left(marks.seen), ...(isSeen === true ? marked : [])],
        unseen: [...left(marks.unseen), ...(isSeen === true ? [] : marked)],
      };
      return news();
    },
    listFindingFilterOptions: ({ request }) => {
      const url = new URL(request.url);
      const key = url.searchParams.get('filter_key') as FilterKey; // a contract name; the app sends no other
      // A filter does not narrow its own values.
      url.searchParams.delete(key);
      const { words, limit } = takeOptionSearch(url);
      const options = optionsOf(listed(request, url), key, state.teams.all).filter(({ label }) =>
        label.toLowerCase().includes(words),
      );
      return { data: { filter_key: key, counts_are_exact: true, ...limited(options, limit) } };
    },
    getFinding: ({ params, request }) => {
      const { id, attributes } = find(params, request);
      const owners = ownersOf(attributes, state.teams.all);
      return { data: { id, attributes: { ...attributes, owners } } };
    },
    getFindingNeighbours: ({ params, request }) => {
      const { id } = find(params, request);
      const url = new URL(request.url);
      const listing = new Set(listed(request, url).map((row) => row.id));
      // The finding may not match the filter; it has a position in the order anyway.
      const order = new URL(url.origin);
      for (const name of ['sort', 'sort_field'])
        for (const value of url.searchParams.getAll(name)) order.searchParams.set(name, value);
      const all = requestedFindings(state, request, order).map((row) => row.id);
      const isListed = (other: string) => listing.has(other);
      const before = all.slice(0, all.indexOf(id)).filter(isListed);
      const next = all.slice(all.indexOf(id) + 1).find(isListed) ?? null;
      return { previous: before.at(-1) ?? null, next, position: before.length + 1 };
    },
    updateFinding: async ({ params, request }) => {
      const {
        assignee_id: assignee,
        reason: _reason,
        ...changes
      } = await optionalBodyOf<UpdateFindingRequest>(request);
      return change(find(params, request), {
        ...changes,
        ...(assignee !== undefined && { assignee: personWith(assignee) }),
      });
    },
    toggleFindingFalsePositive: async ({ params, request }) => {
      const finding = find(params, request);
      const { false_positive: wanted } = await optionalBodyOf<ToggleFalsePositiveRequest>(request);
      return change(finding, { false_positive: wanted ?? !finding.attributes.false_positive });
    },
    getSelectedFindingColumns: () => ({ data: state.columns }),
    saveFindingColumns: async ({ request }) => {
      const { columns = [] } = await optionalBodyOf<SaveFindingColumnsRequest>(request);
      state.columns = columns.map(({ key, width = null }) => ({ key, width }));
      return { data: state.columns };
    },
  } satisfies Overlay;
}
