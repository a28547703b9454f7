import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { aiMonths, aiReservations, aiUsage } from '../../../platform/db/schema/ai-usage.ts';
import { micros, type Amount, type Tokens } from './budget.ts';

type Schemas = components['schemas'];
type UsageKey = Pick<typeof aiUsage.$inferInsert, 'clientId' | 'month' | 'purpose' | 'provider'>;

const sumOf = (column: Parameters<typeof sql>[1]) =>
  sql<number>`coalesce(sum(${column}), 0)::float8`;

/** Serializes transactions that read and change the amounts of a month. */
export const lockMonth = async (tx: Tx, clientId: string, month: string): Promise<number[]> => {
  await tx.insert(aiMonths).values({ clientId, month }).onConflictDoNothing();
  const [row] = await tx
    .select({ notified: aiMonths.notified })
    .from(aiMonths)
    .where(and(eq(aiMonths.clientId, clientId), eq(aiMonths.month, month)))
    .for('update');
  return row?.notified ?? [];
};

/**
 * Stores the percentages of which the administrators have been notified; each is notified once a
 * month.
 */
export const updateNotified = (tx: Tx, month: string, notified: number[]) =>
  tx
    .update(aiMonths)
    .set({ notified })
    .where(and(ofCurrentClient(aiMonths), eq(aiMonths.month, month)));

export const getUsed = async (tx: Tx, month: string): Promise<Amount> => {
  const [used] = await tx
    .select({
      tokens: sumOf(sql`${aiUsage.tokensIn} + ${aiUsage.tokensOut}`),
      costMicros: sumOf(aiUsage.costMicros),
    })
    .from(aiUsage)
    .where(and(ofCurrentClient(aiUsage), eq(aiUsage.month, month)));
  return used ?? { tokens: 0, costMicros: 0 };
};

/** Returns the total of all calls for this purpose in these months. */
export const getCalls = async (
  tx: Tx,
  purpose: Schemas['AiPurpose'],
  months: readonly string[],
): Promise<Tokens & { calls: number }> => {
  const [used] = await tx
    .select({
      calls: sumOf(aiUsage.calls),
      input: sumOf(aiUsage.tokensIn),
      output: sumOf(aiUsage.tokensOut),
    })
    .from(aiUsage)
    .where(
      and(
        ofCurrentClient(aiUsage),
        eq(aiUsage.purpose, purpose),
        inArray(aiUsage.month, [...months]),
      ),
    );
  return used ?? { calls: 0, input: 0, output: 0 };
};

/** Returns the reservations of calls in progress; those of a stopped server expire. */
export const getReserved = async (tx: Tx, now: Date): Promise<Amount> => {
  const [reserved] = await tx
    .select({
      tokens: sumOf(aiReservations.tokens),
      costMicros: sumOf(aiReservations.costMicros),
    })
    .from(aiReservations)
    .where(
      and(ofCurrentClient(aiReservations), sql`${aiReservations.expiresAt} > ${now.toISOString()}`),
    );
  return reserved ?? { tokens: 0, costMicros: 0 };
};

export const insertReservation = async (
  tx: Tx,
  values: typeof aiReservations.$inferInsert,
  now: Date,
): Promise<void> => {
  await tx
    .delete(aiReservations)
    .where(and(ofCurrentClient(aiReservations), lte(aiReservations.expiresAt, now)));
  await tx.insert(aiReservations).values(values);
};

export const deleteReservation = (tx: Tx, id: string) =>
  tx.delete(aiReservations).where(and(ofCurrentClient(aiReservations), eq(aiReservations.id, id)));

export type UsedByCall = {
  model: string;
  input: number;
  output: number;
  costMicros: number;
  isEstimated: boolean;
};

/** Adds one answered call. */
export const addUsage = async (
  tx: Tx,
  key: UsageKey,
  { model, input, output, costMicros, isEstimated }: UsedByCall,
): Promise<void> => {
  const estimated = isEstimated ? 1 : 0;
  await tx
    .insert(aiUsage)
    .values({
      ...key,
      model,
      calls: 1,
      estimated,
      tokensIn: input,
      tokensOut: output,
      costMicros,
    })
    .onConflictDoUpdate({
      target: [aiUsage.clientId, aiUsage.month, aiUsage.purpose, aiUsage.provider, aiUsage.model],
      set: {
        calls: sql`${aiUsage.calls} + 1`,
        estimated: sql`${aiUsage.estimated} + ${estimated}::int`,
        tokensIn: sql`${aiUsage.tokensIn} + ${input}::bigint`,
        tokensOut: sql`${aiUsage.tokensOut} + ${output}::bigint`,
        costMicros: sql`${aiUsage.costMicros} + ${costMicros}::bigint`,
      },
    });
};

export const listUsage = async (tx: Tx, month: string): Promise<Schemas['AiUsageRow'][]> => {
  const rows = await tx
    .select()
    .from(aiUsage)
    .where(and(ofCurrentClient(aiUsage), eq(aiUsage.month, month)))
    .orderBy(aiUsage.purpose, aiUsage.provider, aiUsage.model);
  return rows.map(({ purpose, provider, model, calls, estimated, ...row }) => ({
    purpose,
    provider,
    model,
    calls,
    estimated,
    tokens_in: row.tokensIn,
    tokens_out: row.tokensOut,
    cost: row.costMicros / micros,
  }));
};

/** Lists all `months`, with zeros for those without a call. */
export const listUsageMonths = async (
  tx: Tx,
  months: readonly string[],
): Promise<Schemas['AiUsageMonth'][]> => {
  const rows = await tx
    .select({
      month: aiUsage.month,
      calls: sumOf(aiUsage.calls),
      tokensIn: sumOf(aiUsage.tokensIn),
      tokensOut: sumOf(aiUsage.tokensOut),
      costMicros: sumOf(aiUsage.costMicros),
    })
    .from(aiUsage)
    .where(and(ofCurrentClient(aiUsage), inArray(aiUsage.month, [...months])))
    .groupBy(aiUsage.month);
  return months.map((month) => {
    const row = rows.find((each) => each.month === month);
    return {
      month,
      calls: row?.calls ?? 0,
      tokens_in: row?.tokensIn ?? 0,
      tokens_out: row?.tokensOut ?? 0,
      cost: (row?.costMicros ?? 0) / micros,
    };
  });
};
