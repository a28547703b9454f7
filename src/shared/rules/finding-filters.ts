/**
 * Every filter of the findings list as data. One definition drives the URL, the query syntax of the
 * search box, the filter panel, saved filters and the server's SQL. Groups and fields follow the
 * specification (§3); `rule`, `component`, `branch`, `kev`, `sla` and `import` are Parapet's
 * additions, so that each grouping, chart and figure can link to its rows.
 */

export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

export const findingStatuses = ['open', 'in_progress', 'fixed', 'risk_accepted'] as const;
export type FindingStatus = (typeof findingStatuses)[number];
/** The remediation that is known for a finding, from none to the patch itself. */
export const mitigationKinds = ['none', 'advice', 'upgrade', 'fix_in_report'] as const;
export type MitigationKind = (typeof mitigationKinds)[number];

/** Threats of SLSA 1.2 along the delivery path. */
export const slsaThreats = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type SlsaThreat = (typeof slsaThreats)[number];

/** A finding's state against its due date. */
export const slaStates = ['overdue', 'due_soon', 'on_track', 'none'] as const;
export type SlaState = (typeof slaStates)[number];

/** The AI second opinion on a finding: a verdict awaiting the user's response, or that response. */
export const opinionStates = ['false_positive', 'real', 'unsure', 'accepted', 'refused'] as const;

/**
 * The moment after which a finding counts as new to Parapet: the user's last visit to the findings,
 * the visit before that, the beginning of yesterday, or the beginning of a chart's period. Findings
 * from a repository's first day existed before it was added, so they are not new.
 */
export const newSinceMoments = [
  'last_visit',
  'visit_before',
  'yesterday',
  '7d',
  '30d',
  '90d',
  '365d',
] as const;

/** The outcome of an import for a finding. */
export const importOutcomes = ['new', 'matched', 'reopened', 'fixed', 'left'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * How long the list of findings that an import matched is kept. Older lists are read from the
 * findings' histories.
 */
export const matchesKeptDays = 30;

/**
 * The outcomes are repeated here because every page loads this file. `filter-values.ts` parses the
 * value.
 */
export const importPattern =
  /^(new|matched|reopened|fixed|left):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Checks only the form, because every page loads this file. `finding-comparison.ts` parses the
 * value.
 */
const changePattern = /^(new|gone|kept):\S+\.\.\S+$/;

/** Repository id and pull request number; `filter-values.ts` parses the value. */
export const pullRequestPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,9})$/;

export const filterGroups = [
  'source_control',
  'scan_info',
  'code_info',
  'developer_info',
  'remediation_info',
  'policy_info',
  'vulnerability_info',
  'other_info',
] as const;
export type FilterGroup = (typeof filterGroups)[number];

/**
 * Values are chosen from options that the server counts. If `values` is present, it is the closed
 * set in canonical order.
 */
interface ListFilter {
  readonly kind: 'list';
  readonly group: FilterGroup;
  readonly values?: readonly string[];
  /** The pattern that a value must match. */
  readonly pattern?: RegExp;
  /** `false`: only links set it; the filter panel does not offer it. */
  readonly offered?: false;
}
interface IntegerListFilter {
  readonly kind: 'integers';
  readonly group: FilterGroup;
  readonly min: number;
}
/**
 * Inclusive range. A range less than one step from both ends is the full span, and therefore no
 * filter (§5).
 */
interface RangeFilter {
  readonly kind: 'range';
  readonly group: FilterGroup;
  readonly min: number;
  readonly max: number;
}
/** Inclusive days in UTC, `2026-01-01..2026-01-31`; either side may be open. */
interface DateRangeFilter {
  readonly kind: 'dates';
  readonly group: FilterGroup;
}
interface TextFilter {
  readonly kind: 'text';
  readonly group: FilterGroup;
  readonly maxLength: number;
}
interface FlagFilter {
  readonly kind: 'flag';
  readonly group: FilterGroup;
}
export type FilterDefinition =
  | ListFilter
  | IntegerListFilter
  | RangeFilter
  | DateRangeFilter
  | TextFilter
  | FlagFilter;

const list = (group: FilterGroup) => ({ kind: 'list', group }) as const satisfies ListFilter;
const oneOf = <const V extends readonly string[]>(group: FilterGroup, values: V) =>
  ({ kind: 'list', group, values }) as const satisfies ListFilter;
const days = (group: FilterGroup): DateRangeFilter => ({ kind: 'dates', group });
const flag = (group: FilterGroup): FlagFilter => ({ kind: 'flag', group });
/** A filter whose values come only from links. */
const linked = (group: FilterGroup, pattern: RegExp) =>
  ({ kind: 'list', group, pattern, offered: false }) as const satisfies ListFilter;
const upTo = (group: FilterGroup, max: number): RangeFilter => ({
  kind: 'range',
  group,
  min: 0,
  max,
});
/** Lines are capped at this number, so that a column filter fits an int4. */
const columnSpan = upTo('code_info', 10_000);

const chosenFilters = {
  repository: list('source_control'),
  repository_tag: list('source_control'),
  branch: list('source_control'),

  date_range: days('scan_info'),
  new_since: { kind: 'list', group: 'scan_info', values: newSinceMoments, offered: false },
  tool: list('scan_info'),
  import: linked('scan_info', importPattern),
  change: linked('scan_info', changePattern),

  file: { kind: 'text', group: 'code_info', maxLength: 500 },
  language: list('code_info'),
  start_column: columnSpan,
  end_column: columnSpan,

  mine: flag('developer_info'),
  team: list('developer_info'),
  developer: list('developer_info'),
  review_requested: flag('developer_info'),
  issue_owner: list('developer_info'),

  status: oneOf('remediation_info', findingStatuses),
  mitigation: list('remediation_info'),
  fixing_effort: upTo('remediation_info', 100),
  remediation_type: list('remediation_info'),
  pull_request: linked('remediation_info', pullRequestPattern),
  sla: oneOf('remediation_info', slaStates),
  due: days('remediation_info'),

  policy_category: list('policy_info'),
  policy_name: list('policy_info'),
  policy_control: list('policy_info'),

  severity: oneOf('vulnerability_info', severities),
  priority: upTo('vulnerability_info', 100),
  cvssv3_score: upTo('vulnerability_info', 10),
  epss: upTo('vulnerability_info', 1),
  cwe: { kind: 'integers', group: 'vulnerability_info', min: 1 },
  cve: list('vulnerability_info'),
  kev: flag('vulnerability_info'),
  live_secret: flag('vulnerability_info'),
  reachability: list('vulnerability_info'),
  rule: list('vulnerability_info'),
  component: list('vulnerability_info'),
  type: list('vulnerability_info'),
  category: list('vulnerability_info'),
  owasp: list('vulnerability_info'),
  slsa_threats: oneOf('vulnerability_info', slsaThreats),

  opinion: oneOf('other_info', opinionStates),
  false_positive: flag('other_info'),
  is_duplicate: flag('other_info'),
  is_subfinding: flag('other_info'),
  provider: list('other_info'),
  tags: list('other_info'),
  excluded_file_types: list('other_info'),
  owasp_cicd: list('other_info'),
} as const satisfies Record<string, FilterDefinition>;

const isWithValues = (definition: FilterDefinition): boolean =>
  definition.kind === 'integers' || (definition.kind === 'list' && definition.offered !== false);

/** `excluded_file_types` already excludes. */
const excludedItems = Object.entries<FilterDefinition>(chosenFilters).flatMap(([key, definition]) =>
  key === 'file' || (key !== 'excluded_file_types' && isWithValues(definition))
    ? `${key}:(${'min' in definition ? '[1-9]\\d{0,8}' : ('values' in definition && definition.values.join('|')) || '.+'})`
    : [],
);

export const findingFilters = {
  ...chosenFilters,
  /** `tool:trivy` excludes the findings that the filter `tool=trivy` matches. */
  not: linked('other_info', new RegExp(`^(${excludedItems.join('|')})$`, 's')),
} as const satisfies Record<string, FilterDefinition>;

/** The path of an exact file filter (`exactFile`). */
export const exactFileOf = (pattern: string): string | undefined =>
  pattern.startsWith('=') ? pattern.slice(1) : undefined;

export type FindingFilterKey = keyof typeof findingFilters;
export const findingFilterKeys = Object.keys(findingFilters) as FindingFilterKey[];
export const isFindingFilterKey = (key: string): key is FindingFilterKey =>
  Object.hasOwn(findingFilters, key);
export const filterDefinition = (key: FindingFilterKey): FilterDefinition => findingFilters[key];
/** Whether a filter has values to choose from. */
export const hasOptions = (key: FindingFilterKey): boolean => isWithValues(filterDefinition(key));

/** A filter's value by its kind, as decoded from the URL and as forms hold it. */
export interface DateSpan {
  readonly from?: string;
  readonly to?: string;
}
type ValueOf<D extends FilterDefinition> = D extends { kind: 'list'; values: readonly (infer V)[] }
  ? readonly V[]
  : D extends ListFilter
    ? readonly string[]
    : D extends IntegerListFilter
      ? readonly number[]
      : D extends RangeFilter
        ? readonly [number, number]
        : D extends DateRangeFilter
          ? DateSpan
          : D extends FlagFilter
            ? boolean
            : string;
export type FindingFilters = {
  -readonly [K in FindingFilterKey]?: ValueOf<(typeof findingFilters)[K]>;
};

/**
 * Findings that still need work, as every count of open findings defines them. Duplicates count
 * once, by the finding that represents them.
 */
export const openFilters = {
  status: ['open', 'in_progress'],
  false_positive: false,
  is_duplicate: false,
} satisfies FindingFilters;

/** Whether these filters select only open findings, whatever other filters they contain. */
export const isAllOpen = (filters: FindingFilters): boolean =>
  filters.false_positive === false &&
  filters.is_duplicate === false &&
  filters.status?.toSorted().join() === 'in_progress,open';

/** The sort columns. Each is backed by an index, with the finding's id as tie-breaker. */
export const findingSortFields = [
  'priority',
  'severity',
  'title',
  'repository',
  'tool',
  'status',
  'first_seen_at',
  'last_seen_at',
  'due_at',
  'cvssv3_score',
  'fixing_effort',
  'epss',
  'rule',
  'component',
  'file',
] as const;
export type FindingSortField = (typeof findingSortFields)[number];
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const defaultFindingSort = { sort_field: 'priority', sort: 'desc' } as const;

/** Fractional ranges have steps of 0.01. */
export const isFullSpan = (
  { min, max }: RangeFilter,
  [start, end]: readonly [number, number],
): boolean => {
  const step = max > 1 ? 1 : 0.01;
  return start < min + step && end > max - step;
};

/** Severity order for sorting and "worst of": critical is 0. */
export const severityRank = (severity: Severity): number => severities.indexOf(severity);
