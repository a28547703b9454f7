import { and, between, count, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { changeFindingLabels } from '../../../platform/db/counted-writes.ts';
import { currentClient, ofCurrentClient } from '../../../platform/db/current-client.ts';
import { jobs } from '../../../platform/db/schema/operations.ts';
import { findingOpinions, opinionDays } from '../../../platform/db/schema/opinions.ts';
import { findPlainMessage } from '../../../platform/http/problem-codes.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import { lockLabelling } from '../../findings/records/index.ts';
import { judgeFindingsKind } from '../../imports/index.ts';

type Schemas = components['schemas'];
export type OpinionRow = typeof findingOpinions.$inferSelect;

const isAbout = (findingId: string) =>
  and(ofCurrentClient(findingOpinions), eq(findingOpinions.findingId, findingId));

const isDay = (day: string) => and(ofCurrentClient(opinionDays), eq(opinionDays.day, day));

export const findOpinion = async (tx: Tx, findingId: string): Promise<OpinionRow | undefined> =>
  (await tx.select().from(findingOpinions).where(isAbout(findingId)))[0];

/** The filter's value: an open verdict, or the answer. Replaces the previous label. */
const label = async (
  tx: Tx,
  { clientId, findingId, verdict, answer }: OpinionRow,
): Promise<void> => {
  await lockLabelling(tx);
  await changeFindingLabels(tx, {
    remove: {
      where: sql`l.client_id = ${clientId}::uuid and l.finding_id = ${findingId} and l.origin = 'opinion'`,
    },
  });
  await changeFindingLabels(tx, {
    add: sql`select ${clientId}::uuid, ${`opinion:${answer ?? verdict}`}, ${findingId}::uuid, 'opinion'`,
  });
};

export const upsertOpinion = async (
  tx: Tx,
  values: typeof findingOpinions.$inferInsert,
): Promise<void> => {
  const fresh = { answer: null, answeredBy: null, answeredAt: null, ...values };
  const [row] = await tx
    .insert(findingOpinions)
    .values(fresh)
    .onConflictDoUpdate({
      target: [findingOpinions.clientId, findingOpinions.findingId],
      set: fresh,
    })
    .returning();
  if (row) await label(tx, row);
};

export const answerOpinion = async (
  tx: Tx,
  findingId: string,
  answered: Pick<OpinionRow, 'answer' | 'answeredBy' | 'answeredAt'>,
): Promise<void> => {
  const [row] = await tx
    .update(findingOpinions)
    .set(answered)
    .where(isAbout(findingId))
    .returning();
  if (row) await label(tx, row);
};

/** Lists new findings of a repository without an opinion, the most urgent first. */
export const listUnjudged = async (
  tx: Tx,
  repositoryId: string,
  { severities, tools }: Pick<Schemas['ValidationState'], 'severities' | 'tools'>,
  since: Date,
): Promise<string[]> => {
  const ofTools =
    tools.length === 0
      ? sql`true`
      : sql`lower(f.tool) = any(${textArray(tools.map((tool) => tool.toLowerCase()))})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from findings f
    where f.client_id = ${currentClient} and f.repository_id = ${repositoryId} and f.status = 'open' and not f.false_positive and not f.is_duplicate
      and f.created_at > ${since} and f.severity = any(${textArray(severities)}) and ${ofTools}
      and not exists (select from finding_opinions o where o.client_id = f.client_id and o.finding_id = f.id)
    order by f.priority desc, f.id limit 10000`);
  return rows.map(({ id }) => id);
};

/** Returns false if the day's budget is used up. */
export const consumeBudget = async (
  tx: Tx,
  clientId: string,
  { day, most }: { day: string; most: number },
): Promise<boolean> => {
  await tx.insert(opinionDays).values({ clientId, day }).onConflictDoNothing();
  const taken = await tx
    .update(opinionDays)
    .set({ used: sql`${opinionDays.used} + 1` })
    .where(and(isDay(day), sql`${opinionDays.used} < ${most}`))
    .returning({ used: opinionDays.used });
  return taken.length > 0;
};

type DayChange = { tokens?: number; used?: number; skipped?: number; failure?: string | null };

export const updateDay = (tx: Tx, day: string, change: DayChange) =>
  tx
    .update(opinionDays)
    .set({
      tokens: sql`${opinionDays.tokens} + ${change.tokens ?? 0}::int`,
      used: sql`greatest(0, ${opinionDays.used} + ${change.used ?? 0}::int)`,
      ...(change.skipped !== undefined && { skipped: change.skipped }),
      ...(change.failure !== undefined && { failure: change.failure }),
    })
    .where(isDay(day));

/** Returns whether this is the first notification of its kind today. */
export const isFirstToday = async (tx: Tx, day: string, what: string): Promise<boolean> => {
  const notified = await tx
    .update(opinionDays)
    .set({ notified: sql`${opinionDays.notified} || ${textArray([what])}` })
    .where(and(isDay(day), sql`not ${what} = any(${opinionDays.notified})`))
    .returning({ day: opinionDays.day });
  return notified.length > 0;
};

const verdicts = ['false_positive', 'real', 'unsure'] as const;

/** Users' answers to the opinions, by verdict, in this order. */
const listAgreement = async (tx: Tx): Promise<Schemas['OpinionAgreement'][]> => {
  const rows = await tx
    .select({
      verdict: findingOpinions.verdict,
      given: count(),
      answered: count(findingOpinions.answer),
      agreed: sql<number>`(count(*) filter (where ${findingOpinions.answer} = 'accepted'))::int`,
    })
    .from(findingOpinions)
    .where(ofCurrentClient(findingOpinions))
    .groupBy(findingOpinions.verdict);
  return verdicts.map(
    (verdict) =>
      rows.find((row) => row.verdict === verdict) ?? { verdict, given: 0, answered: 0, agreed: 0 },
  );
};

/** The days of the month up to `last` that have usage. */
const listDayRows = (tx: Tx, last: string) =>
  tx
    .select()
    .from(opinionDays)
    .where(
      and(ofCurrentClient(opinionDays), between(opinionDays.day, `${last.slice(0, 7)}-01`, last)),
    );

export const getBudget = async (
  tx: Tx,
  day: string,
  most: number,
): Promise<Schemas['OpinionBudget']> => {
  const rows = await listDayRows(tx, day);
  const row = rows.find((one) => one.day === day);
  const days = Array.from({ length: Number(day.slice(8)) }, (_, index) => {
    const each = `${day.slice(0, 7)}-${String(index + 1).padStart(2, '0')}`;
    const { used = 0, tokens = 0 } = rows.find((one) => one.day === each) ?? {};
    return { day: each, used, tokens };
  });
  const agreement = await listAgreement(tx);
  const sum = (key: 'answered' | 'agreed') =>
    agreement.reduce((all, { [key]: part }) => all + part, 0);
  return {
    day,
    most,
    used: row?.used ?? 0,
    left_out: row?.skipped ?? 0,
    tokens: row?.tokens ?? 0,
    failure: row?.failure ?? null,
    failure_detail: findPlainMessage(row?.failure) ?? null,
    answered: sum('answered'),
    agreed: sum('agreed'),
    agreement,
    days,
  };
};

export const requestKey = (findingId: string): string => `finding:${findingId}`;

/** The latest request for this finding alone. */
export const findRequest = async (tx: Tx, findingId: string) =>
  (
    await tx
      .select({ id: jobs.id, state: jobs.state, errorCode: jobs.errorCode, at: jobs.createdAt })
      .from(jobs)
      .where(
        and(
          ofCurrentClient(jobs),
          eq(jobs.kind, judgeFindingsKind),
          eq(jobs.dedupeKey, requestKey(findingId)),
        ),
      )
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(1)
  )[0];

export const isActive = (state: string): boolean => state === 'queued' || state === 'running';
