// The filters of the findings list as conditions on `findings f`. A filter without an entry is a
// type error.
import { sql, type SQL } from 'drizzle-orm';
import { importFilterOf } from '#domain/filter-values';
import {
  type DateSpan,
  exactFileOf,
  type FindingFilterKey,
  type FindingFilters,
  findingFilterKeys,
  type ImportOutcome,
} from '#domain/finding-filters';
import { excludedValues } from '#domain/excluded-values';
import { liveSecretLabel } from '#domain/live-secret';
import { isLeftByImport } from './left-by-import.ts';
import { isOpenAndDueWithin, slaConditions } from './sla-conditions.ts';
import { developerLabel } from '../../access/index.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { escapeLike, textArray, uuidArray } from '../../../platform/db/text-match.ts';
import { isUuid } from '../../../platform/runtime/ids.ts';
import { isInTeams } from '../../teams/owners/index.ts';
import { complianceCategory, isControlLabel } from '../../policies/rules/index.ts';

type Conditions = { [K in FindingFilterKey]: (value: NonNullable<FindingFilters[K]>) => SQL };

/** With `=`, PostgreSQL uses the statistics of the single value. */
const isAnyOf = (column: SQL, values: readonly string[]): SQL =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${textArray(values)})`;

const column =
  (name: string) =>
  (values: readonly string[]): SQL =>
    isAnyOf(sql.raw(`f.${name}`), values);

const hasLabel = (labels: readonly string[]): SQL =>
  sql`exists (select from finding_labels l where l.client_id = f.client_id and ${isAnyOf(sql`l.label`, labels)} and l.finding_id = f.id)`;

const prefixes = {
  cwe: 'cwe',
  cve: 'cve',
  owasp: 'owasp',
  reachability: 'reach',
  opinion: 'opinion',
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
    hasLabel(values.map((value) => `${prefixes[key]}:${String(value)}`));

const violatesControl = (labels: readonly string[]): SQL =>
  sql`f.control_set = any(control_sets_of(${textArray(labels)}))`;

/**
 * A finding has one column for the combination of controls that it violates, and labels for the
 * organization's own rules. Such a rule can be in the same category as the controls.
 */
const policy =
  (prefix: string) =>
  (values: readonly string[]): SQL => {
    const labels = values.map((value) => `${prefix}:${value}`);
    const both = `policy-category:${complianceCategory}`;
    const controls = labels.filter((name) => name === both || isControlLabel(name));
    const own = labels.filter((name) => !isControlLabel(name));
    const parts = [
      ...(controls.length > 0 ? [violatesControl(controls)] : []),
      ...(own.length > 0 ? [hasLabel(own)] : []),
    ];
    return sql`(${sql.join(parts, sql` or `)})`;
  };

const range =
  (name: string) =>
  ([from, to]: readonly [number, number]): SQL =>
    sql`f.${sql.raw(name)} between ${from} and ${to}`;

/** Scores have one decimal. Reports can contain more decimals, which are rounded. */
const tenths = ([from, to]: readonly [number, number]): SQL =>
  sql`round((f.cvss_score * 10)::numeric) between ${Math.ceil(from * 10 - 1e-9)}::int and ${Math.floor(to * 10 + 1e-9)}::int`;

/** Matches by name or package URL; only the name has an index. */
const component = (values: readonly string[]): SQL => {
  const [purls, names] = [
    values.filter((value) => value.startsWith('pkg:')),
    values.filter((value) => !value.startsWith('pkg:')),
  ];
  const parts = [
    ...(names.length > 0 ? [isAnyOf(sql`f.component_order`, names)] : []),
    ...(purls.length > 0 ? [isAnyOf(sql`f.purl`, purls)] : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
};

const flag =
  (name: string) =>
  (value: boolean): SQL =>
    value ? sql`f.${sql.raw(name)}` : sql`not f.${sql.raw(name)}`;

/** `*` matches any characters. A pattern without `*` matches any part of the path. */
export const toLikePattern = (pattern: string): string => {
  const escaped = escapeLike(pattern);
  return escaped.includes('*') ? escaped.replace(/\*+/g, '%') : `%${escaped}%`;
};

/**
 * An ASCII pattern is compared bytewise, at a tenth of the cost. Other scripts need the collation
 * to fold their case.
 */
export const matchesPath = (path: SQL, pattern: string): SQL =>
  /^[\u0020-\u007e]*$/.test(pattern)
    ? sql`(${path}) collate "C" ilike ${pattern}`
    : sql`${path} ilike ${pattern}`;

/** Condition on `repositories`: the id, or the nickname in any case. */
export const isNamedRepository = (values: readonly string[]): SQL => {
  const ids = values.filter(isUuid);
  const names = values.filter((value) => !isUuid(value)).map((value) => value.toLowerCase());
  return sql`(id = any(${uuidArray(ids)}) or lower(nickname) = any(${textArray(names)}))`;
};

/** Repositories, given by id. */
export const isInRepositories = (ids: readonly string[]): SQL =>
  ids.length === 1
    ? sql`f.repository_id = ${ids[0]}::uuid`
    : sql`f.repository_id = any(${uuidArray(ids)})`;

const repository = (values: readonly string[]): SQL =>
  values.every(isUuid)
    ? isInRepositories(values)
    : sql`f.repository_id in (select id from repositories where client_id = ${currentClient} and ${isNamedRepository(values)})`;

/** Condition on `repositories`. */
export const hasAnyTag = (tags: readonly string[]): SQL => sql`tags && ${textArray(tags)}`;

/** Condition on `users`: the id, user name or e-mail address. */
export const isNamedUser = (values: readonly string[]): SQL =>
  sql`(id::text = any(${textArray(values)}) or username = any(${textArray(values)}) or email = any(${textArray(values)}))`;

const developer = (values: readonly string[]): SQL => sql`exists (
  select from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id and l.label in (select ${developerLabel('')} || id from users where client_id = ${currentClient} and ${isNamedUser(values)}))`;

/** Developers, given by user id. */
export const isOfDevelopers = (ids: readonly string[]): SQL => hasLabel(ids.map(developerLabel));

/** Whole days in UTC, both inclusive. */
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
 * Evaluated row by row, in the finding's history. Queries as a set resolve imports first
 * (finding-imports.ts). `is true` keeps PostgreSQL from joining the matches again for each row; it
 * hashes them once instead.
 */
const wasImported = (value: string): SQL => {
  const filter = importFilterOf(value);
  if (filter === undefined) return sql`false`;
  const { outcome, scan } = filter;
  const wrote = (kind: string) =>
    sql`exists (select from finding_events e where e.client_id = f.client_id and e.finding_id = f.id and e.scan_id = ${scan}::uuid and e.kind = ${kind})`;
  const byOutcome: Record<ImportOutcome, () => SQL> = {
    left: () => isLeftByImport(scan),
    new: () => wrote('found'),
    reopened: () => wrote('reopened'),
    fixed: () => sql`(${wrote('fixed')} and not ${wrote('found')})`,
    matched: () =>
      sql`((f.id in (select unnest(m.findings) from scan_matches m where m.client_id = ${currentClient} and m.scan_id = ${scan}::uuid)) is true and not ${wrote('reopened')})`,
  };
  return byOutcome[outcome]();
};

/** Negates a condition; a finding without a value matches. */
export const isNot = (condition: SQL): SQL => sql`(${condition}) is not true`;

const isLive = hasLabel([liveSecretLabel]);

/** The condition that a finding has one of the values of a filter. */
export const valueCondition = (key: FindingFilterKey, values: readonly string[]): SQL =>
  key === 'file'
    ? sql`(${sql.join(values.map(conditions.file), sql` or `)})`
    : (conditions[key] as (values: readonly string[]) => SQL)(values); // numeric labels are texts too

const conditions: Conditions = {
  repository,
  repository_tag: (tags) =>
    sql`f.repository_id in (select id from repositories where client_id = ${currentClient} and ${hasAnyTag(tags)})`,
  team: isInTeams,
  mine: () => {
    throw new Error('Whose findings is looked up beforehand (finding-owners.ts).');
  },
  new_since: () => {
    throw new Error('Since when is looked up beforehand (new-since.ts).');
  },
  change: () => {
    throw new Error('What changed is looked up beforehand (changed-findings.ts).');
  },
  pull_request: () => {
    throw new Error(
      'What a pull request fixes is looked up beforehand (pull-request-findings.ts).',
    );
  },
  branch: column('branch'),
  date_range: days,
  tool: column('tool'),
  import: (values) => sql`(${sql.join(values.map(wasImported), sql` or `)})`,
  file: (pattern) => {
    const exact = exactFileOf(pattern);
    return exact === undefined
      ? matchesPath(sql`f.file`, toLikePattern(pattern))
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
  due: isOpenAndDueWithin,
  policy_category: policy('policy-category'),
  policy_name: policy('policy'),
  policy_control: policy('control'),
  severity: column('severity'),
  priority: range('priority'),
  cvssv3_score: tenths,
  epss: range('epss_score'),
  cwe: label('cwe'),
  cve: label('cve'),
  kev: flag('kev'),
  live_secret: (value) => (value ? isLive : isNot(isLive)),
  reachability: label('reachability'),
  rule: column('rule_id'),
  component,
  type: column('type'),
  category: column('category'),
  owasp: label('owasp'),
  slsa_threats: label('slsa_threats'),
  opinion: label('opinion'),
  false_positive: flag('false_positive'),
  is_duplicate: flag('is_duplicate'),
  is_subfinding: flag('is_subfinding'),
  provider: column('provider'),
  tags: label('tags'),
  excluded_file_types: (types) =>
    sql`(f.file_type is null or f.file_type <> all(${textArray(types)}))`,
  owasp_cicd: label('owasp_cicd'),
  not: (items) =>
    sql.join(
      [...excludedValues(items)].map(([key, values]) => isNot(valueCondition(key, values))),
      sql` and `,
    ),
};

const conditionOf = (key: FindingFilterKey, filters: FindingFilters): SQL | undefined => {
  const value = filters[key];
  return value === undefined ? undefined : (conditions[key] as (value: unknown) => SQL)(value); // the key's own value
};

export const findingConditions = (filters: FindingFilters): SQL[] =>
  findingFilterKeys.flatMap((key) => conditionOf(key, filters) ?? []);

/**
 * Labels of which every match of this filter has at least one; developers have to be ids. Undefined
 * for other filters, and for controls, which a finding can have without a label.
 */
const requiredLabels = (key: FindingFilterKey, filters: FindingFilters): string[] | undefined => {
  const value = filters[key];
  if (key === 'developer') return filters.developer?.map(developerLabel);
  if (key === 'live_secret') return value === true ? [liveSecretLabel] : undefined;
  if (value === undefined || !isPrefixed(key)) return undefined;
  const labels = (value as readonly (string | number)[]).map(
    (each) => `${prefixes[key]}:${String(each)}`,
  ); // every value is a list
  return labels.some(
    (name) => isControlLabel(name) || name === `policy-category:${complianceCategory}`,
  )
    ? undefined
    : labels;
};

/**
 * Query for the ids of all matches of this filter. Undefined if the label index does not cover it.
 */
export const labelFindingIds = (
  clientId: string,
  key: FindingFilterKey,
  filters: FindingFilters,
): SQL | undefined => {
  const labels = requiredLabels(key, filters);
  return labels === undefined
    ? undefined
    : sql`select ${labels.length > 1 ? sql`distinct` : sql``} l.finding_id as id from finding_labels l where l.client_id = ${clientId}::uuid and ${isAnyOf(sql`l.label`, labels)}`;
};
