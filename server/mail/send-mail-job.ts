import { and, eq } from 'drizzle-orm';
import { outbox } from '../db/schema/operations.ts';
import { inTenant } from '../db/tenancy.ts';
import type { JobDefinition } from '../jobs/job.ts';
import { mailPurpose } from './mailer.ts';

const entry = (clientId: string, id: unknown) => and(eq(outbox.clientId, clientId), eq(outbox.id, String(id)));

/** Delivers one entry of the outbox. Cancelled and sent entries are left alone. */
export const sendMailJob: JobDefinition = {
  run: async ({ clientId, payload, deps, completeIn }) => {
    const mail = await inTenant(deps.db, { clientId }, async (tx) => (await tx.select().from(outbox).where(entry(clientId, payload['id'])))[0]);
    if (mail?.state !== 'queued' && mail?.state !== 'failed') return undefined;
    await deps.mailer.deliver({ id: mail.id, to: mail.recipient, subject: mail.subject, body: deps.secrets.open(clientId, mailPurpose(mail.id), mail.body) });
    await inTenant(deps.db, { clientId }, async (tx) => {
      await tx.update(outbox).set({ state: 'sent', sentAt: deps.now(), error: null }).where(entry(clientId, mail.id));
      await completeIn(tx);
    });
    return undefined;
  },
  exhausted: async ({ clientId, payload, deps }, error) => {
    await inTenant(deps.db, { clientId }, (tx) => tx.update(outbox).set({ state: 'failed', error }).where(entry(clientId, payload['id'])));
  },
};
