// The filters of the findings list as tests of one finding. A filter without an entry is a type
// error.
import { excludedValues } from '#domain/excluded-values';
import { importFilterOf, myself, pullRequestFilter } from '#domain/filter-values';
import { changeFilterOf } from '#domain/finding-comparison';
import { decodeFilter, decodeFilters, encodeFilter } from '#domain/finding-filter-codec';
import {
  type DateSpan,
  exactFileOf,
  type FindingFilterKey,
  type FindingFilters,
  findingFilterKeys,
} from '#domain/finding-filters';
import { isLiveSecret } from '#domain/live-secret';
import { slaRuns } from '#domain/sla';
import type {
  Finding,
  FindingAttributes,
  OpinionStatus,
  Remediation,
  Repository,
  Team,
} from '../../generated/model';
import { outcomeOf } from '../data/scan-outcomes';
import type { MockScan } from '../data/mock-scan';
import { isOwned } from '../data/teams';
import { changeOf } from './finding-changes';
import { type FindingMarks, isNewSinceVisit, newSince, noMarks } from './new-since';

type Test = (attributes: FindingAttributes, id: string) => boolean;

/** The data that filters read besides the finding. */
export interface FilterContext {
  readonly marks: FindingMarks;
  readonly repositories: readonly Repository[];
  readonly teams: { readonly all: readonly Team[] };
  readonly fixes: { readonly all: readonly Remediation[] };
  readonly scans: { readonly all: readonly MockScan[] };
  /** By the finding's id. */
  readonly opinions: { readonly value: Readonly<Record<string, OpinionStatus>> };
  /** The id of the current user, whom filters call `me`. */
  readonly me?: string | undefined;
}

export const noContext: FilterContext = {
  marks: noMarks,
  repositories: [],
  teams: { all: [] },
  fixes: { all: [] },
  scans: { all: [] },
  opinions: { value: {} },
};

const has = <T>(wanted: readonly T[], values: readonly (T | null)[]): boolean =>
  values.some((value) => value !== null && wanted.includes(value));

const lowered = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase());

/** A finding without a value is outside every range. */
const isWithin = ([from, to]: readonly [number, number], value: number | null): boolean =>
  value !== null && value >= from && value <= to;

/** Both days are inclusive, in UTC. */
const isOnDays = ({ from = '', to = '9999' }: DateSpan, at: string): boolean =>
  at.slice(0, 10) >= from && at.slice(0, 10) <= to;

/** `*` matches any characters. A pattern without `*` matches any part of the path. */
const matchesPath = (pattern: string, path: string): boolean => {
  const exact = exactFileOf(pattern);
  if (exact !== undefined) return path === exact;
  if (!pattern.includes('*')) return path.toLowerCase().includes(pattern.toLowerCase());
  const parts = pattern.split(/\*+/).map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(path);
};

/** The names by which filters identify a team. */
const namesOf = ({ id, name, members }: Team, me: string | undefined): string[] => [
  id,
  name,
  ...(members.some((member) => member.id === me) ? [myself] : []),
];

/** Assigned or sent to the user, or owned by one of the user's teams. */
const isMine = ({ teams, me }: FilterContext): Test => {
  const own = teams.all.filter(({ members }) => members.some(({ id }) => id === me));
  return (attributes) =>
    me !== undefined &&
    (attributes.assignee?.id === me ||
      attributes.sent_to.some(({ id }) => id === me) ||
      own.some((team) => isOwned(attributes, team)));
};

const isExcluded = (
  item: readonly [FindingFilterKey, readonly string[]],
  around: FilterContext,
) => {
  const [key, values] = item;
  const each =
    key === 'file'
      ? values.map((file) => ({ file }))
      : [decodeFilters({ [key]: encodeFilter(key, decodeFilter(key, values)) })];
  const tests = each.map((filters) => testsOf(filters, around));
  return (attributes: FindingAttributes, id: string) =>
    tests.some((of) => of.every((test) => test(attributes, id)));
};

type Tests = {
  [K in FindingFilterKey]: (wanted: NonNullable<FindingFilters[K]>, around: FilterContext) => Test;
};

const tests: Tests = {
  repository: (wanted) => {
    const names = lowered(wanted);
    return ({ repository: { id, nickname } }) => has(names, [id, nickname.toLowerCase()]);
  },
  repository_tag: (wanted, { repositories }) => {
    const tagged = new Set(
      repositories.filter(({ attributes: { data } }) => has(wanted, data.tags)).map(({ id }) => id),
    );
    return ({ repository }) => tagged.has(repository.id);
  },
  branch: (wanted) => (a) => has(wanted, [a.branch]),

  date_range: (wanted) => (a) => isOnDays(wanted, a.first_seen_at),
  new_since:
    (wanted, { marks }) =>
    ({ first_seen_at: at }, id) =>
      wanted.some((moment) =>
        moment === 'last_visit'
          ? isNewSinceVisit(at, id, marks)
          : Date.parse(at) >= newSince[moment](),
      ),
  // Case-insensitive, as on the server.
  tool: (wanted) => {
    const names = lowered(wanted);
    return (a) => has(names, [a.tool.toLowerCase()]);
  },
  import: (wanted, { scans }) => {
    const imports = wanted.flatMap((value) => {
      const named = importFilterOf(value);
      const kept = scans.all.find(({ scan }) => scan.id === named?.scan);
      return named && kept ? [{ kept, outcome: named.outcome }] : [];
    });
    return (a) => imports.some(({ kept, outcome }) => outcomeOf(kept, a) === outcome);
  },
  change: (wanted) => (a) => wanted.some((value) => changeFilterOf(value)?.change === changeOf(a)),

  file: (wanted) => (a) => a.file !== null && matchesPath(wanted, a.file),
  language: (wanted) => (a) => has(wanted, [a.language]),
  start_column: (wanted) => (a) => isWithin(wanted, a.range?.start_column ?? null),
  end_column: (wanted) => (a) => isWithin(wanted, a.range?.end_column ?? null),

  mine: (wanted, around) => {
    const test = isMine(around);
    return (a, id) => test(a, id) === wanted;
  },
  team: (wanted, { teams, me }) => {
    const named = teams.all.filter((team) => has(wanted, namesOf(team, me)));
    return (a) => named.some((team) => isOwned(a, team));
  },
  developer:
    (wanted, { me }) =>
    (a) =>
      [...(a.assignee ? [a.assignee] : []), ...a.sent_to].some(({ id, username, email }) =>
        has(wanted, [id, username, email, ...(id === me ? [myself] : [])]),
      ),
  review_requested: (wanted) => (a) => a.review_requested === wanted,
  issue_owner: (wanted) => (a) => has(wanted, [a.issue_owner]),

  status: (wanted) => (a) => has(wanted, [a.status]),
  mitigation: (wanted) => (a) => has(wanted, [a.mitigation_kind]),
  fixing_effort: (wanted) => (a) => isWithin(wanted, a.fixing_effort),
  remediation_type: (wanted) => (a) => has(wanted, [a.remediation_type]),
  pull_request: (wanted, { fixes }) => {
    const fixed = new Set(
      fixes.all
        .filter(
          ({ repository_id: repository, pull_request_number: number }) =>
            number !== null && wanted.includes(pullRequestFilter(repository, number)),
        )
        .map(({ finding_id: id }) => id),
    );
    return (_a, id) => fixed.has(id);
  },
  sla: (wanted) => (a) => has(wanted, [a.sla]),
  due: (wanted) => (a) => slaRuns(a) && a.due_at !== null && isOnDays(wanted, a.due_at),

  policy_category: (wanted) => (a) => has(wanted, a.policy_categories),
  policy_name: (wanted) => (a) => has(wanted, a.policy_names),
  policy_control: (wanted) => (a) => has(wanted, a.policy_controls),

  severity: (wanted) => (a) => has(wanted, [a.severity]),
  priority: (wanted) => (a) => isWithin(wanted, a.priority),
  cvssv3_score: (wanted) => (a) => isWithin(wanted, a.cvssv3_score),
  epss: (wanted) => (a) => isWithin(wanted, a.epss),
  cwe: (wanted) => (a) => has(wanted, a.cwe),
  cve: (wanted) => (a) => has(wanted, a.cve),
  kev: (wanted) => (a) => a.kev === wanted,
  live_secret: (wanted) => (a) => isLiveSecret(a) === wanted,
  reachability: (wanted) => (a) => has(wanted, a.reachability),
  rule: (wanted) => (a) => has(wanted, [a.rule.id]),
  component: (wanted) => (a) =>
    a.component !== null && has(wanted, [a.component.name, a.component.purl]),
  type: (wanted) => (a) => has(wanted, [a.type]),
  category: (wanted) => (a) => has(wanted, [a.category]),
  owasp: (wanted) => (a) => has(wanted, a.owasp),
  slsa_threats: (wanted) => (a) => has(wanted, a.slsa_threats),

  opinion:
    (wanted, { opinions }) =>
    (_a, id) => {
      const opinion = opinions.value[id]?.opinion;
      return opinion ? has(wanted, [opinion.answer ?? opinion.verdict]) : false;
    },
  false_positive: (wanted) => (a) => a.false_positive === wanted,
  is_duplicate: (wanted) => (a) => a.is_duplicate === wanted,
  is_subfinding: (wanted) => (a) => a.is_subfinding === wanted,
  provider: (wanted) => (a) => has(wanted, [a.provider]),
  tags: (wanted) => (a) => has(wanted, a.tags),
  excluded_file_types: (wanted) => (a) => !has(wanted, [a.file_type]),
  owasp_cicd: (wanted) => (a) => has(wanted, a.owasp_cicd),
  not: (wanted, around) => {
    const excluded = [...excludedValues(wanted)].map((item) => isExcluded(item, around));
    return (a, id) => !excluded.some((test) => test(a, id));
  },
};

export const testsOf = (filters: FindingFilters, around: FilterContext): Test[] =>
  findingFilterKeys.flatMap((key) => {
    const wanted = filters[key];
    if (wanted === undefined) return [];
    const testOf = tests[key] as (value: unknown, given: FilterContext) => Test; // the key's own value
    return [testOf(wanted, around)];
  });

/** Whether a finding matches these filters. */
export const meetsFilters = (
  filters: FindingFilters,
  around = noContext,
): ((finding: Finding) => boolean) => {
  const each = testsOf(filters, around);
  return ({ id, attributes }) => each.every((test) => test(attributes, id));
};
