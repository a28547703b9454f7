// A finding in a mail: its title, location, due date, and the next step.
import { sql } from 'drizzle-orm';
import type { Severity } from '#domain/finding-filters';
import { hurryMs } from '#domain/sla';
import type { Config } from '../../../platform/config/config.ts';
import { localizedPath, publicLink } from '../../../platform/http/links.ts';
import type { MailFinding, MailLocale } from '../../../platform/mail/document.ts';

export type MailedFinding = {
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

const placeOf = (row: MailedFinding): string => {
  if (row.file !== null)
    return [row.file, row.start_line].filter((part) => part !== null).join(':');
  if (row.component !== null)
    return [row.component, row.component_version].filter(Boolean).join(' ');
  return row.endpoint ?? '';
};

/** The text of the next step, the most reliable first. */
const todos = {
  secret: {
    en: () => 'Revoke the secret, then remove it from the code',
    es: () => 'Revoca el secreto y después quítalo del código',
  },
  upgrade: {
    en: ({ component, fixed_version }: MailedFinding) => `Upgrade ${component} to ${fixed_version}`,
    es: ({ component, fixed_version }: MailedFinding) =>
      `Actualiza ${component} a ${fixed_version}`,
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

const todoOf = (row: MailedFinding): keyof typeof todos => {
  if (row.category === 'secret') return 'secret';
  if (row.has_patch) return 'patch';
  return row.component !== null && row.fixed_version !== null ? 'upgrade' : 'advice';
};

const dueWords = {
  en: { due: (day: string) => `Due ${day}`, late: (day: string) => `Overdue since ${day}` },
  es: { due: (day: string) => `Vence el ${day}`, late: (day: string) => `Venció el ${day}` },
} as const;

const dueOf = (row: MailedFinding, locale: MailLocale, now: Date): MailFinding['due'] => {
  if (row.due_at === null) return undefined;
  const at = new Date(row.due_at);
  const day = at.toLocaleDateString(locale === 'es' ? 'es-ES' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const left = at.getTime() - now.getTime();
  return {
    text: dueWords[locale][left < 0 ? 'late' : 'due'](day),
    urgency: left < 0 ? 'late' : left < hurryMs ? 'soon' : 'later',
  };
};

/** The columns of a `MailedFinding`, from findings `f`. */
export const mailedFindingColumns = sql`f.id, f.title, f.severity, f.repository_name, f.file, f.start_line, f.component, f.component_version, f.endpoint, f.fixed_version, f.category, f.due_at,
      exists (select 1 from remediations r where r.client_id = f.client_id and r.finding_id = f.id and r.status = 'ready') as has_patch`;

export const toMailFinding = (
  config: Config,
  row: MailedFinding,
  locale: MailLocale,
  now: Date,
): MailFinding => ({
  title: row.title,
  severity: row.severity,
  repository: row.repository_name,
  place: placeOf(row),
  due: dueOf(row, locale, now),
  todo: todos[todoOf(row)][locale](row),
  link: publicLink(config, localizedPath(locale, `/findings/finding-details/${row.id}`)),
});
