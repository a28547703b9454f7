import type { components } from '../../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { getAiBudget } from '../../organization/index.ts';
import { listMonths, monthOf, renewalOf } from './budget.ts';
import { findBudgetRefusal } from './meter.ts';
import { listUsage, listUsageMonths } from './usage.repo.ts';

/** Usage of the current month by purpose and model, and of the last twelve months. */
export const getAiUsage = (deps: Deps, who: Principal): Promise<components['schemas']['AiUsage']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const now = deps.now();
    const month = monthOf(now);
    return {
      month,
      renews_at: renewalOf(now).toISOString(),
      is_spent: (await findBudgetRefusal(tx, who.clientId, now)) !== undefined,
      rows: await listUsage(tx, month),
      months: await listUsageMonths(tx, listMonths(now, 12)),
      budget: await getAiBudget(tx, who.clientId),
    };
  });
