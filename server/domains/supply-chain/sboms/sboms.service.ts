import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { updateCurrentSboms } from '../../imports/index.ts';
import { lockRepository, toSubjectName } from '../../scans/records/index.ts';
import { findRepository } from '../../repositories/index.ts';
import { type CurrentSbom, listCurrentSboms, archiveSubjectSboms } from './sboms.repo.ts';

type Schemas = components['schemas'];

const billOf = ({
  scan_id,
  subject,
  tools,
  file_name,
  branch,
  components: count,
  observed_at,
}: CurrentSbom): Schemas['Bill'] => ({
  scan_id,
  subject: toSubjectName(subject),
  tool: tools.length === 0 ? null : tools.join(', '),
  file_name,
  branch,
  components: count,
  observed_at: observed_at.toISOString(),
});

/** Returns the selected current SBOM, or all of them. */
export const listSelectedSboms = async (
  tx: Tx,
  repositoryId: string,
  stated: string | undefined,
): Promise<CurrentSbom[]> => {
  const bills = await listCurrentSboms(tx, repositoryId);
  const chosen = stated === undefined ? bills : bills.filter(({ scan_id }) => scan_id === stated);
  if (stated !== undefined && chosen.length === 0) throw notFound('SBOM');
  return chosen;
};

export const listSboms = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
): Promise<Schemas['BillList']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    return { data: (await listCurrentSboms(tx, repositoryId)).map(billOf) };
  });

/**
 * Archives the SBOM of a product that is no longer built. The next report on the same subject
 * restores it.
 */
export const archiveSbom = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
  scanId: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    await lockRepository(tx, repositoryId);
    const bills = await listCurrentSboms(tx, repositoryId);
    const bill = bills.find(({ scan_id }) => scan_id === scanId);
    if (!bill) throw notFound('SBOM');
    await archiveSubjectSboms(tx, repositoryId, bill, bills.length === 1);
    await updateCurrentSboms(tx, { clientId: who.clientId, repositoryId });
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'sboms.put_away',
      subject: { type: 'repository', id: repositoryId },
      detail: { scan: scanId, subject: bill.subject },
      requestId,
    });
  });
