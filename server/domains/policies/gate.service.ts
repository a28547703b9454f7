import { sql, type SQL } from 'drizzle-orm';
import { isOpenFinding } from '../../platform/db/open-finding.ts';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { severityRank } from '#domain/finding-filters';
import { gateSentences, incompleteSentences } from '#domain/gate-outcome';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../platform/db/connect.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { textArray } from '../../platform/db/text-match.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { notFound } from '../../platform/http/problem.ts';
import { branchName } from '../scans/records/index.ts';
import { findComparedSide, existsOnBranch } from '../findings/query/index.ts';
import { matchesRule } from './conditions.ts';
import { getCompleteness, isImported } from './gate-completeness.ts';
import { listRules } from './rules/index.ts';
import { visibleFindings, visibleRepositories } from '../access/index.ts';

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

/** The limits that can block, the organization's own rules first. */
const limitsOf = async (
  tx: Tx,
  who: Principal,
  { fail_on: severity, max_priority: priority }: Schemas['GateRequest'],
): Promise<Limit[]> => {
  const rules = (await listRules(tx, who.clientId)).filter(
    ({ enabled, actions }) => enabled && actions.gate,
  );
  return [
    ...rules.map((rule): Limit => ({
      limit: 'policy',
      reason: rule.name,
      matching: matchesRule(rule),
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

/** The index of the first limit that a finding exceeds; null if it exceeds none. */
const brokenBy = (limits: readonly Limit[]): SQL =>
  sql`case ${sql.join(
    limits.map(({ matching: broken }, n) => sql`when ${broken} then ${sql.raw(String(n))}`),
    sql` `,
  )} end`;

/** Findings that are new in the latest report of the branch, for each set of tools. */
const isFresh = (
  repositoryId: string,
  branch: string,
): SQL => sql`f.match_reason = 'new' and f.last_scan_id in (
  select distinct on (s.tools) s.id from scans s
  where ${isImported(repositoryId, branch)} order by s.tools, s.id desc)`;

/**
 * Findings that a pull request adds: those that its target branch does not have. A branch compared
 * with itself is compared with its previous reports.
 */
const isNew = (repositoryId: string, branch: string, base: string): SQL =>
  base === branch ? isFresh(repositoryId, branch) : sql`not ${existsOnBranch(base)}`;

/**
 * Tools for which the added findings are unknown, because the other branch has no report of theirs:
 * as in a comparison, their findings are neither new nor gone. A base without any report allows no
 * comparison, and must not let everything pass: then all findings of the branch are new.
 */
const toolsOfBranchAlone = async (
  tx: Tx,
  { clientId }: Principal,
  repository: string,
  branch: string,
  base: string,
): Promise<string[]> => {
  if (base === branch) return [];
  const comparison = { by: 'branches' as const, repository, before: base, after: branch };
  const before = await findComparedSide(tx, clientId, comparison, base);
  const after = await findComparedSide(tx, clientId, comparison, branch);
  if (!before || !after || before.reported.length === 0) return [];
  // An incomplete report of the base is a report: without it everything of the tool is new, and blocks.
  return after.reported.filter((tool) => !before.reported.includes(tool));
};

/** A misspelled branch name must not let everything pass. */
const isScanned = async (tx: Tx, repositoryId: string, branch: string): Promise<boolean> => {
  const { rowCount } = await tx.execute(
    sql`select 1 from scans s where ${isImported(repositoryId, branch)} limit 1`,
  );
  return rowCount === 1;
};

type NotCompared = Schemas['GateLeftOut'];

const noneNotCompared: NotCompared = { total: 0, tools: [] };

const notComparedSentence = ({ total, tools }: NotCompared, base: string): string =>
  total === 0
    ? ''
    : ` ${total === 1 ? '1 finding was' : `${String(total)} findings were`} left out, because ${base} has no report of ${tools.join(', ')}.`;

const countNotCompared = async (tx: Tx, breaking: SQL): Promise<NotCompared> => {
  const { rows } = await tx.execute<NotCompared>(sql`
    select count(*)::int as total, coalesce(array_agg(distinct b.tool), '{}') as tools from (${breaking}) b where b.broken is not null`);
  return rows[0] ?? noneNotCompared;
};

/** Returns whether the branch passes, by the findings of its latest imports. */
export const checkGate = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  request: Schemas['GateRequest'],
): Promise<Schemas['GateResult']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const repository = await repositoryOf(tx, who, scope, request.repository);
    const branch = branchName(request.branch ?? repository.branch);
    const limits = await limitsOf(tx, who, request);
    const place = `${repository.nickname} on ${branch}`;
    const without = (outcome: 'no_rule' | 'not_scanned'): Schemas['GateResult'] => ({
      // Without a rule the gate has not passed: deleting a rule must not open every pipeline.
      passed: outcome === 'no_rule' ? null : false,
      outcome,
      blockers: [],
      total: 0,
      left_out: noneNotCompared,
      incomplete: [],
      message: gateSentences[outcome](0, place),
    });
    if (limits.length === 0) return without('no_rule');
    const completeness = await getCompleteness(tx, repository.id, branch);
    if (!completeness.isPending && !(await isScanned(tx, repository.id, branch)))
      return without('not_scanned');
    const base = branchName(request.base ?? repository.branch);
    const judged = request.new_only ? isNew(repository.id, branch, base) : sql`true`;
    const alone = request.new_only
      ? await toolsOfBranchAlone(tx, who, repository.id, branch, base)
      : [];
    const isAlone = sql`(f.tool = any(${textArray(alone)})) is true`;
    const breaking = (which: SQL) => sql`
      select f.id, f.title, f.severity, f.priority, f.tool, ${brokenBy(limits)} as broken from findings f
      where f.repository_id = ${repository.id} and ${existsOnBranch(branch)} and ${isOpenFinding} and ${visibleFindings(who, scope)} and ${judged} and ${which}`;
    const { rows } = await tx.execute<Blocker>(sql`
      select b.id, b.title, b.severity, b.priority, b.broken, count(*) over ()::int as total from (${breaking(sql`not ${isAlone}`)}) b
      where b.broken is not null order by b.priority desc, b.id limit ${shown}`);
    const notCompared =
      alone.length === 0 ? noneNotCompared : await countNotCompared(tx, breaking(isAlone));
    const total = rows[0]?.total ?? 0;
    const mayPass = request.allow_incomplete || !completeness.provesNothing;
    const outcome = total > 0 ? 'blocked' : mayPass ? 'passed' : 'incomplete';
    return {
      passed: outcome === 'passed',
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
      left_out: notCompared,
      incomplete: completeness.incomplete,
      message:
        gateSentences[outcome](total, place) +
        notComparedSentence(notCompared, base) +
        incompleteSentences(completeness.incomplete),
    };
  });
