import { sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { beginRescoring, findingsToScore, inputsOf } from '../../prioritisation/rescore.ts';
import { priorityOf } from '../../prioritisation/score.ts';
import { prioritySettingsOf } from '../../prioritisation/settings.repo.ts';
import { isoOf } from '../repositories/repository.ts';
import { visibleFindings } from '../own.ts';
import { findFindingRow } from './finding.repo.ts';

/** Each addend with its value, weight, source and date: the sum that the list shows, done again before one's eyes. */
export const explainPriority = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
): Promise<components['schemas']['PriorityExplanation']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findFindingRow(tx, id, visibleFindings(who, scope));
    if (!row) throw notFound('Finding');
    const settings = await prioritySettingsOf(tx);
    const [input] = await inputsOf(
      tx,
      await findingsToScore(tx, sql`f.id = ${id}`),
      await beginRescoring(tx, settings),
    );
    if (!input) throw notFound('Finding');
    const { score, factors } = priorityOf(input, settings);
    return {
      score,
      factors: factors.map(({ date, ...factor }) => ({
        ...factor,
        date: date === undefined || date === '' ? null : date,
      })),
      computed_at: isoOf(row.updated_at),
    };
  });
