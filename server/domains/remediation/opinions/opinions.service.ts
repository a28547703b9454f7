import { utcDay } from '#domain/utc-day';
import { eq } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { createProblem, findPlainMessage } from '../../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { toIsoOrNull } from '../../../platform/runtime/time.ts';
import { getVisibleStatus, lockVisible } from '../../findings/index.ts';
import { judgeFindingsKind, opinionsTitle } from '../../imports/index.ts';
import { getAiConfiguration, parseClientDocument } from '../../organization/index.ts';
import { getSubject, toBasisHash } from '../generate/remediation.repo.ts';
import { findBudgetRefusal } from '../usage/meter.ts';
import { getNextOpinion } from './next-opinion.ts';
import {
  findOpinion,
  findRequest,
  getBudget,
  isActive,
  type OpinionRow,
  requestKey,
} from './opinions.repo.ts';

type Schemas = components['schemas'];
export type Access = { who: Principal; scope: Scope };

const shown = (row: OpinionRow, basis: string): Schemas['FindingOpinion'] => ({
  verdict: row.verdict,
  confidence: row.confidence,
  summary: row.summary,
  reasons: row.reasons,
  model: row.model,
  files_read: row.filesRead,
  lines_read: row.linesRead,
  secrets_masked: row.secretsMasked,
  tokens: row.tokens,
  judged_at: row.judgedAt.toISOString(),
  is_stale: row.basis !== basis,
  answer: row.answer,
  answered_by: row.answeredBy,
  answered_at: toIsoOrNull(row.answeredAt),
});

const isAutomatic = async (tx: Tx, clientId: string): Promise<boolean> => {
  const [client] = await tx
    .select({ document: clients.document })
    .from(clients)
    .where(eq(clients.clientId, clientId));
  return parseClientDocument(client?.document ?? {}).enable_false_positive_analysis;
};

export const statusOf = async (
  tx: Tx,
  clientId: string,
  id: string,
  now: Date,
): Promise<Schemas['OpinionStatus']> => {
  const { validation } = await getAiConfiguration(tx, clientId);
  const { data } = await getSubject(tx, clientId, id);
  const opinion = await findOpinion(tx, id);
  const request = await findRequest(tx, id);
  const isLatest = request !== undefined && (opinion?.judgedAt ?? new Date(0)) < request.at;
  const failure =
    isLatest && request.state === 'failed' ? (request.errorCode ?? 'unexpected') : null;
  return {
    opinion: opinion ? shown(opinion, toBasisHash(data)) : null,
    job_id: request && isActive(request.state) ? request.id : null,
    failure,
    failure_detail: findPlainMessage(failure) ?? null,
    is_configured: validation.isConfigured,
    is_automatic: await isAutomatic(tx, clientId),
    budget: await getBudget(tx, utcDay(now), validation.most_per_day),
    next: await getNextOpinion(tx, clientId, now),
  };
};

export const getOpinionBudget = (deps: Deps, who: Principal): Promise<Schemas['OpinionBudget']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { validation } = await getAiConfiguration(tx, who.clientId);
    return getBudget(tx, utcDay(deps.now()), validation.most_per_day);
  });

export const getOpinion = (
  deps: Deps,
  access: Access,
  id: string,
): Promise<Schemas['OpinionStatus']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    await getVisibleStatus(tx, access, id);
    return statusOf(tx, access.who.clientId, id, deps.now());
  });

/** A second request for a finding that is being judged joins the first one. */
export const requestOpinion = (
  deps: Deps,
  access: Access,
  id: string,
): Promise<Schemas['OpinionStatus']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const { clientId, userId } = access.who;
    await lockVisible(tx, access, id);
    const { validation } = await getAiConfiguration(tx, clientId);
    if (!validation.isConfigured) throw createProblem(422, 'opinions_not_configured');
    const { used, most } = await getBudget(tx, utcDay(deps.now()), validation.most_per_day);
    if (used >= most) throw createProblem(422, 'opinion_budget_spent', { most });
    const refusal = await findBudgetRefusal(tx, clientId, deps.now());
    if (refusal) throw refusal;
    await enqueueJob(tx, {
      clientId,
      kind: judgeFindingsKind,
      payload: { findingId: id, title: opinionsTitle },
      dedupeKey: requestKey(id),
      maxAttempts: 2,
      createdBy: userId,
    });
    return statusOf(tx, clientId, id, deps.now());
  });
