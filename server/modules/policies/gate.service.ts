import { sql, type SQL } from 'drizzle-orm';
import { isOpen } from '../../db/is-open.ts';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { severityRank } from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { branchName } from '../../imports/publish.ts';
import { seenOn } from '../../imports/sightings.repo.ts';
import { matching } from '../../policies/conditions.ts';
import { rulesOf } from '../../policies/rules.repo.ts';
import { visibleFindings, visibleRepositories } from '../own.ts';

type Schemas = components['schemas'];
type Blocker = {
  id: string;
  title: string;
  severity: Schemas['Severity'];
  priority: number;
  broken: number;
  total: number;
};
type Limit = Pick<Schemas['GateBlocker'], 'limit' | 'reason'> & { matching: SQL };

const shown = 100;

const repositoryOf = async (tx: Tx, who: Principal, scope: Scope, name: string) => {
  const {
    rows: [row],
  } = await tx.execute<{ id: string; nickname: string; branch: string }>(
    sql`select r.id, r.nickname, r.branch from repositories r where (lower(r.nickname) = lower(${name}) or r.id::text = ${name}) and ${visibleRepositories(who, scope)}`,
  );
  if (!row) throw notFound('Repository');
  return row;
};

/** What may block, the organisation's own rules first. */
const limitsOf = async (
  tx: Tx,
  who: Principal,
  { fail_on: severity, max_priority: priority }: Schemas['GateRequest'],
): Promise<Limit[]> => {
  const rules = (await rulesOf(tx, who.clientId)).filter(
    ({ enabled, actions }) => enabled && actions.gate,
  );
  return [
    ...rules.map((rule): Limit => ({
      limit: 'policy',
      reason: rule.name,
      matching: matching(rule),
    })),
    ...(severity === undefined
      ? []
      : [
          {
            limit: 'severity' as const,
            reason: `Severity is ${severity} or worse`,
            matching: sql`f.severity_rank <= ${severityRank(severity)}`,
          },
        ]),
    ...(priority === undefined
      ? []
      : [
          {
            limit: 'priority' as const,
            reason: `Priority is above ${String(priority)}`,
            matching: sql`f.priority > ${priority}`,
          },
        ]),
  ];
};

/** The number of the first limit that a finding breaks; null where it breaks none. */
const brokenBy = (limits: readonly Limit[]): SQL =>
  sql`case ${sql.join(
    limits.map(({ matching: broken }, n) => sql`when ${broken} then ${sql.raw(String(n))}`),
    sql` `,
  )} end`;

const imported = (repositoryId: string, branch: string): SQL => sql`
  s.repository_id = ${repositoryId} and s.branch = ${branch} and s.status = 'succeeded' and not s.dry_run and s.undone_at is null`;

/** New in the last reports of a branch, of each combination of tools. */
const isFresh = (
  repositoryId: string,
  branch: string,
): SQL => sql`f.match_reason = 'new' and f.last_scan_id in (
  select distinct on (s.tools) s.id from scans s
  where ${imported(repositoryId, branch)} order by s.tools, s.id desc)`;

/** What a pull request brings: not what the branch that it goes into has already. A branch compared with itself is compared with its reports before. */
const isNew = (repositoryId: string, branch: string, base: string): SQL =>
  base === branch ? isFresh(repositoryId, branch) : sql`not ${seenOn(base)}`;

/** A name with a slip of the pen must not let everything through. */
const isScanned = async (tx: Tx, repositoryId: string, branch: string): Promise<boolean> => {
  const { rowCount } = await tx.execute(
    sql`select 1 from scans s where ${imported(repositoryId, branch)} limit 1`,
  );
  return rowCount === 1;
};

const sentences: Readonly<
  Record<Schemas['GateOutcome'], (total: number, place: string) => string>
> = {
  no_rule: () =>
    'No rule of the gate applies: name fail_on or max_priority, or make a policy that gates.',
  not_scanned: (_total, place) =>
    `No report of ${place} has been imported: upload one first, or check the name of the branch.`,
  passed: (_total, place) => `Nothing blocks ${place}.`,
  blocked: (total, place) =>
    total === 1 ? `1 finding blocks ${place}.` : `${String(total)} findings block ${place}.`,
};

/** Would this branch pass? Answers from the findings of its last imports. */
export const checkGate = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  request: Schemas['GateRequest'],
): Promise<Schemas['GateResult']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const repository = await repositoryOf(tx, who, scope, request.repository);
    const branch = branchName(request.branch ?? repository.branch);
    const limits = await limitsOf(tx, who, request);
    const place = `${repository.nickname} on ${branch}`;
    const without = (outcome: 'no_rule' | 'not_scanned'): Schemas['GateResult'] => ({
      passed: outcome === 'no_rule',
      outcome,
      blockers: [],
      total: 0,
      message: sentences[outcome](0, place),
    });
    if (limits.length === 0) return without('no_rule');
    if (!(await isScanned(tx, repository.id, branch))) return without('not_scanned');
    const { rows } = await tx.execute<Blocker>(sql`
      select b.*, count(*) over ()::int as total from (
        select f.id, f.title, f.severity, f.priority, ${brokenBy(limits)} as broken from findings f
        where f.repository_id = ${repository.id} and ${seenOn(branch)} and ${isOpen} and ${visibleFindings(who, scope)} and ${request.new_only ? isNew(repository.id, branch, branchName(request.base ?? repository.branch)) : sql`true`}
      ) b where b.broken is not null order by b.priority desc, b.id limit ${shown}`);
    const total = rows[0]?.total ?? 0;
    const outcome = total === 0 ? 'passed' : 'blocked';
    return {
      passed: total === 0,
      outcome,
      blockers: rows.flatMap(({ id, title, severity, priority, broken }) => {
        const limit = limits[broken];
        return limit
          ? [
              {
                finding_id: id,
                title,
                severity,
                priority,
                limit: limit.limit,
                reason: limit.reason,
              },
            ]
          : [];
      }),
      total,
      message: sentences[outcome](total, place),
    };
  });
