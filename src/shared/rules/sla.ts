import { utcDay } from '#domain/utc-day';
import type { FindingStatus, Severity, SlaState } from './finding-filters.ts';

/** Days from first seen until due; null: never due. */
export type SlaDays = Readonly<Record<Severity, number | null>>;

export const defaultSlaDays: SlaDays = { critical: 7, high: 30, medium: 90, low: 180, info: null };

/** The category of the default rules: one for each severity that has a due date. */
export const slaCategory = 'sla';

/** The rule's name contains its days. Changing the days of such a rule changes its name. */
export const dueRuleName = (severity: Severity, days: number): string =>
  `${severity.charAt(0).toUpperCase()}${severity.slice(1)} findings within ${String(days)} ${days === 1 ? 'day' : 'days'}`;

const dueRulePattern = /^(critical|high|medium|low|info) findings within (\d{1,4}) days?$/i;

/** Parses a name of `dueRuleName`; undefined for a custom name. */
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

/** Less remaining time than this is shown in amber. */
export const hurryMs = 2 * 24 * 60 * 60 * 1000;

/**
 * Findings first seen on or before this day (UTC) are due today or overdue. It uses the rule's own
 * period in whole days, like the date filters of the list.
 */
export const seenWhenDue = (dueDays: number, now: Date): string => utcDay(now, -dueDays);

export interface SlaFacts {
  status: FindingStatus;
  false_positive: boolean;
}

interface Due extends SlaFacts {
  due_at: Date | string | null;
}

/** Closed findings, accepted risks and false positives have no due date. */
export const slaRuns = ({ status, false_positive }: SlaFacts): boolean =>
  !false_positive && (status === 'open' || status === 'in_progress');

export const slaStateOf = ({ due_at, ...facts }: Due, now: Date): SlaState => {
  if (due_at === null || !slaRuns(facts)) return 'none';
  const left = new Date(due_at).getTime() - now.getTime();
  if (left < 0) return 'overdue';
  return left <= dueSoonDays * day ? 'due_soon' : 'on_track';
};
