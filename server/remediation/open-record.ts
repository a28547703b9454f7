// What stays in the house of what was opened elsewhere: the address at the remediation, the finding's state and history, the audit log.
import { and, eq, inArray } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { Actor } from '../bulk/step.ts';
import type { Tx } from '../db/connect.ts';
import { findings } from '../db/schema/findings.ts';
import { remediations } from '../db/schema/remediations.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { tenantOf } from '../http/principal.ts';
import { linkTo } from '../links.ts';
import { applyChanges } from '../modules/findings/finding-change.ts';
import { writeEvents } from '../modules/findings/finding-events.repo.ts';
import type { Opened } from '../source-hosts/host.ts';
import type { Proposed } from './open-text.ts';

export type Candidate = Proposed & {
  repositoryId: string;
  filePath: string | null;
  status: typeof remediations.$inferSelect.status;
  pullRequest: Opened | undefined;
  issueUrl: string | null;
};

const placeOf = ({
  file,
  startLine,
  component,
  componentVersion,
  endpoint,
}: typeof findings.$inferSelect): string | null =>
  file !== null
    ? `${file}${startLine === null ? '' : `:${startLine}`}`
    : component === null
      ? endpoint
      : [component, componentVersion].filter(Boolean).join(' ');

/** The remediations of these findings with what is said of them, the most urgent first. */
export const candidatesOf = async (
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  findingIds: readonly string[],
): Promise<Candidate[]> => {
  if (findingIds.length === 0) return [];
  const rows = await tx
    .select({ remediation: remediations, finding: findings })
    .from(remediations)
    .innerJoin(
      findings,
      and(eq(findings.clientId, remediations.clientId), eq(findings.id, remediations.findingId)),
    )
    .where(inArray(remediations.findingId, [...findingIds]));
  rows.sort(
    (one, other) =>
      other.finding.priority - one.finding.priority ||
      one.finding.id.localeCompare(other.finding.id),
  );
  return rows.map(({ remediation: r, finding: f }) => ({
    findingId: f.id,
    remediationId: r.id,
    repositoryId: r.repositoryId,
    findingTitle: f.title,
    severity: f.severity,
    tool: f.tool,
    ruleId: f.ruleId,
    place: placeOf(f),
    title: r.title,
    description: r.description,
    codeDiff: r.codeDiff,
    referenceUrl: r.referenceUrl,
    filePath: r.filePath,
    status: r.status,
    isDraft: r.type === 'issue',
    issueUrl: r.issueUrl,
    pullRequest:
      r.pullRequestUrl !== null && r.pullRequestNumber !== null && r.pullRequestState !== 'closed'
        ? { url: r.pullRequestUrl, number: r.pullRequestNumber }
        : undefined,
    link: linkTo(deps.config, `/findings/finding-details/${f.id}`),
  }));
};

export type What = 'pull_request' | 'issue';

const columnsOf = (what: What, { url, number }: Opened) =>
  what === 'issue'
    ? { issueUrl: url }
    : {
        status: 'applied' as const,
        pullRequestUrl: url,
        pullRequestNumber: number,
        pullRequestState: 'open' as const,
        error: null,
        errorCode: null,
      };

/** Once, whoever comes first: an attempt that finds the address there already has nothing to tell. An issue mends nothing: its remediation stays as it is. */
export const record = (
  deps: Deps,
  { who }: Actor,
  what: What,
  opened: Opened,
  candidates: readonly Candidate[],
): Promise<void> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const ids = candidates.map(({ findingId }) => findingId);
    const rows = await tx
      .select()
      .from(findings)
      .where(inArray(findings.id, ids))
      .orderBy(findings.id)
      .for('update');
    const column = what === 'issue' ? remediations.issueUrl : remediations.pullRequestUrl;
    const known = await tx
      .select({
        findingId: remediations.findingId,
        url: column,
        state: remediations.pullRequestState,
      })
      .from(remediations)
      .where(inArray(remediations.findingId, ids))
      .for('update');
    const isTold = (id: string) =>
      known.some(
        ({ findingId, url, state }) =>
          findingId === id && url === opened.url && (what === 'issue' || state === 'open'),
      );
    const fresh = rows.filter(({ id }) => !isTold(id));
    if (fresh.length === 0) return;
    await tx
      .update(remediations)
      .set(columnsOf(what, opened))
      .where(
        inArray(
          remediations.findingId,
          fresh.map(({ id }) => id),
        ),
      );
    const open = fresh.filter(({ status, falsePositive }) => status === 'open' && !falsePositive);
    if (open.length > 0) await applyChanges(tx, who, open, { status: 'in_progress' }, deps.now());
    await writeEvents(
      tx,
      who,
      fresh.map((row) => ({ row, kind: 'remediation' as const, from: what, to: opened.url })),
    );
    for (const { id } of fresh) {
      const remediation = candidates.find(({ findingId }) => findingId === id)?.remediationId;
      await writeAudit(tx, {
        clientId: who.clientId,
        actor: who,
        action: `remediation.${what}`,
        subject: { type: 'remediation', ...(remediation !== undefined && { id: remediation }) },
        detail: { finding_id: id, url: opened.url },
      });
    }
  });
