import { and, count, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { components, operations } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { jobs, outbox } from '../../db/schema/operations.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { enqueueJob } from '../../jobs/enqueue.ts';
import { mailPurpose } from '../../mail/mailer.ts';
import { containing } from '../containing.ts';
import { metaOf, windowOf } from '../lists.ts';
import { issueOneTimeToken, type OneTimeKind } from '../session/session.repo.ts';

type Row = typeof outbox.$inferSelect;
type Mail = components['schemas']['OutboxMail'];

/** @param due when the next attempt is to be made */
const shown = (row: Row, due: Date | undefined): Mail => ({
  id: row.id,
  recipient: row.recipient,
  template: row.template,
  subject: row.subject,
  preview: row.preview,
  state: row.state,
  error: row.error,
  attempts: row.attempts,
  attempted_at: row.attemptedAt?.toISOString() ?? null,
  next_attempt_at: due?.toISOString() ?? null,
  delivery: row.delivery,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
});

/** Newest first. */
export const listOutbox = (
  deps: Deps,
  who: Principal,
  query: NonNullable<operations['listOutbox']['parameters']['query']>,
) =>
  inTenant(deps.db, who, async (tx) => {
    const window = windowOf(query);
    const where = and(
      eq(outbox.clientId, who.clientId),
      query.q === undefined
        ? undefined
        : or(
            ilike(outbox.recipient, containing(query.q)),
            ilike(outbox.subject, containing(query.q)),
          ),
      query.state === undefined || query.state.length === 0
        ? undefined
        : inArray(outbox.state, query.state),
    );
    const rows = await tx
      .select()
      .from(outbox)
      .where(where)
      .orderBy(desc(outbox.id))
      .limit(window.limit)
      .offset(window.offset);
    const [counted] = await tx.select({ n: count() }).from(outbox).where(where);
    const due = await attemptsDue(tx, who.clientId, rows);
    return {
      data: rows.map((row) => shown(row, due.get(row.id))),
      meta: metaOf(counted?.n ?? 0, window),
    };
  });

/** By the mails' ids; the jobs that send them are unique by these. */
const attemptsDue = async (
  tx: Tx,
  clientId: string,
  rows: readonly Row[],
): Promise<Map<string, Date>> => {
  const waiting = rows.filter(({ state }) => state === 'queued').map(({ id }) => id);
  if (waiting.length === 0) return new Map();
  const found = await tx
    .select({ id: jobs.dedupeKey, runAt: jobs.runAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.clientId, clientId),
        eq(jobs.kind, 'send_mail'),
        eq(jobs.state, 'queued'),
        inArray(jobs.dedupeKey, waiting),
      ),
    );
  return new Map(found.map(({ id, runAt }) => [id ?? '', runAt]));
};

const oneTime: Partial<Record<string, { kind: OneTimeKind; seconds: number }>> = {
  invitation: { kind: 'invitation', seconds: 7 * 86_400 },
  registration: { kind: 'registration', seconds: 86_400 },
  password_reset: { kind: 'password_reset', seconds: 3600 },
};

/** The letter's text with a new one-time link in the place of the old one, which stops working. */
const renewedBody = async (deps: Deps, tx: Tx, row: Row): Promise<Buffer> => {
  const rule = oneTime[row.template];
  if (!rule || row.userId === null) return row.body;
  const { token } = await issueOneTimeToken(
    tx,
    { clientId: row.clientId, userId: row.userId },
    rule.kind,
    deps.now(),
    rule.seconds,
  );
  const body = deps.secrets
    .open(row.clientId, mailPurpose(row.id), row.body)
    .replaceAll(/pt[ipr]_[\w-]{43}/g, token);
  return deps.secrets.seal(row.clientId, mailPurpose(row.id), body);
};

export const resendMail = async (deps: Deps, who: Principal, id: string): Promise<Mail> => {
  const mail = await inTenant(deps.db, who, async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.clientId, who.clientId), eq(outbox.id, id)))
      .for('update');
    if (!row) throw notFound('Mail');
    if (row.state === 'queued') throw refusal(409, 'mail_waits');
    const [next] = await tx
      .update(outbox)
      .set({
        state: 'queued',
        error: null,
        attempts: 0,
        delivery: null,
        answer: null,
        body: await renewedBody(deps, tx, row),
      })
      .where(and(eq(outbox.clientId, who.clientId), eq(outbox.id, id)))
      .returning();
    await enqueueJob(tx, {
      clientId: who.clientId,
      kind: 'send_mail',
      payload: { id },
      dedupeKey: id,
      createdBy: who.userId,
    });
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'outbox.resend',
      subject: { type: 'mail', id },
      detail: { recipient: row.recipient, template: row.template },
    });
    return shown(next ?? row, deps.now());
  });
  deps.wakeJobs();
  return mail;
};
