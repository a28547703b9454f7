import type { components } from '../../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { branchName, groupHours, lockRepository } from '../../scans/records/index.ts';
import { assertAcceptsReports } from '../upload/assert-accepts-reports.ts';
import { closeIfComplete } from './close-group.ts';
import { getProgress, listRecentGroups, sealParts, countWaitingParts } from './groups.repo.ts';

type Schemas = components['schemas'];

/** Declares that the last part has been sent. Idempotent. */
export const closeScanGroup = (
  deps: Deps,
  who: Principal,
  repositoryId: string,
  { group: name, branch: ref }: Schemas['CloseScanGroupRequest'],
  requestId: string,
): Promise<Schemas['ScanGroup']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await assertAcceptsReports(tx, who, repositoryId);
    await lockRepository(tx, repositoryId);
    const since = new Date(deps.now().getTime() - groupHours * 3_600_000);
    const branch = ref === undefined ? undefined : branchName(ref);
    const named = { repositoryId, name, branch, since };
    if ((await sealParts(tx, named)) === 0) throw notFound('Group');
    const groups = await listRecentGroups(tx, named);
    for (const group of groups) await closeIfComplete(tx, group);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'scans.close_group',
      subject: { type: 'repository', id: repositoryId },
      detail: { group: name },
      requestId,
    });
    const now = await listRecentGroups(tx, named);
    const progress = await Promise.all(now.map((group) => getProgress(tx, group)));
    const total = (of: 'received' | 'failed') => progress.reduce((sum, each) => sum + each[of], 0);
    return {
      name,
      state:
        now.length > 0 && now.every(({ closedAt }) => closedAt !== null) ? 'closed' : 'waiting',
      received: total('received'),
      waiting: await countWaitingParts(tx, named),
      failed: total('failed'),
    };
  });
