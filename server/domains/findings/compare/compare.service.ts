import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import {
  changeFilter,
  type ComparedKind,
  type FindingChange,
  type FindingComparison,
  isComparedSide,
} from '#domain/finding-comparison';
import { type Severity, severities } from '#domain/finding-filters';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { invalidParameter, notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { visibleRepositories } from '../../access/index.ts';
import {
  buildWhere,
  type ComparedSide,
  findComparedSide,
  type FindingParameters,
  toFindingQuery,
  toolsOfBoth,
} from '../query/index.ts';

type Schemas = components['schemas'];
type Access = { who: Principal; scope: Scope };

export type CompareParameters = FindingParameters & {
  by: ComparedKind;
  before: string;
  after: string;
};

const assertVisible = async (tx: Tx, { who, scope }: Access, id: string): Promise<void> => {
  const { rowCount } = await tx.execute(
    sql`select 1 from repositories r where r.client_id = ${who.clientId}::uuid and r.id = ${id}::uuid and ${visibleRepositories(who, scope)}`,
  );
  if (rowCount !== 1) throw notFound('Repository');
};

const sideOf = async (
  tx: Tx,
  clientId: string,
  comparison: FindingComparison,
  which: 'before' | 'after',
): Promise<ComparedSide> => {
  const name = comparison[which];
  if (!isComparedSide(name)) throw invalidParameter(which, 'not_valid');
  const side = await findComparedSide(tx, clientId, comparison, name);
  if (side === undefined) {
    if (comparison.by === 'days') throw invalidParameter(which, 'not_a_day', { day: name });
    throw notFound('Scan');
  }
  if (side.isRecordDeleted) throw createProblem(409, 'scan_matches_forgotten');
  return side;
};

type Row = {
  change: FindingChange;
  severity: Severity;
  compared: boolean;
  n: number;
  highest: number;
};

/**
 * One pass over the findings of the repository. `is true` keeps PostgreSQL from joining the sides:
 * it hashes each once, whatever it estimates.
 */
const countChanges = async (
  tx: Tx,
  { who, scope }: Access,
  repository: string,
  parameters: CompareParameters,
  [before, after]: readonly [ComparedSide, ComparedSide],
): Promise<Row[]> => {
  const where = await buildWhere(tx, who, scope, toFindingQuery(parameters));
  const { rows } = await tx.execute<Row>(sql`
    select case when c.was and c.has then 'kept' when c.has then 'new' else 'gone' end as change, c.severity, c.tool = any(${textArray(toolsOfBoth(before, after))}) as compared, count(*)::int as n, max(c.priority) as highest
    from (
      select f.severity, f.tool, f.priority, (f.id in (${before.ids})) is true as was, (f.id in (${after.ids})) is true as has
      from findings f where f.client_id = ${who.clientId}::uuid and f.repository_id = ${repository}::uuid and ${where}
    ) c where c.was or c.has group by 1, 2, 3`);
  return rows;
};

const countsOf = (
  rows: readonly Row[],
  change: FindingChange,
  comparison: FindingComparison,
): Schemas['FindingChangeCounts'] => {
  const own = rows.filter((row) => row.compared && row.change === change);
  const of = (severity: Severity) =>
    own.reduce((sum, row) => sum + (row.severity === severity ? row.n : 0), 0);
  const [critical, high, medium, low, info] = severities.map(of);
  return {
    total: own.reduce((sum, { n }) => sum + n, 0),
    severity: {
      critical: critical ?? 0,
      high: high ?? 0,
      medium: medium ?? 0,
      low: low ?? 0,
      info: info ?? 0,
    },
    filter: changeFilter(change, comparison),
  };
};

const described = (
  name: string,
  { tools, scannedAt }: ComparedSide,
  rows: readonly Row[],
  own: FindingChange,
): Schemas['ComparedSide'] => {
  const here = rows.filter(({ compared, change }) => compared && [own, 'kept'].includes(change));
  return {
    name,
    tools: tools.toSorted(),
    scanned_at: scannedAt?.toISOString() ?? null,
    total: here.reduce((sum, { n }) => sum + n, 0),
    highest_priority: here.length === 0 ? null : Math.max(...here.map(({ highest }) => highest)),
  };
};

export const compareFindings = (
  deps: Deps,
  access: Access,
  repository: string,
  parameters: CompareParameters,
): Promise<Schemas['FindingComparison']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const { by, before, after } = parameters;
    const comparison = { by, repository, before, after };
    await assertVisible(tx, access, repository);
    const { clientId } = access.who;
    const first = await sideOf(tx, clientId, comparison, 'before');
    const second = await sideOf(tx, clientId, comparison, 'after');
    const rows = await countChanges(tx, access, repository, parameters, [first, second]);
    return {
      by,
      before: described(before, first, rows, 'gone'),
      after: described(after, second, rows, 'new'),
      new: countsOf(rows, 'new', comparison),
      gone: countsOf(rows, 'gone', comparison),
      kept: countsOf(rows, 'kept', comparison),
      not_compared: rows.reduce((sum, { compared, n }) => sum + (compared ? 0 : n), 0),
    };
  });
