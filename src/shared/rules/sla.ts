import { utcDay } from '#domain/utc-day';
import type { FindingStatus, Severity, SlaState } from './finding-filters.ts';

/** Days from first seen until due; null: never due. */
export type SlaDays = Readonly<Record<Severity, number | null>>;

export const defaultSlaDays: SlaDays = { critical: 7, high: 30, medium: 90, low: 180, info: null };

/** Of the rules that an organisation begins with: one for each severity that is due. */
export const slaCategory = 'sla';

/** Their names say their days; who changes the days of one changes its name with them. */
export const dueRuleName = (severity: Severity, days: number): string =>
  `${severity.charAt(0).toUpperCase()}${severity.slice(1)} findings within ${String(days)} ${days === 1 ? 'day' : 'days'}`;

const dueRulePattern = /^(critical|high|medium|low|info) findings within (\d{1,4}) days?$/i;

/** What a name of `dueRuleName` says; undefined for a name that a person chose. */
export const parseDueRuleName = (
  name: string,
): { severity: Severity; days: number } | undefined => {
  const [, word = '', number] = dueRulePattern.exec(name) ?? [];
  const severity = word.toLowerCase() as Severity; // by the expression
  const days = Number(number);
  return dueRuleName(severity, days) === name ? { severity, days } : undefined;
};

/** A finding is due soon within this many days. */
export const dueSoonDays = 7;

const day = 24 * 60 * 60 * 1000;

/** Less than this is left: amber, time to hurry. */
export const hurryMs = 2 * 24 * 60 * 60 * 1000;

/**
 * Whoever was first seen on this day (UTC) or before is due today or was before: a rule's own date,
 * to the day, as the list's filter of days has it.
 */
export const seenWhenDue = (dueDays: number, now: Date): string => utcDay(now, -dueDays);

export interface SlaFacts {
  status: FindingStatus;
  false_positive: boolean;
}

interface Due extends SlaFacts {
  due_at: Date | string | null;
}

/** What is closed, accepted or no finding at all is due no more. */
export const slaRuns = ({ status, false_positive }: SlaFacts): boolean =>
  !false_positive && (status === 'open' || status === 'in_progress');

export const slaStateOf = ({ due_at, ...facts }: Due, now: Date): SlaState => {
  if (due_at === null || !slaRuns(facts)) return 'none';
  const left = new Date(due_at).getTime() - now.getTime();
  if (left < 0) return 'overdue';
  return left <= dueSoonDays * day ? 'due_soon' : 'on_track';
};
