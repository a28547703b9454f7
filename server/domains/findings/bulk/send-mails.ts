// The mail about sent findings: which ones, where, their due dates, and what to do.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { bulkItems } from '../../../platform/db/schema/bulk.ts';
import type { Deps } from '../../../platform/deps.ts';
import { localizedPath, publicLink } from '../../../platform/http/links.ts';
import { getRecipientLocale } from '../../../platform/mail/recipient-locale.ts';
import { getOrganizationName } from '../../identity/index.ts';
import {
  listMailedAtOnce,
  type MailedFinding,
  mailedFindingColumns,
  toMailFinding,
} from '../../notifications/index.ts';
import type { Developer } from './send.ts';
import type { Actor } from './step.ts';

/** The remaining findings are only counted: a mail is not a work list. */
const listed = 10;

/** Writes one mail per developer, about everything that was sent; none to the sender. */
export const writeMails = async (
  deps: Deps,
  tx: Tx,
  { who }: Actor,
  jobId: string,
  developers: readonly Developer[],
  message: string | undefined,
  now: Date,
): Promise<void> => {
  const { clientId } = who;
  const wanting = await listMailedAtOnce(
    tx,
    clientId,
    developers.map(({ id }) => id),
    'sent_to_you',
    now,
  );
  const recipients = developers.filter(({ id }) => id !== who.userId && wanting.has(id));
  const done = await tx.$count(
    bulkItems,
    sql`${bulkItems.clientId} = ${clientId} and ${bulkItems.jobId} = ${jobId} and ${bulkItems.outcome} = 'done'`,
  );
  if (done === 0 || recipients.length === 0) return;
  const { rows } = await tx.execute<MailedFinding & { repositories: number }>(sql`
    select ${mailedFindingColumns},
      (select count(distinct g.repository_id)::int from bulk_items c join findings g on g.client_id = c.client_id and g.id = c.finding_id
        where c.client_id = ${clientId} and c.job_id = ${jobId} and c.outcome = 'done') as repositories
    from bulk_items b join findings f on f.client_id = b.client_id and f.id = b.finding_id
    where b.client_id = ${clientId} and b.job_id = ${jobId} and b.outcome = 'done' order by f.priority desc, f.id limit ${listed}`);
  const organization = await getOrganizationName(tx, clientId);
  for (const { id: userId, username, email: to } of recipients) {
    const locale = await getRecipientLocale(tx, clientId, userId);
    const link = (path: string) => publicLink(deps.config, localizedPath(locale, path));
    await deps.mailer.write(tx, {
      clientId,
      to,
      template: 'findings_sent',
      locale,
      userId,
      data: {
        sender: who.username,
        organization,
        count: done,
        repositories: rows[0]?.repositories ?? 1,
        message,
        findings: rows.map((row) => toMailFinding(deps.config, row, locale, now)),
        link:
          done === 1 && rows[0]
            ? link(`/findings/finding-details/${rows[0].id}`)
            : link(`/findings/all?developer=${encodeURIComponent(username)}`),
        settingsLink: link('/settings/notifications'),
      },
    });
  }
};
