// The content of a mail, independent of its layout: every mail is one of these, rendered as text
// and as HTML.
import type { Severity } from '#domain/finding-filters';

export type MailLocale = 'en' | 'es';

export type MailFinding = {
  title: string;
  severity: Severity;
  repository: string;
  /** File and line, component or address; empty if the finding has none. */
  place: string;
  due: { text: string; urgency: 'late' | 'soon' | 'later' } | undefined;
  /** The next step. */
  todo: string;
  link: string;
};

/**
 * Shown next to an item. Better and worse are also expressed in words, for readers without colors.
 */
export type MailAside = { text: string; tone: 'better' | 'worse' | 'plain' };

export type MailItem = { title: string; text: string; link: string; aside?: MailAside };

/** A number with its label and an interpretation. */
export type MailFigure = { label: string; value: string; note?: MailAside | undefined };

export type MailGroup = {
  heading: string;
  items: readonly MailItem[];
  /** Shown below the items if some are omitted. */
  more?: string | undefined;
};

export type MailDocument = {
  /** Also the heading. */
  subject: string;
  paragraphs: readonly string[];
  /** Text written by a user. */
  quote?: string | undefined;
  /** At most four, side by side. */
  figures?: readonly MailFigure[];
  /** Shown above the findings. */
  findingsHeading?: string;
  findings?: readonly MailFinding[];
  /** Shown below the findings if some are omitted. */
  more?: string | undefined;
  groups?: readonly MailGroup[];
  button: { label: string; link: string };
  /** Shown below the foot: where recipients change their notifications and unsubscribe. */
  footLinks?: readonly { label: string; link: string }[];
  /** Why the recipient receives this mail, and what to do if it was not intended. */
  foot: string;
};

const severityNames: Readonly<Record<MailLocale, Readonly<Record<Severity, string>>>> = {
  en: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', info: 'Info' },
  es: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja', info: 'Info' },
};

export const severityName = (locale: MailLocale, severity: Severity): string =>
  severityNames[locale][severity];

const textOfFinding =
  (locale: MailLocale) =>
  ({ title, severity, repository, place, due, todo }: MailFinding, index: number): string =>
    [
      `${index + 1}. ${severityName(locale, severity)}: ${title}`,
      `   ${[repository, place].filter(Boolean).join(' / ')}`,
      `   ${[...(due ? [`${due.text}.`] : []), `${todo}.`].join(' ')}`,
    ].join('\n');

const textOfGroup = ({ heading, items, more }: MailGroup): string =>
  [
    heading,
    ...items.map(({ title, text, link, aside }) =>
      [
        `- ${title}${aside ? `: ${aside.text}` : ''}`,
        ...(text === '' ? [] : [`  ${text}`]),
        `  ${link}`,
      ].join('\n'),
    ),
    ...(more === undefined ? [] : [more]),
  ].join('\n');

const textOfFigure = ({ label, value, note }: MailFigure): string =>
  `${label}: ${value}${note ? ` (${note.text})` : ''}`;

/** The plain-text alternative, which is also shown in the mail log. */
export const renderText = (locale: MailLocale, mail: MailDocument): string =>
  [
    ...mail.paragraphs,
    ...(mail.quote === undefined ? [] : [mail.quote.replaceAll(/^/gm, '> ')]),
    ...(mail.figures?.length ? [mail.figures.map(textOfFigure).join('\n')] : []),
    ...(mail.findings?.length && mail.findingsHeading ? [mail.findingsHeading] : []),
    ...(mail.findings ?? []).map(textOfFinding(locale)),
    ...(mail.more === undefined ? [] : [mail.more]),
    ...(mail.groups ?? []).map(textOfGroup),
    `${mail.button.label}:\n${mail.button.link}`,
    ['--', mail.foot, ...(mail.footLinks ?? []).map(({ label, link }) => `${label}: ${link}`)].join(
      '\n',
    ),
  ].join('\n\n');
