import type { AiUsage, AiUsageRow } from '@/shared/api/generated/model';

type Amounts = Pick<AiUsageRow, 'calls' | 'estimated' | 'tokens_in' | 'tokens_out' | 'cost'>;

const add = (one: Amounts, other: Amounts): Amounts => ({
  calls: one.calls + other.calls,
  estimated: one.estimated + other.estimated,
  tokens_in: one.tokens_in + other.tokens_in,
  tokens_out: one.tokens_out + other.tokens_out,
  cost: one.cost + other.cost,
});

const nothing: Amounts = { calls: 0, estimated: 0, tokens_in: 0, tokens_out: 0, cost: 0 };

export const tokensOf = ({ tokens_in, tokens_out }: Pick<Amounts, 'tokens_in' | 'tokens_out'>) =>
  tokens_in + tokens_out;

export const totalOf = ({ rows }: Pick<AiUsage, 'rows'>): Amounts => rows.reduce(add, nothing);

/** Totals of all models, the most used purpose first. */
export const byPurpose = ({ rows }: Pick<AiUsage, 'rows'>) =>
  [...new Set(rows.map(({ purpose }) => purpose))]
    .map((purpose) => {
      const own = rows.filter((row) => row.purpose === purpose);
      return {
        purpose,
        models: [...new Set(own.map(({ model }) => model))],
        ...own.reduce(add, nothing),
      };
    })
    .sort((one, other) => tokensOf(other) - tokensOf(one));

/** In percent; a limit of zero is always used up. */
export const shareOf = (used: number, most: number): number =>
  most === 0 ? 100 : (used / most) * 100;
