// Meters the calls to the AI services: each call reserves its share of the month's budget before it
// is sent, and the actual usage is recorded afterwards.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { PermanentJobError } from '../../../platform/jobs/job.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { listAdministrators, notify } from '../../notifications/index.ts';
import { getAiBudget } from '../../organization/index.ts';
import { AiError } from '../ai/failure.ts';
import {
  type Amount,
  costOf,
  monthOf,
  percentOf,
  type PricedService,
  refusalOf,
  renewalOf,
  type Tokens,
} from './budget.ts';
import {
  addUsage,
  deleteReservation,
  getReserved,
  getUsed,
  insertReservation,
  lockMonth,
  updateNotified,
} from './usage.repo.ts';

type Schemas = components['schemas'];

/** Longer than any call with its retries. */
const reservedForMs = 20 * 60_000;

export type MeteredCall = {
  /** Records the answer. `counted` is absent if the service did not count. */
  settle: (model: string, counted: Tokens | undefined, estimate: Tokens) => Promise<void>;
  /** Releases the reservation if no answer arrived. */
  release: () => Promise<void>;
};

export type AiMeter = {
  /** Throws an `AiError` if the budget is used up. */
  check: () => Promise<void>;
  /** The same, and reserves the expected usage of the call. */
  open: (expected: Tokens) => Promise<MeteredCall>;
};

export type Metered = {
  clientId: string;
  purpose: Schemas['AiPurpose'];
  /** Which of the organization's services is called; it determines the price. */
  service: PricedService;
  provider: Schemas['RemediatorType'];
};

type MeterDeps = Pick<Deps, 'db' | 'now'>;

/** Returns the usage of this month, including calls in progress. */
export const getUsedAndReserved = async (tx: Tx, now: Date): Promise<Amount> => {
  const used = await getUsed(tx, monthOf(now));
  const reserved = await getReserved(tx, now);
  return {
    tokens: used.tokens + reserved.tokens,
    costMicros: used.costMicros + reserved.costMicros,
  };
};

/** Returns why the organization's budget allows no call now, or undefined if it does. */
export const findBudgetRefusal = async (
  tx: Tx,
  clientId: string,
  now: Date,
): Promise<Problem | undefined> =>
  refusalOf(await getAiBudget(tx, clientId), await getUsedAndReserved(tx, now), now);

/** Returns why a job ends, with the amounts if the budget is still used up. */
export const describeSpentBudget = async (
  { db, now }: MeterDeps,
  clientId: string,
): Promise<PermanentJobError> => {
  const problem = await inTenant(db, { clientId }, (tx) => findBudgetRefusal(tx, clientId, now()));
  return new PermanentJobError(
    'ai_budget_spent',
    (problem ?? createProblem(422, 'ai_budget_spent')).message,
    problem && { ...problem.facts, problem: problem.code },
  );
};

/** Each level is notified once a month; a call that passes both notifies only the higher one. */
const levels = [80, 100] as const;

const notifyLevels = async (
  tx: Tx,
  clientId: string,
  now: Date,
  notified: readonly number[],
): Promise<void> => {
  const month = monthOf(now);
  const percent = percentOf(await getAiBudget(tx, clientId), await getUsed(tx, month));
  const reached = levels.filter((level) => percent >= level && !notified.includes(level));
  const highest = reached.at(-1);
  if (highest === undefined) return;
  await updateNotified(tx, month, [...notified, ...reached]);
  // The lower level is irrelevant after the higher one.
  if (notified.some((level) => level > highest)) return;
  const date = renewalOf(now).toISOString().slice(0, 10);
  await notify(tx, {
    clientId,
    userIds: await listAdministrators(tx, clientId),
    type: 'ai_budget',
    title:
      highest === 100
        ? 'This month’s AI budget is used up'
        : `${String(highest)} % of this month’s AI budget is used`,
    message:
      highest === 100
        ? `The AI services are not called until ${date}. You can change the budget under Settings, AI models.`
        : `When it is used up, the AI services are not called until ${date}.`,
    facts: { percent: highest, date },
  });
};

/** Records one answered call in the caller's transaction. */
export const recordCall = async (
  tx: Tx,
  { clientId, purpose, service, provider }: Metered,
  call: { model: string; tokens: Tokens; isEstimated: boolean },
  now: Date,
): Promise<void> => {
  const month = monthOf(now);
  const notified = await lockMonth(tx, clientId, month);
  const { prices } = await getAiBudget(tx, clientId);
  await addUsage(
    tx,
    { clientId, month, purpose, provider },
    {
      model: call.model,
      ...call.tokens,
      costMicros: costOf(call.tokens, prices, service),
      isEstimated: call.isEstimated,
    },
  );
  await notifyLevels(tx, clientId, now, notified);
};

/**
 * Creates the meter for one purpose. Each step is a transaction of its own, because a call takes
 * minutes.
 */
export const createMeter = (deps: MeterDeps, metered: Metered): AiMeter => {
  const { clientId, service } = metered;
  const inClient = <T>(work: (tx: Tx) => Promise<T>) => inTenant(deps.db, { clientId }, work);
  const throwIf = (refusal: Problem | undefined): void => {
    if (refusal) throw new AiError('ai_budget_spent');
  };
  return {
    check: async () => throwIf(await inClient((tx) => findBudgetRefusal(tx, clientId, deps.now()))),
    open: async (expected) => {
      const id = newId();
      const refusal = await inClient(async (tx) => {
        const now = deps.now();
        await lockMonth(tx, clientId, monthOf(now));
        const found = await findBudgetRefusal(tx, clientId, now);
        if (found) return found;
        const { prices } = await getAiBudget(tx, clientId);
        await insertReservation(
          tx,
          {
            clientId,
            id,
            tokens: expected.input + expected.output,
            costMicros: costOf(expected, prices, service),
            expiresAt: new Date(now.getTime() + reservedForMs),
          },
          now,
        );
        return undefined;
      });
      throwIf(refusal);
      return {
        settle: (model, counted, estimate) =>
          inClient(async (tx) => {
            await deleteReservation(tx, id);
            const call = { model, tokens: counted ?? estimate, isEstimated: !counted };
            await recordCall(tx, metered, call, deps.now());
          }),
        release: () =>
          inClient(async (tx) => {
            await deleteReservation(tx, id);
          }),
      };
    },
  };
};
