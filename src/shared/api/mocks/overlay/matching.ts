import { excludedValues } from '#domain/excluded-values';
import { changeFilterOf, type FindingChange } from '#domain/finding-comparison';
import { decodeFilter, decodeFilters, encodeFilter } from '#domain/finding-filter-codec';
import { type FindingFilters, severityRank } from '#domain/finding-filters';
import { isLiveSecret } from '#domain/live-secret';
import { myself, pullRequestFilter } from '#domain/filter-values';
import type {
  Finding,
  FindingAttributes,
  FindingRowAttributes,
  Remediation,
  Team,
} from '../../generated/model';
import { isOwned } from '../data/teams';
import { dayMs, today } from '../data/today';

type Test = (attributes: FindingAttributes, id: string) => boolean;

/** The user's marks on findings, which complement the rule for new ones. */
export interface FindingMarks {
  readonly seenAllAt: number | null;
  readonly undo: Pick<FindingMarks, 'seenAllAt' | 'unseen'> | null;
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

export const noMarks: FindingMarks = { seenAllAt: null, undo: null, seen: [], unseen: [] };

/** The data that filters read besides the finding. */
export interface FilterContext {
  readonly marks: FindingMarks;
  readonly teams: { readonly all: readonly Team[] };
  readonly fixes: { readonly all: readonly Remediation[] };
  /** The id of the current user, whom filters call `me`. */
  readonly me?: string | undefined;
}

const noSurroundings: FilterContext = { marks: noMarks, teams: { all: [] }, fixes: { all: [] } };

const has = <T>(wanted: readonly T[] | undefined, values: readonly T[]): boolean =>
  wanted === undefined || values.some((value) => wanted.includes(value));

const isExcluded = (
  attributes: FindingAttributes,
  not: readonly string[] | undefined,
  surroundings: FilterContext,
): boolean =>
  [...excludedValues(not)].some(([key, values]) => {
    if (key === 'file') return values.some((path) => attributes.file?.includes(path) === true);
    const each = decodeFilters({ [key]: encodeFilter(key, decodeFilter(key, values)) });
    return testsOf(each, '', surroundings).every((test) => test(attributes, ''));
  });

/** The mock's user last visited three days ago. */
export const newSince = {
  last_visit: () => today() - 3 * dayMs,
  visit_before: () => today() - 5 * dayMs,
  yesterday: () => today() - dayMs,
  '7d': () => today() - 6 * dayMs,
  '30d': () => today() - 29 * dayMs,
  '90d': () => today() - 89 * dayMs,
  '365d': () => today() - 364 * dayMs,
} as const;

/** The end of the previous visit, or the time when all were marked as seen. */
export const sinceOf = ({ seenAllAt }: FindingMarks): number =>
  Math.max(newSince.last_visit(), seenAllAt ?? 0);

const isNewSinceVisit = (at: string, id: string, marks: FindingMarks): boolean =>
  marks.unseen.includes(id) || (!marks.seen.includes(id) && Date.parse(at) >= sinceOf(marks));

/** In the mock, about every fifth finding is new and every seventh gone, whatever is compared. */
export const changeOf = ({ title, file, first_seen_at: at }: FindingAttributes): FindingChange => {
  const n = Array.from(`${title}${file ?? ''}${at}`).reduce(
    (sum, letter) => sum + (letter.codePointAt(0) ?? 0),
    0,
  );
  return n % 5 === 0 ? 'new' : n % 7 === 0 ? 'gone' : 'kept';
};

/** As if every import had a commit. */
export const reasonOf = (
  change: FindingChange,
  { component, last_seen_at: at }: FindingAttributes,
): Pick<FindingRowAttributes, 'change_reason'> => {
  if (change === 'kept') return {};
  const none = {
    scan_id: null,
    commit: null,
    at: null,
    from: null,
    to: null,
    actor: null,
    author: null,
  };
  const upgrade = change === 'gone' ? component : null;
  return {
    change_reason:
      upgrade?.version && upgrade.fixed_version
        ? { ...none, kind: 'upgraded', from: upgrade.version, to: upgrade.fixed_version }
        : {
            ...none,
            kind: change === 'new' ? 'found' : 'not_reported',
            commit: change === 'new' ? '4f1c9ae' : 'b20d771',
            at,
          },
  };
};

/** The names by which filters identify a team. */
const namesOf = ({ id, name, members }: Team, me: string | undefined): string[] => [
  id,
  name,
  ...(members.some((member) => member.id === me) ? [myself] : []),
];

/** Case-insensitive, as on the server. */
const testOfTool = (wanted: FindingFilters['tool']): Test => {
  const names = wanted?.map((name) => name.toLowerCase());
  return ({ tool }) => has(names, [tool.toLowerCase()]);
};

/** The filters that distinguish the mock's findings; all others match everything. */
const testsOf = (
  filters: FindingFilters,
  text: string,
  { marks, teams, fixes, me } = noSurroundings,
): Test[] => [
  (attributes) =>
    filters.team === undefined ||
    teams.all.some(
      (team) =>
        namesOf(team, me).some((name) => filters.team?.includes(name)) && isOwned(attributes, team),
    ),
  ({ severity }) => has(filters.severity, [severity]),
  ({ status }) => has(filters.status, [status]),
  testOfTool(filters.tool),
  ({ category }) => has(filters.category, [category]),
  ({ repository }) => has(filters.repository, [repository.nickname, repository.id]),
  ({ cwe }) => has(filters.cwe, cwe),
  ({ cve }) => has(filters.cve, cve),
  ({ tags }) => has(filters.tags, tags),
  ({ sla }) => has(filters.sla, [sla]),
  ({ rule }) => has(filters.rule, [rule.id]),
  ({ file }) => filters.file === undefined || file?.includes(filters.file) === true,
  ({ assignee }) =>
    has(
      filters.developer,
      assignee ? [assignee.username, assignee.id, ...(assignee.id === me ? [myself] : [])] : [],
    ),
  ({ issue_owner }) => has(filters.issue_owner, [issue_owner]),
  ({ branch }) => has(filters.branch, branch === null ? [] : [branch]),
  ({ language }) => has(filters.language, language === null ? [] : [language]),
  ({ component }) => has(filters.component, component ? [component.name] : []),
  ({ slsa_threats: threats }) => has(filters.slsa_threats, threats),
  ({ kev }) => filters.kev === undefined || kev === filters.kev,
  (attributes) =>
    filters.live_secret === undefined || isLiveSecret(attributes) === filters.live_secret,
  ({ owasp }) => has(filters.owasp, owasp),
  ({ false_positive: marked }) =>
    filters.false_positive === undefined || marked === filters.false_positive,
  ({ priority }) =>
    filters.priority === undefined ||
    (priority >= filters.priority[0] && priority <= filters.priority[1]),
  ({ epss }) =>
    filters.epss === undefined ||
    (epss !== null && epss >= filters.epss[0] && epss <= filters.epss[1]),
  ({ due_at: at }) =>
    filters.due === undefined ||
    (at !== null &&
      at.slice(0, 10) >= (filters.due.from ?? '') &&
      at.slice(0, 10) <= (filters.due.to ?? '9999')),
  ({ first_seen_at: at }, id) =>
    filters.new_since === undefined ||
    filters.new_since.some((moment) =>
      moment === 'last_visit'
        ? isNewSinceVisit(at, id, marks)
        : Date.parse(at) >= newSince[moment](),
    ),
  (attributes) =>
    filters.change === undefined ||
    filters.change.some((value) => changeFilterOf(value)?.change === changeOf(attributes)),
  (attributes) =>
    filters.not === undefined || !isExcluded(attributes, filters.not, { marks, teams, fixes, me }),
  (_attributes, id) =>
    filters.pull_request === undefined ||
    fixes.all.some(
      (fix) =>
        fix.finding_id === id &&
        fix.pull_request_number !== null &&
        filters.pull_request?.includes(
          pullRequestFilter(fix.repository_id, fix.pull_request_number),
        ),
    ),
  ({ title, file, cve }) =>
    text === '' ||
    [title, file ?? '', ...cve].some((field) => field.toLowerCase().includes(text.toLowerCase())),
];

/** Whether a finding matches these filters, as far as the mock implements them. */
export const meetsFilters = (filters: FindingFilters): ((finding: Finding) => boolean) => {
  const tests = testsOf(filters, '');
  return ({ id, attributes }) => tests.every((test) => test(attributes, id));
};

const orders: Readonly<Record<string, (attributes: FindingAttributes) => string | number>> = {
  priority: ({ priority }) => priority,
  // Most severe first, then by priority, as on the server.
  severity: ({ severity, priority }) => (4 - severityRank(severity)) * 1000 + priority,
  title: ({ title }) => title,
  repository: ({ repository }) => repository.nickname,
  tool: ({ tool }) => tool,
  status: ({ status }) => status,
  first_seen_at: ({ first_seen_at: at }) => at,
  last_seen_at: ({ last_seen_at: at }) => at,
};

export function matching(
  findings: readonly Finding[],
  { searchParams }: URL,
  surroundings?: FilterContext,
): Finding[] {
  const tests = testsOf(
    decodeFilters(Object.fromEntries(searchParams)),
    searchParams.get('q') ?? '',
    surroundings,
  );
  const keyOf =
    orders[searchParams.get('sort_field') ?? 'priority'] ?? (({ priority }) => priority);
  const sign = searchParams.get('sort') === 'asc' ? 1 : -1;
  return findings
    .filter(({ id, attributes }) => tests.every((test) => test(attributes, id)))
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one.attributes), keyOf(other.attributes)];
      // Equal rows are ordered by id, as on the server.
      return a === b ? sign * (one.id < other.id ? -1 : 1) : a < b ? -sign : sign;
    });
}
