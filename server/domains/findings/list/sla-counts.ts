// Counts findings that are overdue, due soon or on time. The numbers change with the clock, so they
// cannot be maintained; they are read from the index of due dates.
import { sql, type SQL } from 'drizzle-orm';
import { severityRank, type Severity, type SlaState } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import {
  bitmapField,
  canBeDue,
  type Conditions,
  dueConditions,
  hasNoDueDate,
  isOfClient,
  isOriginal,
  maxExactCount,
  noLimit,
  slaConditions,
} from '../query/index.ts';

export interface SlaCount {
  count: number;
  severity: Record<Severity, number>;
  exact: boolean;
}

/**
 * Counts all matches if the index alone decides them, otherwise at most as many as are counted
 * exactly.
 */
export const boundedBy = (
  {
    clientId,
    where,
    bitmapPredicate,
    isBitmapExact,
  }: Pick<Conditions, 'clientId' | 'where' | 'bitmapPredicate' | 'isBitmapExact'>,
  state: SlaState,
  duplicates: boolean,
) => {
  if (!isBitmapExact)
    return {
      where: sql`${where} and ${slaConditions[state]} ${duplicates ? sql`` : sql`and not f.is_duplicate`}`,
      most: maxExactCount,
    };
  const due = state === 'none' ? hasNoDueDate : sql`${canBeDue} and ${dueConditions[state]}`;
  return {
    where: sql`${isOfClient(clientId)} and ${bitmapPredicate} and ${due} ${duplicates ? sql`` : sql`and ${isOriginal}`}`,
    most: noLimit,
  };
};

/** Counts per severity by the bitmap, which the index of due dates carries; no finding is read. */
export const countBySeverity = (where: SQL, most: number): SQL =>
  sql`select rank::int, count(*)::int as n from (select ${bitmapField('severity')} as rank from findings f where ${where} limit ${most + 1}) bounded group by 1`;

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
