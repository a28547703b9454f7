// A user requests the update of an open pull request. It runs immediately, even outside the
// schedule, and as often as the user requests it.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { connectRepository, getPullRequest } from '../../source-hosts/index.ts';
import { type Access, findRemediation } from '../generate/remediation.repo.ts';
import { updateOpenPull } from './change-open.ts';
import { listOpenPulls, type OpenPull } from './open-pulls.ts';
import { recordEnd } from './record-end.ts';
import { isSameCommit, updateJobOf } from './update-due.ts';

/**
 * @throws if the host reports that there is nothing to update, or that Parapet must not update it
 */
const assertBehind = async (deps: Deps, pull: OpenPull): Promise<void> => {
  const { clientId, repositoryId, number, head, base } = pull;
  const {
    host,
    repository,
    branch: own,
  } = await connectRepository(deps, { clientId }, repositoryId);
  const facts = await getPullRequest(host, repository, number);
  if (facts.state !== 'open') {
    await recordEnd(deps, pull, facts.state);
    throw createProblem(409, 'pull_request_not_open');
  }
  const { branch = '', base: into = own } = facts;
  // Without both commits, an earlier version opened it: the authors of the branch's commits are
  // unknown.
  if (head === null || base === null || facts.head === undefined || !isSameCommit(head, facts.head))
    throw createProblem(409, 'branch_moved', { branch });
  const tip = await host.headCommit(repository, into);
  if (tip === undefined || tip === base)
    throw createProblem(409, 'pull_request_current', { branch: into });
};

/**
 * @param id of a remediation or its finding
 * @throws 404 if the user may not see the finding; 409 if the pull request cannot be updated
 */
export const requestUpdate = async (
  deps: Deps,
  access: Access,
  id: string,
): Promise<components['schemas']['JobRef']> => {
  const tenant = toTenant(access.who);
  const { clientId, userId } = access.who;
  const known = await inTenant(deps.db, tenant, (tx) => findRemediation(tx, access, id));
  const { repositoryId, pullRequestNumber } = known;
  const pulls = await listOpenPulls(deps, { clientId, repositoryId });
  const pull = pulls.find(({ number }) => number === pullRequestNumber);
  if (!pull) throw createProblem(409, 'pull_request_not_open');
  if (pull.isNeedless) throw createProblem(409, 'pull_request_needless');
  await assertBehind(deps, pull);
  const jobId = await inTenant(deps.db, tenant, async (tx) => {
    await updateOpenPull(tx, pull, { pullRequestWaiting: null });
    await writeAudit(tx, {
      clientId,
      actor: access.who,
      action: 'remediation.request_update',
      subject: { type: 'remediation', id: known.id },
      detail: { finding_id: known.findingId, url: known.pullRequestUrl ?? '' },
    });
    return enqueueJob(tx, { ...updateJobOf(pull, true), createdBy: userId });
  });
  deps.wakeJobs();
  return { job_id: jobId, status: 'queued' };
};
