// The filters of the findings list as conditions on `findings f`. One entry a filter: a filter without one does not compile.
import { sql, type SQL } from 'drizzle-orm';
import {
  type DateSpan,
  exactFileOf,
  type FindingFilterKey,
  type FindingFilters,
  findingFilterKeys,
  importFilterOf,
  type ImportOutcome,
  type SlaState,
} from '../../../src/shared/rules/finding-filters.ts';
import { dueSoonDays } from '../../../src/shared/rules/sla.ts';
import { developerLabel } from '../own.ts';
import { escapeLike, texts, uuids } from '../../db/text-match.ts';
import { complianceCategory, isControlLabel } from '../../policies/control-sets.ts';

type Conditions = { [K in FindingFilterKey]: (value: NonNullable<FindingFilters[K]>) => SQL };

/** `=` lets the planner use the statistics of the one value. */
const oneOf = (column: SQL, values: readonly string[]): SQL =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${texts(values)})`;

const column =
  (name: string) =>
  (values: readonly string[]): SQL =>
    oneOf(sql.raw(`f.${name}`), values);

const labelled = (labels: readonly string[]): SQL =>
  sql`exists (select from finding_labels l where l.client_id = f.client_id and ${oneOf(sql`l.label`, labels)} and l.finding_id = f.id)`;

const prefixes = {
  cwe: 'cwe',
  cve: 'cve',
  owasp: 'owasp',
  slsa_threats: 'slsa',
  tags: 'tag',
  owasp_cicd: 'cicd',
  policy_category: 'policy-category',
  policy_name: 'policy',
} as const;
const isPrefixed = (key: FindingFilterKey): key is keyof typeof prefixes => key in prefixes;

const label =
  (key: keyof typeof prefixes) =>
  (values: readonly (string | number)[]): SQL =>
    labelled(values.map((value) => `${prefixes[key]}:${String(value)}`));

const standsAgainst = (labels: readonly string[]): SQL =>
  sql`f.control_set = any(control_sets_of(${texts(labels)}))`;

/** Of controls a finding knows the combination, of the organisation's own rules it carries the labels. Their category can be that of the controls. */
const policy =
  (prefix: string) =>
  (values: readonly string[]): SQL => {
    const labels = values.map((value) => `${prefix}:${value}`);
    const both = `policy-category:${complianceCategory}`;
    const controls = labels.filter((name) => name === both || isControlLabel(name));
    const own = labels.filter((name) => !isControlLabel(name));
    const parts = [
      ...(controls.length > 0 ? [standsAgainst(controls)] : []),
      ...(own.length > 0 ? [labelled(own)] : []),
    ];
    return sql`(${sql.join(parts, sql` or `)})`;
  };

const range =
  (name: string) =>
  ([from, to]: readonly [number, number]): SQL =>
    sql`f.${sql.raw(name)} between ${from} and ${to}`;

/** Scores have one decimal; what a report computes to more is met by the nearest. */
const tenths = ([from, to]: readonly [number, number]): SQL =>
  sql`round((f.cvss_score * 10)::numeric) between ${Math.ceil(from * 10 - 1e-9)}::int and ${Math.floor(to * 10 + 1e-9)}::int`;

/** By name, or by package URL: only the name has an index. */
const component = (values: readonly string[]): SQL => {
  const [purls, names] = [
    values.filter((value) => value.startsWith('pkg:')),
    values.filter((value) => !value.startsWith('pkg:')),
  ];
  const parts = [
    ...(names.length > 0 ? [oneOf(sql`f.component_order`, names)] : []),
    ...(purls.length > 0 ? [oneOf(sql`f.purl`, purls)] : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
};

const flag =
  (name: string) =>
  (value: boolean): SQL =>
    value ? sql`f.${sql.raw(name)}` : sql`not f.${sql.raw(name)}`;

/** `*` stands for any characters; without one, a part of the path. */
export const likeOf = (pattern: string): string => {
  const escaped = escapeLike(pattern);
  return escaped.includes('*') ? escaped.replace(/\*+/g, '%') : `%${escaped}%`;
};

/** Letters of a pattern of ASCII alone are compared by the byte, which costs a tenth: words of other languages have to be folded first. */
export const isLike = (path: SQL, pattern: string): SQL =>
  /^[\u0020-\u007e]*$/.test(pattern)
    ? sql`(${path}) collate "C" ilike ${pattern}`
    : sql`${path} ilike ${pattern}`;

const open = sql`f.status in ('open', 'in_progress') and not f.false_positive`;
/** As the index has it. */
const due = sql.raw('f.due_order');
const soon = sql.raw(`now() + interval '${dueSoonDays} days'`);

/** Dates of what is still due; "no date" is as far away as can be. */
export const dueConditions: Record<Exclude<SlaState, 'none'>, SQL> = {
  overdue: sql`${due} < now()`,
  due_soon: sql`${due} >= now() and ${due} <= ${soon}`,
  on_track: sql`${due} > ${soon} and ${due} < 'infinity'`,
};

export const slaConditions: Record<SlaState, SQL> = {
  overdue: sql`(${open} and ${dueConditions.overdue})`,
  due_soon: sql`(${open} and ${dueConditions.due_soon})`,
  on_track: sql`(${open} and ${dueConditions.on_track})`,
  none: sql`(f.due_at is null or not (${open}))`,
};

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Of `repositories`, by id or name, any case. */
export const namedRepositories = (values: readonly string[]): SQL => {
  const ids = values.filter((value) => isId.test(value));
  const names = values.filter((value) => !isId.test(value)).map((value) => value.toLowerCase());
  return sql`(id = any(${uuids(ids)}) or lower(nickname) = any(${texts(names)}))`;
};

/** By ids that are known to be of repositories. */
export const ofRepositories = (ids: readonly string[]): SQL =>
  ids.length === 1
    ? sql`f.repository_id = ${ids[0]}::uuid`
    : sql`f.repository_id = any(${uuids(ids)})`;

const repository = (values: readonly string[]): SQL =>
  values.every((value) => isId.test(value))
    ? ofRepositories(values)
    : sql`f.repository_id in (select id from repositories where ${namedRepositories(values)})`;

/** Of `users`, by id, user name or e-mail address. */
export const namedUsers = (values: readonly string[]): SQL =>
  sql`(id::text = any(${texts(values)}) or username = any(${texts(values)}) or email = any(${texts(values)}))`;

const developer = (values: readonly string[]): SQL => sql`exists (
  select from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id and l.label in (select ${developerLabel('')} || id from users where ${namedUsers(values)}))`;

/** By ids that are known to be of users. */
export const ofDevelopers = (ids: readonly string[]): SQL => labelled(ids.map(developerLabel));

/** Whole days in UTC, both included. */
const days = ({ from, to }: DateSpan): SQL =>
  sql.join(
    [
      ...(from === undefined ? [] : [sql`f.first_seen_at >= ${`${from}T00:00:00Z`}::timestamptz`]),
      ...(to === undefined
        ? []
        : [sql`f.first_seen_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`]),
    ],
    sql` and `,
  );

/**
 * Row by row, by the finding's history. Lists look imports up beforehand (`finding-imports.ts`). "Is true" keeps the planner from joining what was seen again
 * anew for each row: it becomes one set.
 */
const imported = (value: string): SQL => {
  const asked = importFilterOf(value);
  if (asked === undefined) return sql`false`;
  const { outcome, scan } = asked;
  const wrote = (kind: string) =>
    sql`exists (select from finding_events e where e.client_id = f.client_id and e.finding_id = f.id and e.scan_id = ${scan}::uuid and e.kind = ${kind})`;
  const conditionsOf: Record<ImportOutcome, () => SQL> = {
    new: () => wrote('found'),
    reopened: () => wrote('reopened'),
    fixed: () => sql`(${wrote('fixed')} and not ${wrote('found')})`,
    matched: () =>
      sql`((f.id in (select unnest(m.findings) from scan_matches m where m.scan_id = ${scan}::uuid)) is true and not ${wrote('reopened')})`,
  };
  return conditionsOf[outcome]();
};

const conditions: Conditions = {
  repository,
  branch: column('branch'),
  date_range: days,
  tool: column('tool'),
  import: (values) => sql`(${sql.join(values.map(imported), sql` or `)})`,
  file: (pattern) => {
    const exact = exactFileOf(pattern);
    return exact === undefined
      ? isLike(sql`f.file`, likeOf(pattern))
      : sql`f.file_order = ${exact}`;
  },
  language: column('language'),
  start_column: range('start_column'),
  end_column: range('end_column'),
  developer,
  review_requested: flag('review_requested'),
  issue_owner: column('issue_owner'),
  status: column('status'),
  mitigation: column('mitigation'),
  fixing_effort: range('fixing_effort'),
  remediation_type: column('remediation_type'),
  sla: (states) =>
    sql`(${sql.join(
      states.map((state) => slaConditions[state]),
      sql` or `,
    )})`,
  policy_category: policy('policy-category'),
  policy_name: policy('policy'),
  policy_control: policy('control'),
  severity: column('severity'),
  priority: range('priority'),
  cvssv3_score: tenths,
  cwe: label('cwe'),
  cve: label('cve'),
  kev: flag('kev'),
  rule: column('rule_id'),
  component,
  type: column('type'),
  category: column('category'),
  owasp: label('owasp'),
  slsa_threats: label('slsa_threats'),
  false_positive: flag('false_positive'),
  is_duplicate: flag('is_duplicate'),
  is_subfinding: flag('is_subfinding'),
  provider: column('provider'),
  tags: label('tags'),
  excluded_file_types: (types) => sql`(f.file_type is null or f.file_type <> all(${texts(types)}))`,
  owasp_cicd: label('owasp_cicd'),
};

const conditionOf = (key: FindingFilterKey, filters: FindingFilters): SQL | undefined => {
  const value = filters[key];
  return value === undefined ? undefined : (conditions[key] as (value: unknown) => SQL)(value); // the value of its own key
};

export const findingConditions = (filters: FindingFilters): SQL[] =>
  findingFilterKeys.flatMap((key) => conditionOf(key, filters) ?? []);

/** Labels of its own that a finding has to carry one of, under this filter; developers are named by their ids. Undefined where something else would do as well. */
const labelsAsked = (key: FindingFilterKey, filters: FindingFilters): string[] | undefined => {
  const value = filters[key];
  if (key === 'developer') return filters.developer?.map(developerLabel);
  if (value === undefined || !isPrefixed(key)) return undefined;
  const labels = (value as readonly (string | number)[]).map(
    (each) => `${prefixes[key]}:${String(each)}`,
  ); // lists, all of them
  return labels.some(
    (name) => isControlLabel(name) || name === `policy-category:${complianceCategory}`,
  )
    ? undefined
    : labels;
};

/** The ids of all that this filter finds, where labels tell them. */
export const idsByLabel = (key: FindingFilterKey, filters: FindingFilters): SQL | undefined => {
  const labels = labelsAsked(key, filters);
  return labels === undefined
    ? undefined
    : sql`select ${labels.length > 1 ? sql`distinct` : sql``} l.finding_id as id from finding_labels l where ${oneOf(sql`l.label`, labels)}`;
};
