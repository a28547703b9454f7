import { and, count, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { components, operations } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { jobs, outbox } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { htmlPurpose, mailPurpose } from '../../../platform/mail/mailer.ts';
import { contains } from '../../../platform/db/text-match.ts';
import { toPageMeta, toPageRange } from '../../../platform/http/paging.ts';
import { issueOneTimeToken, type OneTimeKind } from '../../identity/index.ts';

type Row = typeof outbox.$inferSelect;
type Mail = components['schemas']['OutboxMail'];

/** @param due when the next attempt is due */
const toMail = (row: Row, due: Date | undefined): Mail => ({
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
export const listMailLog = (
  deps: Deps,
  who: Principal,
  query: NonNullable<operations['listOutbox']['parameters']['query']>,
) =>
  inTenant(deps.db, who, async (tx) => {
    const window = toPageRange(query);
    const where = and(
      eq(outbox.clientId, who.clientId),
      query.q === undefined
        ? undefined
        : or(ilike(outbox.recipient, contains(query.q)), ilike(outbox.subject, contains(query.q))),
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
    const due = await listNextAttempts(tx, who.clientId, rows);
    return {
      data: rows.map((row) => toMail(row, due.get(row.id))),
      meta: toPageMeta(counted?.n ?? 0, window),
    };
  });

/** Next attempts by mail id, which is the deduplication key of the job that sends it. */
const listNextAttempts = async (
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

/** Renders text and HTML with a new one-time link. The old link is revoked. */
const renewOneTimeLink = async (
  deps: Deps,
  tx: Tx,
  row: Row,
): Promise<Pick<Row, 'body' | 'html'>> => {
  const rule = oneTime[row.template];
  if (!rule || row.userId === null) return { body: row.body, html: row.html };
  const { token } = await issueOneTimeToken(
    tx,
    { clientId: row.clientId, userId: row.userId },
    rule.kind,
    deps.now(),
    rule.seconds,
  );
  const renew = (sealed: Buffer, purpose: string): Buffer =>
    deps.secrets.seal(
      row.clientId,
      purpose,
      deps.secrets.open(row.clientId, purpose, sealed).replaceAll(/pt[ipr]_[\w-]{43}/g, token),
    );
  return {
    body: renew(row.body, mailPurpose(row.id)),
    html: row.html && renew(row.html, htmlPurpose(row.id)),
  };
};

export const resendMail = async (deps: Deps, who: Principal, id: string): Promise<Mail> => {
  const mail = await inTenant(deps.db, who, async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.clientId, who.clientId), eq(outbox.id, id)))
      .for('update');
    if (!row) throw notFound('Mail');
    if (row.state === 'queued') throw createProblem(409, 'mail_waits');
    const [next] = await tx
      .update(outbox)
      .set({
        state: 'queued',
        error: null,
        attempts: 0,
        delivery: null,
        answer: null,
        ...(await renewOneTimeLink(deps, tx, row)),
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
    return toMail(next ?? row, deps.now());
  });
  deps.wakeJobs();
  return mail;
};
