// Creates pull requests and issues for one finding, and the pipeline's pull request for a
// repository.
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { findingCan } from '#domain/finding-can';
import { writeAudit } from '../../audit-log/index.ts';
import { type Actor, assertCan, ChangeRefused, lockVisible } from '../../findings/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { findingDetails } from '../../../platform/db/schema/findings.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { listCandidates, type CreatedKind } from './record.ts';
import { toIssueDraft, issueText, issueTitle } from './body.ts';
import { createAtHost, type TextOverrides } from './host-client.ts';
import { findRemediation } from '../generate/remediation.repo.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { connectRepository, workflowFor } from '../../source-hosts/index.ts';
import { getRemediation } from '../remediation.service.ts';

type Schemas = components['schemas'];

/** Answers like the related operations for one finding: 422 instead of 409. */
const getFixableFinding = async (tx: Tx, actor: Actor, findingId: string) => {
  const finding = await lockVisible(tx, actor, findingId);
  try {
    assertCan(finding, findingCan.generatePatch);
  } catch (error) {
    throw error instanceof ChangeRefused ? new Problem(422, error.refusal, error.detail) : error;
  }
  return finding;
};

/** The rules of `git check-ref-format`, without characters that are special in shells and URLs. */
const isBranchName = (name: string): boolean =>
  /^(?![-./])(?!.*(?:\.\.|\/\/|\/\.|@\{|\.lock(?:\/|$)))[\p{L}\p{N}._/+@#=-]+(?<![./])$/u.test(
    name,
  );

export const createForFinding = async (
  deps: Deps,
  actor: Actor,
  as: CreatedKind,
  remediationId: string,
  wishes: TextOverrides,
): Promise<Schemas['HostedLink']> => {
  if (wishes.branch !== undefined && !isBranchName(wishes.branch))
    throw invalid('branch', 'not_valid');
  const findingId = await inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const remediation = await findRemediation(tx, actor, remediationId);
    await getFixableFinding(tx, actor, remediation.findingId);
    return remediation.findingId;
  });
  const came = (await createAtHost(deps, actor, { as, per: 'finding' }, [findingId], wishes)).get(
    findingId,
  );
  if (came === undefined || came instanceof Problem)
    throw came ?? new TypeError('Nothing came of it.');
  return { url: came.url, number: came.number, ...(came.notes && { notes: came.notes }) };
};

/** Returns the report's own description of the finding. */
const saidOf = async (tx: Tx, findingId: string): Promise<string | null> => {
  const [row] = await tx
    .select({ data: findingDetails.data })
    .from(findingDetails)
    .where(and(ofCurrentClient(findingDetails), eq(findingDetails.findingId, findingId)));
  return (
    ['description', 'mitigation']
      .map((key) => row?.data[key])
      .filter((part) => typeof part === 'string' && part.trim() !== '')
      .join('\n\n') || null
  );
};

/**
 * Returns the text of an issue, for the user to edit before it is opened. An existing remediation
 * is kept, and the issue contains its text.
 */
export const draftIssue = async (
  deps: Deps,
  actor: Actor,
  findingId: string,
): Promise<Schemas['Remediation']> => {
  const { who } = actor;
  const draft = await inTenant(deps.db, toTenant(who), async (tx) => {
    const finding = await getFixableFinding(tx, actor, findingId);
    const made = {
      title: finding.title,
      description: await saidOf(tx, findingId),
      type: 'issue' as const,
      source: 'report' as const,
      status: 'ready' as const,
      error: null,
      errorCode: null,
      filePath: finding.file,
      line: finding.startLine,
      createdAt: deps.now(),
    };
    const [row] = await tx
      .insert(remediations)
      .values({
        clientId: who.clientId,
        id: newId(),
        findingId,
        repositoryId: finding.repositoryId,
        createdBy: who.userId,
        ...made,
      })
      .onConflictDoUpdate({
        target: [remediations.clientId, remediations.findingId],
        set: made,
        setWhere: sql`${remediations.status} = 'failed'`,
      })
      .returning();
    const [candidate] = await listCandidates(deps, tx, [findingId]);
    if (!candidate) throw new TypeError('A remediation that was just drafted is not there.');
    if (!row) return { title: issueTitle(candidate), body: toIssueDraft(candidate) };
    const body = issueText(candidate);
    await tx
      .update(remediations)
      .set({ description: body })
      .where(and(eq(remediations.clientId, who.clientId), eq(remediations.id, row.id)));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'remediation.create',
      subject: { type: 'remediation', id: row.id },
      detail: { finding_id: findingId, status: row.status },
    });
    return { title: issueTitle(candidate), body };
  });
  return { ...(await getRemediation(deps, actor, findingId)), issue_draft: draft };
};

/**
 * Proposes, as a pull request, a pipeline that scans and uploads. The user adds the token as a
 * secret of the host's pipelines.
 */
export const proposeWorkflow = async (
  deps: Deps,
  who: Principal,
  repositoryId: string,
  requestId: string,
): Promise<Schemas['HostedLink']> => {
  const { host, repository, branch } = await connectRepository(deps, toTenant(who), repositoryId);
  const { path, contentOf, body } = workflowFor(host.kind, deps.config, { repositoryId, branch });
  const now = await host.readFile(repository, path, branch);
  const opened = await host.proposeChange(repository, {
    base: branch,
    branch: 'parapet/upload-reports',
    isOwnBranch: true,
    mark: path,
    title: 'Scan the code and upload the report',
    message: 'Scan the code and upload the report\n',
    body,
    files: [{ path, content: contentOf(now), exists: now !== undefined }],
  });
  await inTenant(deps.db, toTenant(who), async (tx) => {
    await tx
      .update(repositories)
      .set({ workflowPrUrl: opened.url })
      .where(and(eq(repositories.clientId, who.clientId), eq(repositories.id, repositoryId)));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'repositories.workflow',
      subject: { type: 'repository', id: repositoryId },
      detail: { url: opened.url },
      requestId,
    });
  });
  return { url: opened.url, number: opened.number };
};
