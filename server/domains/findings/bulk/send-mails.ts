// The mail about findings that were sent: what they are, where, until when, and what to do.
import { sql } from 'drizzle-orm';
import type { Severity } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { bulkItems } from '../../../platform/db/schema/bulk.ts';
import type { Deps } from '../../../platform/deps.ts';
import { localizedPath, publicLink } from '../../../platform/http/links.ts';
import type { MailFinding, MailLocale } from '../../../platform/mail/document.ts';
import { getRecipientLocale } from '../../../platform/mail/recipient-locale.ts';
import { getOrganizationName } from '../../identity/index.ts';
import { listMailedAtOnce } from '../../notifications/index.ts';
import type { Developer } from './send.ts';
import type { Actor } from './step.ts';

/** The rest are counted: a mail is no list to work through. */
const listed = 10;

type Row = {
  id: string;
  title: string;
  severity: Severity;
  repository_name: string;
  file: string | null;
  start_line: number | null;
  component: string | null;
  component_version: string | null;
  endpoint: string | null;
  fixed_version: string | null;
  category: string;
  due_at: Date | string | null;
  has_patch: boolean;
};

const placeOf = (row: Row): string => {
  if (row.file !== null)
    return [row.file, row.start_line].filter((part) => part !== null).join(':');
  if (row.component !== null)
    return [row.component, row.component_version].filter(Boolean).join(' ');
  return row.endpoint ?? '';
};

/** The words of the next step, the surest first. */
const todos = {
  secret: {
    en: () => 'Revoke the secret, then remove it from the code',
    es: () => 'Revoca el secreto y después quítalo del código',
  },
  upgrade: {
    en: ({ component, fixed_version }: Row) => `Upgrade ${component} to ${fixed_version}`,
    es: ({ component, fixed_version }: Row) => `Actualiza ${component} a ${fixed_version}`,
  },
  patch: {
    en: () => 'A patch is ready: review it',
    es: () => 'Hay un parche listo: revísalo',
  },
  advice: {
    en: () => 'Read the advice in the finding',
    es: () => 'Lee el consejo en el hallazgo',
  },
} as const;

const todoOf = (row: Row): keyof typeof todos => {
  if (row.category === 'secret') return 'secret';
  if (row.has_patch) return 'patch';
  return row.component !== null && row.fixed_version !== null ? 'upgrade' : 'advice';
};

const dueWords = {
  en: { due: (day: string) => `Due ${day}`, late: (day: string) => `Overdue since ${day}` },
  es: { due: (day: string) => `Vence el ${day}`, late: (day: string) => `Venció el ${day}` },
} as const;

const dueOf = (row: Row, locale: MailLocale, now: Date): MailFinding['due'] => {
  if (row.due_at === null) return undefined;
  const at = new Date(row.due_at);
  const day = at.toLocaleDateString(locale === 'es' ? 'es-ES' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const isLate = at < now;
  return { text: dueWords[locale][isLate ? 'late' : 'due'](day), isLate };
};

/** One mail for each developer, about everything that was sent; none to the sender. */
export const writeMails = async (
  deps: Deps,
  tx: Tx,
  { who }: Actor,
  jobId: string,
  developers: readonly Developer[],
  message: string | undefined,
): Promise<void> => {
  const { clientId } = who;
  const wanting = await listMailedAtOnce(
    tx,
    clientId,
    developers.map(({ id }) => id),
    'sent_to_you',
  );
  const recipients = developers.filter(({ id }) => id !== who.userId && wanting.has(id));
  const done = await tx.$count(
    bulkItems,
    sql`${bulkItems.clientId} = ${clientId} and ${bulkItems.jobId} = ${jobId} and ${bulkItems.outcome} = 'done'`,
  );
  if (done === 0 || recipients.length === 0) return;
  const { rows } = await tx.execute<Row & { repositories: number }>(sql`
    select f.id, f.title, f.severity, f.repository_name, f.file, f.start_line, f.component, f.component_version, f.endpoint, f.fixed_version, f.category, f.due_at,
      exists (select 1 from remediations r where r.client_id = f.client_id and r.finding_id = f.id and r.status = 'ready') as has_patch,
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
        findings: rows.map((row) => ({
          title: row.title,
          severity: row.severity,
          repository: row.repository_name,
          place: placeOf(row),
          due: dueOf(row, locale, deps.now()),
          todo: todos[todoOf(row)][locale](row),
          link: link(`/findings/finding-details/${row.id}`),
        })),
        link:
          done === 1 && rows[0]
            ? link(`/findings/finding-details/${rows[0].id}`)
            : link(`/findings/all?developer=${encodeURIComponent(username)}`),
      },
    });
  }
};
