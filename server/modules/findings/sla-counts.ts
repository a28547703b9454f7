// How many findings stand where against their due dates. It changes with the clock, so nothing can keep it: it is read from the index of due dates.
import { sql, type SQL } from 'drizzle-orm';
import {
  severityRank,
  type Severity,
  type SlaState,
} from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import type { Conditions } from './finding-query.ts';
import { bitOf, noDuplicate, stillDue, withoutDueDate } from './finding-prefilter.ts';
import { countedExactly } from './finding-rows.repo.ts';
import { everything } from './finding-search.ts';
import { dueConditions, slaConditions } from './finding-where.ts';

export interface SlaCount {
  count: number;
  severity: Record<Severity, number>;
  exact: boolean;
}

/** Where the index decides the question alone, all of them are counted; else as many as are counted exactly. */
export const boundedBy = (
  { exact, perhaps, isDecided }: Pick<Conditions, 'exact' | 'perhaps' | 'isDecided'>,
  state: SlaState,
  duplicates: boolean,
) => {
  if (!isDecided)
    return {
      where: sql`${exact} and ${slaConditions[state]} ${duplicates ? sql`` : sql`and not f.is_duplicate`}`,
      most: countedExactly,
    };
  const due = state === 'none' ? withoutDueDate : sql`${stillDue} and ${dueConditions[state]}`;
  return {
    where: sql`${perhaps} and ${due} ${duplicates ? sql`` : sql`and ${noDuplicate}`}`,
    most: everything,
  };
};

/** Of each severity by its bits, which the index of due dates carries: no finding is read for it. */
export const countBySeverity = (where: SQL, most: number): SQL =>
  sql`select rank::int, count(*)::int as n from (select ${bitOf('severity')} as rank from findings f where ${where} limit ${most + 1}) bounded group by 1`;

export const countSla = async (
  tx: Tx,
  conditions: Conditions,
  state: SlaState,
  { duplicates }: { duplicates: boolean },
): Promise<SlaCount> => {
  const { where, most } = boundedBy(conditions, state, duplicates);
  const { rows } = await tx.execute<{ rank: number; n: number }>(countBySeverity(where, most));
  const counted = rows.reduce((sum, { n }) => sum + n, 0);
  const of = (severity: Severity) =>
    rows.find(({ rank }) => rank === severityRank(severity))?.n ?? 0;
  return {
    count: Math.min(counted, most),
    severity: {
      critical: of('critical'),
      high: of('high'),
      medium: of('medium'),
      low: of('low'),
      info: of('info'),
    },
    exact: counted <= most,
  };
};
