import type { Tx } from '../../../platform/db/connect.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { acceptsPipelines } from '../../organization/index.ts';
import { findRepository } from '../../repositories/index.ts';

/**
 * @throws {Problem} 404 for an unknown repository, 409 for one that is not in use, 403 for a token
 * if the organization does not accept reports from pipelines
 */
export const assertAcceptsReports = async (
  tx: Tx,
  who: Principal,
  repositoryId: string,
): Promise<void> => {
  const { attributes } = await findRepository(tx, who, 'all', repositoryId);
  if (!attributes.active)
    throw createProblem(409, 'repository_not_in_use', { repository: attributes.nickname });
  if (who.token.kind === 'api' && !(await acceptsPipelines(tx, who.clientId)))
    throw createProblem(403, 'pipelines_switched_off');
};
