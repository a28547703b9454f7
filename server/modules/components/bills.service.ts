import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { chooseBills } from '../../imports/bill.repo.ts';
import { lockRepository } from '../../imports/scan.repo.ts';
import { findRepository } from '../repositories/repositories.service.ts';
import { subjectOf } from './bill.ts';
import { type CurrentBill, currentBills, putAway } from './bills.repo.ts';

type Schemas = components['schemas'];

const billOf = ({
  scan_id,
  subject,
  tools,
  file_name,
  branch,
  components: count,
  observed_at,
}: CurrentBill): Schemas['Bill'] => ({
  scan_id,
  subject: subjectOf(subject),
  tool: tools.length === 0 ? null : tools.join(', '),
  file_name,
  branch,
  components: count,
  observed_at: observed_at.toISOString(),
});

/** The bills that are meant: the stated one of the current ones, or all of them. */
export const chosenBills = async (
  tx: Tx,
  repositoryId: string,
  stated: string | undefined,
): Promise<CurrentBill[]> => {
  const bills = await currentBills(tx, repositoryId);
  const chosen = stated === undefined ? bills : bills.filter(({ scan_id }) => scan_id === stated);
  if (stated !== undefined && chosen.length === 0) throw notFound('Bill of materials');
  return chosen;
};

export const listSboms = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
): Promise<Schemas['BillList']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    return { data: (await currentBills(tx, repositoryId)).map(billOf) };
  });

/** What is no longer built leaves no bill behind. The next report on the same brings it back. */
export const putAwaySbom = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
  scanId: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    await lockRepository(tx, repositoryId);
    const bills = await currentBills(tx, repositoryId);
    const bill = bills.find(({ scan_id }) => scan_id === scanId);
    if (!bill) throw notFound('Bill of materials');
    await putAway(tx, repositoryId, bill, bills.length === 1);
    await chooseBills(tx, repositoryId);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'sboms.put_away',
      subject: { type: 'repository', id: repositoryId },
      detail: { scan: scanId, subject: bill.subject },
      requestId,
    });
  });
