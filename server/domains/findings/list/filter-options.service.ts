import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { excludedItemOf } from '#domain/excluded-values';
import { slaStates } from '#domain/finding-filters';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import { contains, textArray } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { readIssuer } from '../../organization/index.ts';
import { frameworksOutside } from '../../policies/rules/index.ts';
import { listTeamNames } from '../../teams/owners/index.ts';
import { findOwaspName } from '../../../reference/owasp.ts';
import { weakness } from '../../../reference/cwe.ts';
import {
  type ChartSource,
  columnSource,
  findingSource,
  labelSource,
} from '../charts/chart-source.ts';
import { slsaNames } from '../charts/slsa.ts';
import {
  buildConditions,
  countUpTo,
  type FindingParameters,
  findMaintainedCount,
  maxExactCount,
  toFindingQuery,
} from '../query/index.ts';
import { countSla } from './sla-counts.ts';

type Schemas = components['schemas'];
type Option = Schemas['FilterOption'];
export type FilterKey = Schemas['FilterKey'];

type OptionParameters = FindingParameters & {
  filter_key: FilterKey;
  limit?: number;
  text?: string;
};

/** Source of a filter's values: a column, or labels with this prefix. */
type Values = { column: string } | { label: string };

const valuesOf: Readonly<
  Record<Exclude<FilterKey, 'sla' | 'repository' | 'repository_tag' | 'team' | 'developer'>, Values>
> = {
  branch: { column: 'branch' },
  tool: { column: 'tool' },
  language: { column: 'language' },
  issue_owner: { column: 'issue_owner' },
  status: { column: 'status' },
  mitigation: { column: 'mitigation' },
  remediation_type: { column: 'remediation_type' },
  policy_category: { label: 'policy-category' },
  policy_name: { label: 'policy' },
  policy_control: { label: 'control' },
  severity: { column: 'severity' },
  cwe: { label: 'cwe' },
  cve: { label: 'cve' },
  rule: { column: 'rule_id' },
  component: { column: 'component' },
  type: { column: 'type' },
  category: { column: 'category' },
  owasp: { label: 'owasp' },
  reachability: { label: 'reach' },
  opinion: { label: 'opinion' },
  slsa_threats: { label: 'slsa' },
  provider: { column: 'provider' },
  tags: { label: 'tag' },
  excluded_file_types: { column: 'file_type' },
  owasp_cicd: { label: 'cicd' },
};

/**
 * Columns that the maintained counts are broken down by; values of other columns are counted from
 * labels.
 */
const inCube = new Set(['tool', 'status', 'severity', 'type', 'category']);

const named: Partial<Record<FilterKey, (value: string) => string | undefined>> = {
  cwe: (value) => {
    const name = weakness(Number(value))?.name;
    return name && `CWE-${value} ${name}`;
  },
  owasp: (value) => findOwaspName(value) && `${value} ${findOwaspName(value) ?? ''}`,
  owasp_cicd: (value) => findOwaspName(value) && `${value} ${findOwaspName(value) ?? ''}`,
  slsa_threats: (value) =>
    value in slsaNames ? `${value} ${slsaNames[value as keyof typeof slsaNames]}` : undefined,
};

type Found = { value: string; label?: string; count: number };

const count = async (
  tx: Tx,
  { from }: ChartSource,
  value: SQL,
  label: SQL,
  { search, only, limit }: { search: string | undefined; only: SQL; limit: number },
): Promise<Found[]> => {
  const matching =
    search === undefined ? only : sql`${only} and ${label} ilike ${contains(search)}`;
  const { rows } = await tx.execute<Found>(sql`
    select ${value} as value, ${label} as label, sum(f.n)::int as count from ${from} f where ${value} is not null and ${matching} group by 1, 2 having sum(f.n) > 0 order by 3 desc, 1 limit ${limit + 1}`);
  return rows;
};

type Counting = {
  tx: Tx;
  who: Principal;
  scope: Scope;
  parameters: OptionParameters;
  limit: number;
};

/**
 * The query for an option count: all other filters and the list's search, without the filter's own
 * values, which would leave no alternatives. `q` searches the values, not the findings.
 */
const othersOf = ({ parameters }: Counting) => {
  const { q: _q, text, [parameters.filter_key]: _own, ...others } = parameters;
  const query = toFindingQuery({ ...others, ...(text !== undefined && { q: text }) });
  const { not, ...filters } = query.filters;
  const ofOthers = (not ?? []).filter(
    (item) => excludedItemOf(item)?.key !== parameters.filter_key,
  );
  return { ...query, filters: { ...filters, ...(ofOthers.length > 0 && { not: ofOthers }) } };
};

const slaOptions = async (counting: Counting): Promise<{ found: Found[]; exact: boolean }> => {
  const { tx, who, scope } = counting;
  const query = othersOf(counting);
  const conditions = await buildConditions(tx, who, scope, query);
  const known =
    scope === 'all' && conditions.isBitmapExact
      ? await findMaintainedCount(tx, who.clientId, query)
      : undefined;
  const found: Found[] = [];
  let exact = true;
  for (const state of slaStates) {
    const { count: n, exact: isExact } =
      state === 'none' && known !== undefined
        ? { count: known - found.reduce((sum, each) => sum + each.count, 0), exact: true }
        : await countSla(tx, conditions, state, { duplicates: true });
    found.push({ value: state, count: n });
    exact &&= isExact;
  }
  return { found, exact };
};

/** Counts each team's findings under the other filters. A finding can belong to several teams. */
const teamOptions = async (counting: Counting): Promise<{ found: Found[]; exact: boolean }> => {
  const { tx, who, scope } = counting;
  const query = othersOf(counting);
  const found: Found[] = [];
  let exact = true;
  for (const { name } of await listTeamNames(tx)) {
    const of = { ...query, filters: { ...query.filters, team: [name] } };
    const conditions = await buildConditions(tx, who, scope, of);
    const known =
      scope === 'all' ? await findMaintainedCount(tx, who.clientId, conditions.query) : undefined;
    const n = known ?? (await countUpTo(tx, conditions.where, maxExactCount));
    found.push({ value: name, count: known ?? Math.min(n, maxExactCount) });
    exact &&= known !== undefined || n <= maxExactCount;
  }
  return { found: found.toSorted((one, other) => other.count - one.count), exact };
};

/** Sums the counts by the key of the display name, so that each name is looked up once. */
const namedSums = (
  { from, isExact }: ChartSource,
  key: SQL,
  name: SQL,
  names: SQL,
): ChartSource => ({
  from: sql`(select ${name} as label, g.n from (select ${key} as key, sum(f.n) as n from ${from} f group by 1) g join ${names})`,
  isExact,
});

const sourceOf = async (
  counting: Counting,
): Promise<{ source: ChartSource; value: SQL; label: SQL }> => {
  const {
    tx,
    who,
    scope,
    parameters: { filter_key: key },
  } = counting;
  const query = othersOf(counting);
  const whole = sql`f.label`;
  if (key === 'repository') {
    const source = namedSums(
      await findingSource(tx, who, scope, query),
      sql`f.repository_id`,
      sql`r.nickname`,
      sql`repositories r on r.client_id = ${who.clientId}::uuid and r.id = g.key`,
    );
    return { source, value: whole, label: whole };
  }
  if (key === 'repository_tag') {
    const source = namedSums(
      await findingSource(tx, who, scope, query),
      sql`f.repository_id`,
      sql`t.tag`,
      sql`repositories r on r.client_id = ${who.clientId}::uuid and r.id = g.key cross join unnest(r.tags) as t(tag)`,
    );
    return { source, value: whole, label: whole };
  }
  if (key === 'developer') {
    const source = namedSums(
      await labelSource(tx, who, scope, query, 'developer'),
      sql`substr(f.label, 11)`,
      sql`u.username`,
      sql`users u on u.client_id = ${who.clientId}::uuid and u.id::text = g.key`,
    );
    return { source, value: whole, label: whole };
  }
  const values = valuesOf[key as keyof typeof valuesOf]; // `sla` is handled above
  if ('label' in values) {
    const value = sql`substr(f.label, ${values.label.length + 2}::int)`;
    return { source: await labelSource(tx, who, scope, query, values.label), value, label: value };
  }
  if (inCube.has(values.column)) {
    const value = sql.raw(`f.${values.column}`);
    return { source: await findingSource(tx, who, scope, query), value, label: value };
  }
  const value = sql`substr(f.label, ${(values.column === 'rule_id' ? 'rule' : values.column).length + 2}::int)`;
  return { source: await columnSource(tx, who, scope, query, values.column), value, label: value };
};

/** Restricts options to the regulations that apply to the organization, and to their controls. */
const applicable = async ({ tx, who, parameters }: Counting, value: SQL): Promise<SQL> => {
  const { filter_key: key } = parameters;
  if (key !== 'policy_name' && key !== 'policy_control') return sql`true`;
  const { applicable_regulations: regulations } = await readIssuer(tx, who.clientId);
  const outside = textArray(frameworksOutside(regulations));
  return key === 'policy_name'
    ? sql`${value} <> all(${outside})`
    : sql`not exists (select from unnest(${outside}) as o(name) where starts_with(${value}, o.name || ' '))`;
};

/** Merges spellings of one tool into one option, named by the spelling that most findings have. */
const mergeSpellings = (options: readonly Option[]): Option[] => {
  const byName = new Map<string, Option>();
  for (const option of options) {
    const name = option.value.toLowerCase();
    const merged = byName.get(name);
    byName.set(name, merged ? { ...merged, count: merged.count + option.count } : option);
  }
  return [...byName.values()].toSorted((one, other) => other.count - one.count);
};

const searched = (options: readonly Option[], q: string | undefined) =>
  q === undefined
    ? options
    : options.filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));

export const listFilterOptions = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  parameters: OptionParameters,
): Promise<Schemas['FilterOptions']> => {
  const { filter_key: key, limit = 50, q } = parameters;
  return readInTenant(deps.db, toTenant(who), async (tx) => {
    const counting = { tx, who, scope, parameters, limit };
    const nameOf = named[key];
    const optionOf = ({ value, label, count: n }: Found): Option => ({
      value,
      label: nameOf?.(value) ?? label ?? value,
      count: n,
    });
    if (key === 'sla' || key === 'team') {
      const { found, exact } = await (key === 'sla' ? slaOptions : teamOptions)(counting);
      return {
        filter_key: key,
        options: [...searched(found.map(optionOf), q)],
        counts_are_exact: exact,
        truncated: false,
      };
    }
    const { source, value, label } = await sourceOf(counting);
    // Names that are not in the database are searched here, over all values of the closed list.
    const found = await count(tx, source, value, label, {
      search: nameOf ? undefined : q,
      only: await applicable(counting, value),
      limit: nameOf && q ? 2000 : limit,
    });
    const every = searched(found.map(optionOf), q);
    const options = key === 'tool' ? mergeSpellings(every) : every;
    return {
      filter_key: key,
      options: options.slice(0, limit),
      counts_are_exact: source.isExact,
      truncated: options.length > limit,
    };
  });
};
