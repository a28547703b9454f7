// The monthly budget: whether it allows another call, and how much of it is used.
import type { AiBudget } from '../../organization/index.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';

export type Tokens = { input: number; output: number };

/** Total of a month, or of the calls in progress. Money in millionths of the currency. */
export type Amount = { tokens: number; costMicros: number };

export const micros = 1_000_000;

export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** Returns when the budget of this month is renewed. */
export const renewalOf = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** Lists the last `count` months up to `now`, the current one last. */
export const listMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + index, 1))),
  );

export type PricedService = 'remediator' | 'validation';

/**
 * A price per million tokens is the price per token in millionths. Without a price a call costs
 * nothing.
 */
export const costOf = (
  { input, output }: Tokens,
  prices: AiBudget['prices'],
  service: PricedService,
): number =>
  Math.round(
    input * (prices[`${service}_input`] ?? 0) + output * (prices[`${service}_output`] ?? 0),
  );

const english = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Returns why the budget allows no further call, or undefined if it does. */
export const refusalOf = (budget: AiBudget, used: Amount, now: Date): Problem | undefined => {
  const { tokens_per_month: tokens, money_per_month: money, currency } = budget;
  const renews = renewalOf(now).toISOString().slice(0, 10);
  if (tokens !== null && used.tokens >= tokens)
    return createProblem(422, 'ai_tokens_spent', {
      used: english.format(used.tokens),
      most: english.format(tokens),
      renews,
    });
  if (money !== null && used.costMicros >= money * micros)
    return createProblem(422, 'ai_money_spent', {
      used: english.format(used.costMicros / micros),
      most: english.format(money),
      currency,
      renews,
    });
  return undefined;
};

/** Percentage used of the limit that is closer; 0 without a limit. */
export const percentOf = (
  { tokens_per_month: tokens, money_per_month: money }: AiBudget,
  used: Amount,
): number => {
  const part = (amount: number, most: number | null) =>
    most === null ? 0 : most === 0 ? 100 : Math.floor((amount / most) * 100);
  return Math.max(
    part(used.tokens, tokens),
    part(used.costMicros, money === null ? null : money * micros),
  );
};
