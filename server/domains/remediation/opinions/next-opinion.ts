// Estimates the tokens of another opinion, before a user requests one.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { getAiBudget } from '../../organization/index.ts';
import { costOf, listMonths, micros, refusalOf, renewalOf } from '../usage/budget.ts';
import { getUsedAndReserved } from '../usage/meter.ts';
import { getCalls } from '../usage/usage.repo.ts';

/** The current month alone would have no data on its first day. */
const measuredMonths = 2;

const left = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

export const getNextOpinion = async (
  tx: Tx,
  clientId: string,
  now: Date,
): Promise<components['schemas']['NextOpinion']> => {
  const budget = await getAiBudget(tx, clientId);
  const used = await getUsedAndReserved(tx, now);
  const { calls, input, output } = await getCalls(tx, 'opinion', listMonths(now, measuredMonths));
  const { validation_input: priceIn, validation_output: priceOut } = budget.prices;
  const isPriced = priceIn !== null || priceOut !== null;
  const mean = { input: input / calls, output: output / calls };
  const moneyLeft = left(
    budget.money_per_month === null ? null : budget.money_per_month * micros,
    used.costMicros,
  );
  return {
    tokens: calls === 0 ? null : Math.round(mean.input + mean.output),
    money: calls === 0 || !isPriced ? null : costOf(mean, budget.prices, 'validation') / micros,
    currency: budget.currency,
    tokens_left: left(budget.tokens_per_month, used.tokens),
    money_left: moneyLeft === null ? null : Math.round(moneyLeft) / micros,
    is_spent: refusalOf(budget, used, now) !== undefined,
    renews_at: renewalOf(now).toISOString(),
  };
};
