import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '../db/schema/operations.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import type { JobDefinition } from '../jobs/job.ts';
import { htmlPurpose, mailPurpose } from './mailer.ts';

const entry = (clientId: string, id: unknown) =>
  and(eq(outbox.clientId, clientId), eq(outbox.id, String(id)));

type Mail = typeof outbox.$inferSelect;

/**
 * Records each attempt before it is made, and its error if it fails, so that the mail log shows the
 * state between retries.
 */
const attempt = async (deps: Deps, mail: Mail) => {
  const { clientId } = mail;
  await inTenant(deps.db, { clientId }, (tx) =>
    tx
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, attemptedAt: deps.now() })
      .where(entry(clientId, mail.id)),
  );
  try {
    return await deps.mailer.deliver({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      body: deps.secrets.open(clientId, mailPurpose(mail.id), mail.body),
      html: mail.html ? deps.secrets.open(clientId, htmlPurpose(mail.id), mail.html) : undefined,
    });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 2000);
    await inTenant(deps.db, { clientId }, (tx) =>
      tx.update(outbox).set({ error: reason }).where(entry(clientId, mail.id)),
    );
    throw error;
  }
};

/** Sends one mail. Canceled and sent mails are skipped. */
export const sendMailJob: JobDefinition = {
  run: async ({ clientId, payload, deps, completeIn }) => {
    const mail = await inTenant(
      deps.db,
      { clientId },
      async (tx) => (await tx.select().from(outbox).where(entry(clientId, payload['id'])))[0],
    );
    if (mail?.state !== 'queued' && mail?.state !== 'failed') return undefined;
    const delivered = await attempt(deps, mail);
    await inTenant(deps.db, { clientId }, async (tx) => {
      await tx
        .update(outbox)
        .set({ state: 'sent', sentAt: deps.now(), error: null, ...delivered })
        .where(entry(clientId, mail.id));
      await completeIn(tx);
    });
    return undefined;
  },
  exhausted: async ({ clientId, payload, deps }, error) => {
    await inTenant(deps.db, { clientId }, (tx) =>
      tx.update(outbox).set({ state: 'failed', error }).where(entry(clientId, payload['id'])),
    );
  },
};
