import { personColumns } from '../../../platform/db/person-columns.ts';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { findingEvents } from '../../../platform/db/schema/findings.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { upsertReviewerNotes } from './reviewer-notes.repo.ts';
import type { PageRange } from '../../../platform/http/paging.ts';

export type FindingEvent = components['schemas']['FindingEvent'];

type Cause = components['schemas']['FindingEventCause'];

export const causeSentences: Readonly<Record<Cause, string>> = {
  taken_back: 'Taken back.',
  fix_available: 'A fix is now available.',
  acceptance_ended: 'The acceptance expired.',
};

/** The former values of an ended risk acceptance; used only to restore it. */
export type EndedAcceptance = {
  reason: string;
  until: string | null;
  untilFix: boolean;
  acceptedBy: string;
  approver: string | null;
  createdAt: string;
};

/** The answer to a second opinion that a later answer replaced; used only to restore it. */
export type ReplacedAnswer = {
  answer: components['schemas']['OpinionAnswer'] | null;
  answeredBy: string | null;
  answeredAt: string | null;
  /** When the finding was closed. */
  closedAt: string | null;
};

/** Has either a cause or a user's comment. */
export type NewEvent = {
  kind: FindingEvent['kind'];
  from?: string | null;
  to?: string | null;
  cause?: Cause;
  comment?: string;
  ended?: EndedAcceptance;
  replaced?: ReplacedAnswer;
};

type Subject = { clientId: string; id: string; repositoryId: string };

export type RowEvent = NewEvent & { row: Subject };

/** The triage rule that acts, with its name at that time. */
export interface ActingRule {
  id: string;
  name: string;
  /** The rule acts on findings that an import added, without a user. */
  automatic: boolean;
}

/** The user who decides, or whose permissions the rule uses. */
export type Decider = Principal & { rule?: ActingRule };

type Author = Pick<Decider, 'userId' | 'username' | 'rule'>;

/**
 * Writes events in the transaction of the change that they record, and returns their ids. Without
 * an author, the server made the change.
 */
export const writeEvents = async (
  tx: Tx,
  who: Author | undefined,
  events: readonly RowEvent[],
): Promise<string[]> => {
  if (events.length === 0) return [];
  const rule = who?.rule && { id: who.rule.id, name: who.rule.name };
  const actor = who?.rule?.automatic === true ? undefined : who;
  const values = events.map(({ row, kind, from, to, cause, comment, ended, replaced }) => ({
    clientId: row.clientId,
    id: newId(),
    findingId: row.id,
    repositoryId: row.repositoryId,
    kind,
    actorId: actor?.userId ?? null,
    actorName: actor?.username ?? null,
    data: {
      from: from ?? null,
      to: to ?? null,
      ...(cause && { cause }),
      ...(rule && { rule }),
      ...(ended && { ended }),
      ...(replaced && { replaced }),
    },
    reason: comment ?? (cause ? causeSentences[cause] : null),
  }));
  await tx.insert(findingEvents).values(values);
  await upsertReviewerNotes(
    tx,
    who && !rule ? who.username : undefined,
    events.flatMap(({ comment }, index) =>
      comment === undefined ? [] : values.slice(index, index + 1),
    ),
  );
  return values.map(({ id }) => id);
};

/** Writes one event and returns its id. */
export const writeEvent = async (
  tx: Tx,
  who: Author | undefined,
  row: Subject,
  event: NewEvent,
): Promise<string> => {
  const [id] = await writeEvents(tx, who, [{ row, ...event }]);
  if (id === undefined) throw new Error('One event was given and none was written.');
  return id;
};

type EventData = {
  from?: string | null;
  to?: string | null;
  cause?: Cause;
  rule?: FindingEvent['rule'];
};

const select = (tx: Tx) =>
  tx
    .select({
      id: findingEvents.id,
      kind: findingEvents.kind,
      at: findingEvents.createdAt,
      data: findingEvents.data,
      comment: findingEvents.reason,
      actorName: findingEvents.actorName,
      actor: personColumns,
    })
    .from(findingEvents)
    .leftJoin(
      users,
      and(eq(users.clientId, findingEvents.clientId), eq(users.id, findingEvents.actorId)),
    );

const eventOf = ({
  id,
  kind,
  at,
  data,
  comment,
  actor,
  actorName,
}: Awaited<ReturnType<typeof select>>[number]): FindingEvent => {
  const { from = null, to = null, cause = null, rule = null } = data as EventData;
  return {
    id,
    kind: kind as FindingEvent['kind'],
    at: at.toISOString(),
    actor,
    actor_name: actorName,
    rule,
    from,
    to,
    cause,
    comment,
  };
};

const isOfFinding = (findingId: string) =>
  and(eq(findingEvents.clientId, currentClient), eq(findingEvents.findingId, findingId));

export const eventsOf = async (
  tx: Tx,
  findingId: string,
  { offset, limit }: PageRange,
): Promise<{ data: FindingEvent[]; total: number }> => {
  const rows = await select(tx)
    .where(isOfFinding(findingId))
    .orderBy(desc(findingEvents.createdAt), desc(findingEvents.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await tx
    .select({ n: count() })
    .from(findingEvents)
    .where(isOfFinding(findingId));
  return { data: rows.map(eventOf), total: counted?.n ?? 0 };
};

export const findEvent = async (
  tx: Tx,
  findingId: string,
  id: string,
): Promise<FindingEvent | undefined> => {
  const [row] = await select(tx).where(and(isOfFinding(findingId), eq(findingEvents.id, id)));
  return row && eventOf(row);
};

export const deleteEvent = (tx: Tx, id: string) =>
  tx
    .delete(findingEvents)
    .where(and(eq(findingEvents.clientId, currentClient), eq(findingEvents.id, id)));

const statusDecisions = [
  'status',
  'fixed',
  'reopened',
  'risk_accepted',
  'risk_requested',
  'risk_declined',
  'risk_revoked',
];

type Left = {
  /** The new status. */
  to: string;
  /** Absent if the acceptance itself was kept. */
  ended?: EndedAcceptance;
};

/**
 * Returns the event by which a user ended an acceptance since then. Undefined if the status changed
 * again later, or if the acceptance expired.
 */
export const findLeftAcceptance = async (
  tx: Tx,
  findingId: string,
  since: Date,
): Promise<Left | undefined> => {
  const [last] = await tx
    .select({
      data: findingEvents.data,
      actorId: findingEvents.actorId,
      at: findingEvents.createdAt,
    })
    .from(findingEvents)
    .where(
      and(
        eq(findingEvents.clientId, currentClient),
        eq(findingEvents.findingId, findingId),
        inArray(findingEvents.kind, statusDecisions),
      ),
    )
    .orderBy(desc(findingEvents.id))
    .limit(1);
  if (!last || last.actorId === null || last.at < since || last.data['from'] !== 'risk_accepted')
    return undefined;
  return last.data as Left; // written by `writeEvents`
};

export type AnswerStep = {
  at: Date;
  /** The answer, or `withdrawn`. */
  to: string;
  /** Absent in events of older versions. */
  replaced: ReplacedAnswer | null;
  /**
   * The change of the false-positive mark that the answer made. Null if the mark was changed later.
   */
  mark: { from: boolean; to: boolean } | null;
};

/**
 * Returns the last answer to the second opinion. Events of one step share the timestamp of its
 * transaction.
 */
export const findAnswerStep = async (
  tx: Tx,
  findingId: string,
): Promise<AnswerStep | undefined> => {
  const last = (kind: 'opinion' | 'false_positive') =>
    sql`select data, created_at from finding_events where client_id = ${currentClient} and finding_id = ${findingId} and kind = ${kind} order by id desc limit 1`;
  const { rows } = await tx.execute<Omit<AnswerStep, 'at'> & { at: string | Date }>(sql`
    select o.created_at as at, o.data->>'to' as to, o.data->'replaced' as replaced,
      case when m.data is not null then jsonb_build_object('from', m.data->>'from' = 'true', 'to', m.data->>'to' = 'true') end as mark
    from (${last('opinion')}) o left join (${last('false_positive')}) m on m.created_at = o.created_at`);
  const [row] = rows;
  return row && { ...row, at: new Date(row.at) };
};
