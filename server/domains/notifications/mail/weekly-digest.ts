// The weekly digest: new and fixed findings, the user's findings that are due, and the
// notifications that waited for it.
import type { Role, Scope } from '#domain/roles';
import { scopeOf } from '#domain/roles';
import type { DigestTime } from '#domain/notification-kinds';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Deps } from '../../../platform/deps.ts';
import { localizedPath, publicLink } from '../../../platform/http/links.ts';
import type {
  MailAside,
  MailFigure,
  MailGroup,
  MailLocale,
} from '../../../platform/mail/document.ts';
import type { MailData } from '../../../platform/mail/templates.ts';
import { toMailFinding } from './mailed-findings.ts';
import { lastDigestTime } from './mail-times.ts';
import { moreText } from './notification-texts.ts';
import {
  countWeek,
  listMoved,
  listOwnDue,
  type MovedRepository,
  type Week,
  type WeekTotals,
} from './week.repo.ts';

const mostDue = 5;
const mostMoved = 3;
const weekMs = 7 * 24 * 3_600_000;

const words = {
  en: {
    locale: 'en-GB',
    open: 'Open',
    found: 'New',
    fixed: 'Fixed',
    overdue: 'Overdue',
    critical: (count: string) => `${count} critical`,
    noCritical: 'none critical',
    more: (by: string) => `${by} more`,
    fewer: (by: string) => `${by} fewer`,
    inTime: (percent: string) => `${percent} in time`,
    moved: 'Where it moved',
    movedText: (found: string, fixed: string) => `${found} new, ${fixed} fixed`,
    worse: (by: string) => `+${by}, worse`,
    better: (by: string) => `−${by}, better`,
    days: (first: string, last: string) => `${first} to ${last}.`,
    before: (found: string, fixed: string) => `The week before: ${found} new, ${fixed} fixed.`,
    time: (weekday: string, clock: string) => `${weekday}s at ${clock}`,
  },
  es: {
    locale: 'es-ES',
    open: 'Abiertos',
    found: 'Nuevos',
    fixed: 'Corregidos',
    overdue: 'Vencidos',
    critical: (count: string) => (count === '1' ? '1 crítico' : `${count} críticos`),
    noCritical: 'ninguno crítico',
    more: (by: string) => `${by} más`,
    fewer: (by: string) => `${by} menos`,
    inTime: (percent: string) => `${percent} a tiempo`,
    moved: 'Dónde ha cambiado',
    movedText: (found: string, fixed: string) =>
      `${found} ${found === '1' ? 'nuevo' : 'nuevos'}, ${fixed} ${fixed === '1' ? 'corregido' : 'corregidos'}`,
    worse: (by: string) => `+${by}, peor`,
    better: (by: string) => `−${by}, mejor`,
    days: (first: string, last: string) => `Del ${first} al ${last}.`,
    before: (found: string, fixed: string) =>
      `La semana anterior: ${found} ${found === '1' ? 'nuevo' : 'nuevos'}, ${fixed} ${fixed === '1' ? 'corregido' : 'corregidos'}.`,
    time: (weekday: string, clock: string) => `cada ${weekday} a las ${clock}`,
  },
} as const;

const toFigures = (totals: WeekTotals, locale: MailLocale): MailFigure[] => {
  const say = words[locale];
  const number = (value: number) => value.toLocaleString(say.locale);
  const plain = (text: string): MailAside => ({ text, tone: 'plain' });
  const change = (by: number): MailAside | undefined =>
    by > 0
      ? { text: say.more(number(by)), tone: 'worse' }
      : by < 0
        ? { text: say.fewer(number(-by)), tone: 'better' }
        : undefined;
  const { open, found, critical, fixed, in_time: inTime, overdue } = totals;
  const share = (inTime / Math.max(1, fixed)).toLocaleString(say.locale, { style: 'percent' });
  return [
    { label: say.open, value: number(open), note: change(totals.open_change) },
    {
      label: say.found,
      value: number(found),
      note:
        critical > 0
          ? { text: say.critical(number(critical)), tone: 'worse' }
          : found > 0
            ? plain(say.noCritical)
            : undefined,
    },
    {
      label: say.fixed,
      value: number(fixed),
      note: fixed > 0 ? { text: say.inTime(share), tone: 'better' } : undefined,
    },
    { label: say.overdue, value: number(overdue), note: change(totals.overdue_change) },
  ];
};

const toMoved = (
  deps: Deps,
  repositories: readonly MovedRepository[],
  locale: MailLocale,
): MailGroup[] => {
  if (repositories.length === 0) return [];
  const say = words[locale];
  const number = (value: number) => value.toLocaleString(say.locale);
  return [
    {
      heading: say.moved,
      items: repositories.map(({ id, name, found, fixed }) => ({
        title: name,
        text: say.movedText(number(found), number(fixed)),
        link: publicLink(deps.config, localizedPath(locale, `/Repositories?open=${id}`)),
        aside:
          found > fixed
            ? { text: say.worse(number(found - fixed)), tone: 'worse' }
            : { text: say.better(number(fixed - found)), tone: 'better' },
      })),
    },
  ];
};

/** Undefined if nothing happened in the previous week. */
const weekBefore = (
  { found_before: found, fixed_before: fixed }: WeekTotals,
  locale: MailLocale,
) => {
  if (found === 0 && fixed === 0) return undefined;
  const say = words[locale];
  return say.before(found.toLocaleString(say.locale), fixed.toLocaleString(say.locale));
};

const inWords = (week: Week, totals: WeekTotals, digest: DigestTime, locale: MailLocale) => {
  const say = words[locale];
  const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString(say.locale, { timeZone: digest.time_zone, ...options });
  const day = (at: Date) => format(at, { day: 'numeric', month: 'long' });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    period: [
      say.days(day(week.from), day(new Date(week.until.getTime() - 1))),
      weekBefore(totals, locale),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
    time: say.time(format(week.until, { weekday: 'long' }), format(week.until, clock)),
  };
};

export type DigestReader = {
  clientId: string;
  userId: string;
  role: Role;
  isPartner: boolean;
  organization: string;
};

/** Undefined if nothing happened in the week, and nothing is due or waiting. */
export const writeWeeklyDigest = async (
  deps: Deps,
  tx: Tx,
  reader: DigestReader,
  digest: DigestTime,
  waiting: readonly MailGroup[],
  locale: MailLocale,
): Promise<MailData['weekly_digest'] | undefined> => {
  const actor = { role: reader.role, is_partner: reader.isPartner };
  const scope: Scope = scopeOf(actor, 'findings:read') ?? 'own';
  const until = lastDigestTime(deps.now(), digest);
  // One millisecond before the due time, the last digest is the previous one.
  const startOf = (end: Date) => lastDigestTime(new Date(end.getTime() - 1), digest);
  const week = { from: startOf(until), until };
  const before = { from: startOf(week.from), until: week.from };
  const totals = await countWeek(tx, reader, scope, week, before);
  const own = await listOwnDue(tx, reader, new Date(until.getTime() + weekMs), mostDue);
  const { found, fixed } = totals;
  if (found === 0 && fixed === 0 && own.length === 0 && waiting.length === 0) return undefined;
  const moved = await listMoved(tx, reader, scope, week, mostMoved);
  const link = (path: string) => publicLink(deps.config, localizedPath(locale, path));
  const more = (own[0]?.of ?? 0) - own.length;
  return {
    organization: reader.organization,
    found,
    fixed,
    ...inWords(week, totals, digest, locale),
    figures: toFigures(totals, locale),
    findings: own.map((row) => toMailFinding(deps.config, row, locale, deps.now())),
    more: more > 0 ? moreText[locale](more) : undefined,
    groups: [...toMoved(deps, moved, locale), ...waiting],
    link: link('/'),
    settingsLink: link('/settings/notifications'),
    stopLink: link('/settings/notifications#digest'),
  };
};
