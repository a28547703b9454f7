// Counts that triggers maintain: exact at any size, for the filters that they know.
import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilterKey, FindingFilters } from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import { texts } from '../../db/text-match.ts';
import { complianceCategory, isControlLabel } from '../../policies/control-sets.ts';
import { isId } from '../../runtime/ids.ts';
import type { FindingQuery } from './finding-query.ts';
import { findingConditions } from './finding-where.ts';

/** Filters whose columns every row of counts carries under the same names. */
const cubeFilters: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>(['repository', 'tool', 'status', 'severity', 'category', 'type', 'kev', 'false_positive', 'is_duplicate']);

/** Filters whose values `label_counts` has, by the kind that they have there. */
const countedKinds: Partial<Record<FindingFilterKey, string>> = {
  branch: 'branch', language: 'language', issue_owner: 'issue_owner', mitigation: 'mitigation', remediation_type: 'remediation_type', rule: 'rule', provider: 'provider',
  cwe: 'cwe', cve: 'cve', owasp: 'owasp', slsa_threats: 'slsa', tags: 'tag', owasp_cicd: 'cicd',
};
/** Of these a finding has one at most, so that the counts of several values may be added. */
const singleValued: ReadonlySet<FindingFilterKey> = new Set<FindingFilterKey>(['branch', 'language', 'issue_owner', 'mitigation', 'remediation_type', 'rule', 'provider']);

const onlyCube = (filters: FindingFilters): SQL => sql.join([sql`true`, ...findingConditions(filters)], sql` and `);

const beyondCube = ({ filters }: FindingQuery): FindingFilterKey[] => (Object.keys(filters) as FindingFilterKey[]).filter((key) => !cubeFilters.has(key)); // its keys are those of the filters

const policyKinds = { policy_category: 'policy-category', policy_name: 'policy', policy_control: 'control' } as const;
const isPolicy = (key: FindingFilterKey): key is keyof typeof policyKinds => key in policyKinds;

/** Controls are counted by their combination, of which a finding has one; the organisation's own rules like labels, one at a time. */
const policyRows = (key: keyof typeof policyKinds, values: readonly string[], filters: FindingFilters): SQL | undefined => {
  const labels = values.map((value) => `${policyKinds[key]}:${value}`);
  if (labels.includes(`policy-category:${complianceCategory}`)) return undefined;
  if (labels.every(isControlLabel)) {
    return sql`(select * from label_counts f where f.kind = 'control-set' and f.label in (select 'control-set:' || s from unnest(control_sets_of(${texts(labels)})) s) and ${onlyCube(filters)})`;
  }
  return labels.length > 1 ? undefined : sql`(select * from label_counts f where f.kind = ${policyKinds[key]} and f.label = any(${texts(labels)}) and ${onlyCube(filters)})`;
};

/** The conditions on `finding_counts f` or `label_counts f`, or undefined where these cannot tell. */
export const cubeCondition = (query: FindingQuery): SQL | undefined => (query.q !== undefined || beyondCube(query).length > 0 ? undefined : onlyCube(query.filters));

/**
 * Rows with repository, severity, status, flags, tool, category, type and kev, whose `n` sums up to what matches; undefined where nothing counted that.
 * One filter of those that are counted like labels may be among them; developers only by their ids, since no count knows a name.
 */
export const countedRows = (query: FindingQuery): SQL | undefined => {
  const condition = cubeCondition(query);
  if (condition !== undefined) return sql`(select * from finding_counts f where ${condition})`;
  const [key, ...more] = beyondCube(query);
  if (query.q !== undefined || more.length > 0 || key === undefined) return undefined;
  const { [key]: value, ...filters } = query.filters;
  if (isPolicy(key)) return policyRows(key, value as readonly string[], filters);
  const kind = key === 'developer' && (value as readonly string[]).every((each) => isId(each)) ? 'developer' : countedKinds[key];
  if (kind === undefined) return undefined;
  const values = (value as readonly (string | number)[]).map((each) => `${kind}:${String(each)}`); // lists, all of them
  if (values.length > 1 && !singleValued.has(key)) return undefined;
  return sql`(select * from label_counts f where f.kind = ${kind} and f.label = any(${texts(values)}) and ${onlyCube(filters)})`;
};

/** How many match, where that is known without looking. */
export const countKnown = async (tx: Tx, query: FindingQuery): Promise<number | undefined> => {
  const counted = countedRows(query);
  if (counted === undefined) return undefined;
  const { rows } = await tx.execute<{ n: number }>(sql`select coalesce(sum(n), 0)::int as n from ${counted} f`);
  return rows[0]?.n ?? 0;
};
