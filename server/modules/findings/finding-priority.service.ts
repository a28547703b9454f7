import { sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { feedDate, lookUpIntelligence } from '../../imports/stage.repo.ts';
import { controlsOf } from '../../policies/controls.ts';
import { priorityInputOf, repositoryWeight } from '../../prioritisation/input.ts';
import { priorityOf } from '../../prioritisation/score.ts';
import { prioritySettingsOf } from '../../prioritisation/settings.repo.ts';
import { supplyChainEvidence } from '../../reference/supply-chain.ts';
import { isoOf } from '../repositories/repository.ts';
import { visibleFindings } from '../own.ts';
import { findFindingRow } from './finding.repo.ts';

type Repository = { priority: keyof typeof repositoryWeight; confidential: boolean };

/** Each addend with its value, weight, source and date: the sum that the list shows, done again before one's eyes. */
export const explainPriority = (deps: Deps, who: Principal, scope: Scope, id: string): Promise<components['schemas']['PriorityExplanation']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const row = await findFindingRow(tx, id, visibleFindings(who, scope));
    if (!row) throw notFound('Finding');
    const { rows } = await tx.execute<Repository>(sql`select priority, deals_with_confidential_data as confidential from repositories where id = ${row.repository_id}`);
    const [repository] = rows;
    if (!repository) throw notFound('Repository');
    const known = await lookUpIntelligence(tx, row.data.vulnerabilityIds ?? []);
    const controls = controlsOf({
      category: row.data.category, cwes: row.data.cwes ?? [], vulnerabilityIds: row.data.vulnerabilityIds ?? [], slsaThreats: supplyChainEvidence({ ...row.data, tool: row.tool }).slsaThreats,
    });
    const input = priorityInputOf({ ...row.data, severity: row.severity }, {
      repository: { confidential: repository.confidential, priority: repositoryWeight[repository.priority] },
      standards: new Set(controls.map(({ standard }) => standard)),
      intelligence: { epssDate: await feedDate(tx, 'epss'), epss: new Map(known.epss), kev: new Map(known.kev) },
    });
    const { score, factors } = priorityOf(input, await prioritySettingsOf(tx));
    return { score, factors: factors.map(({ date, ...factor }) => ({ ...factor, date: date === undefined || date === '' ? null : date })), computed_at: isoOf(row.updated_at) };
  });
