// The usage of the AI services from the first of the month to today. The figures depend only on the
// date, so that they are the same for a whole day.
import type {
  AiBudget,
  AiConfiguration,
  AiUsage,
  AiUsageMonth,
  NextOpinion,
  OpinionBudget,
} from '../../generated/model';
import { getGetAiConfigurationResponseMock } from '../generated/connectors/connectors.msw';
import { dayMs, today } from './today';

/** The mock data includes second opinions, so there is a model for them. */
export const firstAiConfiguration = (): AiConfiguration => {
  const example = getGetAiConfigurationResponseMock();
  const validation = {
    ...example.validation,
    isConfigured: true,
    openai_deployment_name: 'judge',
    openai_base_url: example.remediator.base_url,
    openai_version: example.remediator.version,
  };
  return { ...example, validation };
};

/** The organization's daily limit. */
const most = 200;
const tokensOfOpinion = 6_900;
const dollarsPerMillion = 1.75;
const share = { in: 0.93, out: 0.07 };

const isWeekend = (day: Date): boolean => day.getUTCDay() % 6 === 0;
/** Fewer reports arrive at weekends. */
const opinionsOf = (day: Date): number =>
  isWeekend(day) ? 2 + (day.getUTCDate() % 3) : 12 + ((day.getUTCDate() * 7) % 20);

const firstOfMonth = (ahead = 0): number => {
  const now = new Date(today());
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1);
};
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const days = (): OpinionBudget['days'] =>
  Array.from({ length: (today() - firstOfMonth()) / dayMs + 1 }, (_, index) => {
    const time = firstOfMonth() + index * dayMs;
    const used = opinionsOf(new Date(time));
    return { day: dayOf(time), used, tokens: used * tokensOfOpinion };
  });

export const opinionBudget = (): OpinionBudget => {
  const all = days();
  const used = all.at(-1)?.used ?? 0;
  const agreement: OpinionBudget['agreement'] = [
    { verdict: 'false_positive', given: 268, answered: 241, agreed: 219 },
    { verdict: 'real', given: 173, answered: 148, agreed: 139 },
    { verdict: 'unsure', given: 23, answered: 0, agreed: 0 },
  ];
  const sum = (of: 'answered' | 'agreed') => agreement.reduce((n, row) => n + row[of], 0);
  return {
    day: dayOf(today()),
    most,
    used,
    left_out: 0,
    tokens: used * tokensOfOpinion,
    failure: null,
    failure_detail: null,
    answered: sum('answered'),
    agreed: sum('agreed'),
    agreement,
    days: all,
  };
};

const rowOf = (calls: number, tokens: number) => ({
  calls,
  tokens_in: Math.round(tokens * share.in),
  tokens_out: Math.round(tokens * share.out),
  cost: Math.round((tokens / 1e6) * dollarsPerMillion * 100) / 100,
});

export const aiUsage = (budget: AiBudget): AiUsage => {
  const used = days().reduce((sum, day) => sum + day.used, 0);
  const fixes = Math.round(used / 12);
  const rows = [
    { purpose: 'fix' as const, model: 'fixer-2026-08-01', ...rowOf(fixes, fixes * 8_400) },
    { purpose: 'opinion' as const, model: 'judge-2026-08', ...rowOf(used, used * tokensOfOpinion) },
  ].map((row) => ({ ...row, provider: 'azure' as const, estimated: 0 }));
  const month = dayOf(today()).slice(0, 7);
  const former = Array.from({ length: 11 }, (_, index): AiUsageMonth => {
    const calls = 220 + index * 25;
    return { month: dayOf(firstOfMonth(index - 11)).slice(0, 7), ...rowOf(calls, calls * 7_000) };
  });
  const total = (of: 'calls' | 'tokens_in' | 'tokens_out' | 'cost') =>
    rows.reduce((sum, row) => sum + row[of], 0);
  return {
    month,
    renews_at: new Date(firstOfMonth(1)).toISOString(),
    is_spent:
      (budget.tokens_per_month ?? Infinity) <= total('tokens_in') + total('tokens_out') ||
      (budget.money_per_month ?? Infinity) <= total('cost'),
    rows,
    months: [
      ...former,
      {
        month,
        calls: total('calls'),
        tokens_in: total('tokens_in'),
        tokens_out: total('tokens_out'),
        cost: Math.round(total('cost') * 100) / 100,
      },
    ],
    budget,
  };
};

/**
 * By the server's rules: the mean of previous opinions, at current prices, and the remaining budget
 * of the month.
 */
export const nextOpinion = (budget: AiBudget): NextOpinion => {
  const { rows, is_spent, renews_at } = aiUsage(budget);
  const tokens = rows.reduce((sum, row) => sum + row.tokens_in + row.tokens_out, 0);
  const money = rows.reduce((sum, row) => sum + row.cost, 0);
  const { tokens_per_month: most, money_per_month: mostMoney, currency, prices } = budget;
  const price =
    share.in * (prices.validation_input ?? 0) + share.out * (prices.validation_output ?? 0);
  return {
    tokens: tokensOfOpinion,
    money: price === 0 ? null : Math.round(tokensOfOpinion * price) / 1e6,
    currency,
    tokens_left: most === null ? null : Math.max(0, most - tokens),
    money_left:
      mostMoney === null ? null : Math.max(0, Math.round((mostMoney - money) * 100) / 100),
    is_spent,
    renews_at,
  };
};
