import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { severityRank } from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { seenOn } from '../../imports/sightings.repo.ts';
import { matching, stillOpen } from '../../policies/conditions.ts';
import { rulesOf } from '../../policies/rules.repo.ts';
import { visibleFindings, visibleRepositories } from '../own.ts';

type Schemas = components['schemas'];
type Blocker = { id: string; title: string; severity: Schemas['Severity']; priority: number; reason: string; total: number };

const shown = 100;

const repositoryOf = async (tx: Tx, who: Principal, scope: Scope, name: string) => {
  const { rows: [row] } = await tx.execute<{ id: string; nickname: string; branch: string }>(
    sql`select r.id, r.nickname, r.branch from repositories r where (lower(r.nickname) = lower(${name}) or r.id::text = ${name}) and ${visibleRepositories(who, scope)}`,
  );
  if (!row) throw notFound('Repository');
  return row;
};

/** Why a finding blocks, the organisation's own rules first; null where it does not. */
const reasons = async (tx: Tx, who: Principal, { fail_on: severity, max_priority: priority }: Schemas['GateRequest']): Promise<SQL[]> => {
  const rules = (await rulesOf(tx, who.clientId)).filter(({ enabled, actions }) => enabled && actions.gate);
  return [
    ...rules.map((rule) => sql`when ${matching(rule)} then ${rule.name}`),
    ...(severity === undefined ? [] : [sql`when f.severity_rank <= ${severityRank(severity)} then ${`Severity is ${severity} or worse`}`]),
    ...(priority === undefined ? [] : [sql`when f.priority > ${priority} then ${`Priority is above ${String(priority)}`}`]),
  ];
};

/** New in the last reports of a branch, of each combination of tools. */
const isFresh = (repositoryId: string, branch: string): SQL => sql`f.match_reason = 'new' and f.last_scan_id in (
  select distinct on (s.tools) s.id from scans s
  where s.repository_id = ${repositoryId} and s.branch = ${branch} and s.status = 'succeeded' and not s.dry_run and s.undone_at is null order by s.tools, s.id desc)`;

/** What a pull request brings: not what the branch that it goes into has already. A branch compared with itself is compared with its reports before. */
const isNew = (repositoryId: string, branch: string, base: string): SQL => (base === branch ? isFresh(repositoryId, branch) : sql`not ${seenOn(base)}`);

const sentence = (total: number, nickname: string, branch: string, asked: boolean): string => {
  if (!asked) return 'No rule of the gate applies: name fail_on or max_priority, or make a policy that gates.';
  if (total === 0) return `Nothing blocks ${nickname} on ${branch}.`;
  return total === 1 ? `1 finding blocks ${nickname} on ${branch}.` : `${String(total)} findings block ${nickname} on ${branch}.`;
};

/** Would this branch pass? Answers from the findings of its last imports. */
export const checkGate = (deps: Deps, who: Principal, scope: Scope, request: Schemas['GateRequest']): Promise<Schemas['GateResult']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const repository = await repositoryOf(tx, who, scope, request.repository);
    const branch = request.branch ?? repository.branch;
    const cases = await reasons(tx, who, request);
    const when = cases.length === 0 ? sql`null::text` : sql`case ${sql.join(cases, sql` `)} end`;
    const { rows } = await tx.execute<Blocker>(sql`
      select b.*, count(*) over ()::int as total from (
        select f.id, f.title, f.severity, f.priority, ${when} as reason from findings f
        where f.repository_id = ${repository.id} and ${seenOn(branch)} and ${stillOpen} and ${visibleFindings(who, scope)} and ${request.new_only ? isNew(repository.id, branch, request.base ?? repository.branch) : sql`true`}
      ) b where b.reason is not null order by b.priority desc, b.id limit ${shown}`);
    const total = rows[0]?.total ?? 0;
    return {
      passed: total === 0,
      blockers: rows.map(({ id, title, severity, priority, reason }) => ({ finding_id: id, title, severity, priority, reason })),
      total,
      message: sentence(total, repository.nickname, branch, cases.length > 0),
    };
  });
