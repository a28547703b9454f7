import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import {
  createRescoring,
  listFindingsToScore,
  toPriorityInputs,
} from '../../prioritization/index.ts';
import { computePriority, decide, getScoringSettings } from '../../prioritization/score/index.ts';
import { toIso } from '../../../platform/runtime/time.ts';
import { visibleFindings } from '../../access/index.ts';
import { findFindingRow } from './finding.repo.ts';

/**
 * Returns each addend with its value, weight, source and date, so that the user can verify the sum
 * in the list.
 */
export const explainPriority = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<components['schemas']['PriorityExplanation']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const row = await findFindingRow(tx, id, visibleFindings(who, scope));
    if (!row) throw notFound('Finding');
    const settings = await getScoringSettings(tx);
    const [input] = await toPriorityInputs(
      tx,
      await listFindingsToScore(tx, sql`f.id = ${id}`),
      await createRescoring(tx, settings),
    );
    if (!input) throw notFound('Finding');
    const { score, factors, adjustments } = computePriority(input, settings);
    return {
      score,
      factors: factors.map(({ date, ...factor }) => ({
        ...factor,
        date: date === undefined || date === '' ? null : date,
      })),
      adjustments,
      decision: decide(input),
      computed_at: toIso(row.updated_at),
    };
  });
