// Rules for findings that imports add. A policy is in effect as long as it exists; a rule makes a
// one-time decision, like a user: its runs are bulk changes that can be undone.
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { triageRules } from '../../../platform/db/schema/triage-rules.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { mapUniqueViolation } from '../../../platform/db/unique-violation.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { requiredVersion, staleProblem } from '../../../platform/http/if-match.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { previewOf } from '../bulk/preview.ts';
import { ruleStep } from '../bulk/rule-run.ts';
import type { Actor } from '../bulk/step.ts';
import { buildWhere, toFindingQuery } from '../query/index.ts';
import { obstacleOf, People } from './obstacles.ts';
import { checkRuleChange, parseFilter } from './rule-request.ts';
import {
  countChanged,
  findTriageRule,
  listTriageRuleRows,
  nextPosition,
  type TriageRuleRow,
} from './triage-rules.repo.ts';

type Schemas = components['schemas'];
type TriageRule = Schemas['TriageRule'];
type Request = Schemas['TriageRuleRequest'];

/** Each import evaluates every rule. */
const maxRules = 200;

const changeOf = (
  { change }: TriageRuleRow,
  assignee: TriageRule['change']['assignee'],
): TriageRule['change'] => ({
  false_positive: change.false_positive ?? false,
  accept_risk: change.accept_risk
    ? {
        reason: change.accept_risk.reason,
        until: change.accept_risk.until ?? null,
        until_fix: change.accept_risk.until_fix ?? false,
      }
    : null,
  assignee,
  add_tags: change.add_tags ?? [],
  due_days: change.due_days ?? null,
  reason: change.reason ?? null,
});

const documentsOf = async (
  tx: Tx,
  rows: readonly TriageRuleRow[],
  now: Date,
): Promise<TriageRule[]> => {
  const people = await People.of(tx, rows);
  const changed = await countChanged(tx);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    enabled: row.enabled,
    filter: row.filter,
    change: changeOf(row, people.find(row.change.assignee_id)),
    created_by: people.find(row.createdBy),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
    last_run:
      row.lastJobId === null || row.lastRunAt === null
        ? null
        : { job_id: row.lastJobId, at: row.lastRunAt.toISOString(), changed: row.lastChanged ?? 0 },
    undoable: changed.get(row.id) ?? 0,
    obstacle: obstacleOf(row, people, now),
  }));
};

const listIn = async (tx: Tx, now: Date): Promise<Schemas['TriageRuleList']> => ({
  data: await documentsOf(tx, await listTriageRuleRows(tx), now),
});

export const requireTriageRule = async (tx: Tx, id: string): Promise<TriageRuleRow> => {
  const row = await findTriageRule(tx, id);
  if (!row) throw notFound('Triage rule');
  return row;
};

const documentIn = async (
  tx: Tx,
  id: string,
  now: Date,
): Promise<Schemas['TriageRuleDocument']> => {
  const [data] = await documentsOf(tx, [await requireTriageRule(tx, id)], now);
  if (!data) throw notFound('Triage rule');
  return { data };
};

export const listTriageRules = (deps: Deps, { who }: Actor) =>
  inTenant(deps.db, toTenant(who), (tx) => listIn(tx, deps.now()));

export const getTriageRule = (deps: Deps, { who }: Actor, id: string) =>
  inTenant(deps.db, toTenant(who), (tx) => documentIn(tx, id, deps.now()));

const valuesOf = async (
  tx: Tx,
  actor: Actor,
  { name, enabled, filter, change }: Request,
  now: Date,
) => {
  const values = {
    name: name.trim(),
    enabled,
    filter: parseFilter(filter),
    change,
  };
  await checkRuleChange(tx, actor, change, now);
  return { ...values, createdBy: actor.who.userId, updatedAt: now };
};

type Audited = { action: string; id: string; detail: Record<string, unknown> };

const audit = (tx: Tx, { who }: Actor, { action, id, detail }: Audited, requestId: string) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: `triage_rules.${action}`,
    subject: { type: 'triage_rule', id },
    detail,
    requestId,
  });

const taken = 'triage_rule_name_taken';

export const createTriageRule = (deps: Deps, actor: Actor, request: Request, requestId: string) =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const now = deps.now();
    const values = await valuesOf(tx, actor, request, now);
    if ((await tx.$count(triageRules, eq(triageRules.clientId, actor.who.clientId))) >= maxRules)
      throw createProblem(409, 'too_many_triage_rules', { most: maxRules });
    const id = newId();
    const { clientId } = actor.who;
    await mapUniqueViolation(
      tx
        .insert(triageRules)
        .values({ clientId, id, ...values, position: nextPosition, createdAt: now }),
      taken,
    );
    await audit(tx, actor, { action: 'create', id, detail: { ...request } }, requestId);
    return documentIn(tx, id, now);
  });

/** @param seen `If-Match`: the version that the client read; absent or `*` skips the check */
export const updateTriageRule = (
  deps: Deps,
  actor: Actor,
  id: string,
  request: Request,
  seen: string | undefined,
  requestId: string,
) =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const now = deps.now();
    await requireTriageRule(tx, id);
    const values = await valuesOf(tx, actor, request, now);
    const required = requiredVersion(seen);
    const unchanged =
      required === undefined ? sql`true` : sql`${triageRules.version}::text = ${required}`;
    const written = await mapUniqueViolation(
      tx
        .update(triageRules)
        .set({ ...values, version: sql`${triageRules.version} + 1` })
        .where(and(eq(triageRules.clientId, actor.who.clientId), eq(triageRules.id, id), unchanged))
        .returning({ id: triageRules.id }),
      taken,
    );
    if (written.length === 0) throw staleProblem();
    await audit(tx, actor, { action: 'update', id, detail: { ...request } }, requestId);
    return documentIn(tx, id, now);
  });

export const deleteTriageRule = (
  deps: Deps,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const { name } = await requireTriageRule(tx, id);
    await tx
      .delete(triageRules)
      .where(and(eq(triageRules.clientId, actor.who.clientId), eq(triageRules.id, id)));
    await audit(tx, actor, { action: 'delete', id, detail: { name } }, requestId);
  });

export const orderTriageRules = (
  deps: Deps,
  actor: Actor,
  { ids }: Schemas['TriageRuleOrder'],
  requestId: string,
) =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const known = (await listTriageRuleRows(tx)).map(({ id }) => id);
    const isEveryRule =
      ids.length === known.length &&
      new Set(ids).size === ids.length &&
      ids.every((id) => known.includes(id));
    if (!isEveryRule) throw invalid('ids', 'not_every_rule');
    for (const [index, id] of ids.entries())
      await tx
        .update(triageRules)
        .set({ position: index + 1 })
        .where(and(eq(triageRules.clientId, actor.who.clientId), eq(triageRules.id, id)));
    await audit(tx, actor, { action: 'order', id: ids[0] ?? '', detail: { ids } }, requestId);
    return listIn(tx, deps.now());
  });

/** Returns what the rule would do to existing findings. */
export const previewTriageRule = (
  deps: Deps,
  actor: Actor,
  { filter, change }: Schemas['TriageRulePreviewRequest'],
): Promise<Schemas['BulkPreview']> =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const now = deps.now();
    const query = toFindingQuery(parseFilter(filter));
    await checkRuleChange(tx, actor, change, now);
    const where = await buildWhere(tx, actor.who, actor.scope, query);
    return previewOf(tx, actor, { where, refuse: ruleStep(actor, change, now).refuse });
  });
