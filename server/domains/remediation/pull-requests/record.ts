// Records what was created at the host: the URL on the remediation, the finding's status and
// history, and the audit log.
import { and, eq, inArray } from 'drizzle-orm';
import { placeOf } from '#domain/finding-place';
import { writeAudit } from '../../audit-log/index.ts';
import { type Actor, applyChanges } from '../../findings/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { findingDetails, findings } from '../../../platform/db/schema/findings.ts';
import { remediations, type WrittenText } from '../../../platform/db/schema/remediations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { publicLink } from '../../../platform/http/links.ts';
import { writeEvents } from '../../findings/records/index.ts';
import type { ProposedPull } from '../../source-hosts/index.ts';
import type { Component, ReportFinding } from '../../../report-formats/model.ts';
import { packageOf } from '../generate/manifest-step.ts';
import type { Upgrade } from '../manifests/edit.ts';
import type { Opened } from './add-details.ts';
import type { ProposedFix } from './body.ts';
import type { ClaimedPlace } from './limit.ts';

/** What was opened for each finding, or why nothing was. */
export type CreationResults = Map<string, Opened | Problem>;

/**
 * A pull request with its branch commit, the base commit that it was created from, and the text
 * that Parapet wrote.
 */
export type RecordedPull = ProposedPull & {
  branch?: string | undefined;
  base?: string | undefined;
  text?: WrittenText | null;
};

export type Candidate = ProposedFix & {
  repositoryId: string;
  filePath: string | null;
  status: typeof remediations.$inferSelect.status;
  pullRequest: RecordedPull | undefined;
  /** Its latest pull request, if the last check found it closed without a merge. */
  closedPull: RecordedPull | undefined;
  issueUrl: string | null;
  clientId: string;
  /** The finding's content from the report. */
  data: ReportFinding;
  /** The upgrade of the component, if the fix is one. */
  upgrade: Upgrade | undefined;
  /** The report's finding, from which the fix can be regenerated if no user has edited it. */
  finding: ReportFinding | undefined;
};

const wherePlaced = ({
  file,
  startLine,
  component,
  componentVersion,
  endpoint,
}: typeof findings.$inferSelect): string | null =>
  placeOf({
    attributes: {
      file,
      range: startLine === null ? null : { start_line: startLine },
      component: component === null ? null : { name: component, version: componentVersion },
      endpoint,
    },
  }) || null;

const pullOf = ({
  pullRequestUrl: url,
  pullRequestNumber: number,
  pullRequestBranch: branch,
  pullRequestHead: head,
  pullRequestBase: base,
  pullRequestText: text,
}: typeof remediations.$inferSelect): RecordedPull | undefined =>
  url !== null && number !== null
    ? {
        ...{ url, number, text },
        branch: branch ?? undefined,
        head: head ?? undefined,
        base: base ?? undefined,
      }
    : undefined;

/** Open, or merged and not found again since. */
const isInForce = ({ pullRequestState, status }: typeof remediations.$inferSelect): boolean =>
  pullRequestState === 'open' || (pullRequestState !== 'closed' && status === 'applied');

/** @param to the version in the remediation */
export const upgradeIn = (
  component: Component | undefined,
  to: string | null | undefined,
): Upgrade | undefined =>
  component && to != null ? { name: packageOf(component).name, to } : undefined;

const upgradeOf = (
  { type, templateFields }: typeof remediations.$inferSelect,
  data: Record<string, unknown> | null,
): Upgrade | undefined => {
  const { component } = (data ?? {}) as Partial<ReportFinding>; // only the importer writes it
  const to = templateFields.find(({ key }) => key === 'version')?.value;
  return type === 'dependency_upgrade' ? upgradeIn(component, to) : undefined;
};

/** Lists the remediations of these findings with their details, the most urgent first. */
export const listCandidates = async (
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  findingIds: readonly string[],
): Promise<Candidate[]> => {
  if (findingIds.length === 0) return [];
  const rows = await tx
    .select({ remediation: remediations, finding: findings, data: findingDetails.data })
    .from(remediations)
    .innerJoin(
      findings,
      and(eq(findings.clientId, remediations.clientId), eq(findings.id, remediations.findingId)),
    )
    .leftJoin(
      findingDetails,
      and(
        eq(findingDetails.clientId, findings.clientId),
        eq(findingDetails.findingId, findings.id),
      ),
    )
    .where(and(ofCurrentClient(remediations), inArray(remediations.findingId, [...findingIds])));
  rows.sort(
    (one, other) =>
      other.finding.priority - one.finding.priority ||
      one.finding.id.localeCompare(other.finding.id),
  );
  return rows.map(({ remediation: r, finding: f, data }) => ({
    findingId: f.id,
    remediationId: r.id,
    repositoryId: r.repositoryId,
    findingTitle: f.title,
    severity: f.severity,
    tool: f.tool,
    ruleId: f.ruleId,
    place: wherePlaced(f),
    title: r.title,
    description: r.description,
    model: r.model,
    codeDiff: r.codeDiff,
    notes: r.notes,
    referenceUrl: r.referenceUrl,
    filePath: r.filePath,
    status: r.status,
    isDraft: r.type === 'issue',
    issueUrl: r.issueUrl,
    upgrade: upgradeOf(r, data),
    finding:
      r.type === 'dependency_upgrade' && r.codeDiff === r.codeDiffOriginal && data !== null
        ? (data as unknown as ReportFinding) // only the importer writes it
        : undefined,
    clientId: r.clientId,
    data: (data ?? {}) as unknown as ReportFinding, // only the importer writes it
    endedPull: isInForce(r) ? null : r.pullRequestUrl,
    pullRequest: isInForce(r) ? pullOf(r) : undefined,
    closedPull: r.pullRequestState === 'closed' ? pullOf(r) : undefined,
    link: publicLink(deps.config, `/findings/finding-details/${f.id}`),
  }));
};

export type CreatedKind = 'pull_request' | 'issue';

const columnsOf = (what: CreatedKind, { url, number, branch, head, base, text }: RecordedPull) =>
  what === 'issue'
    ? { issueUrl: url }
    : {
        status: 'applied' as const,
        pullRequestUrl: url,
        pullRequestNumber: number,
        pullRequestState: 'open' as const,
        pullRequestBranch: branch ?? null,
        pullRequestHead: head ?? null,
        pullRequestBase: base ?? null,
        pullRequestChecks: null,
        pullRequestUpdate: null,
        pullRequestWaiting: null,
        pullRequestText: text ?? null,
        pullRequestTries: [],
        error: null,
        errorCode: null,
      };

/**
 * Idempotent: an attempt that finds the URL already stored records nothing. An issue fixes nothing,
 * so its remediation does not change.
 */
export const recordCreated = (
  deps: Deps,
  { who }: Actor,
  what: CreatedKind,
  opened: RecordedPull,
  candidates: readonly Candidate[],
  place?: ClaimedPlace,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await place?.releaseIn(tx);
    const ids = candidates.map(({ findingId }) => findingId);
    const rows = await tx
      .select()
      .from(findings)
      .where(and(eq(findings.clientId, who.clientId), inArray(findings.id, ids)))
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
      .where(and(eq(remediations.clientId, who.clientId), inArray(remediations.findingId, ids)))
      .for('update');
    const isTold = (id: string) =>
      known.some(
        ({ findingId, url, state }) =>
          findingId === id && url === opened.url && (what === 'issue' || state === 'open'),
      );
    const fresh = rows.filter(({ id }) => !isTold(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) {
      const notes = candidates.find(({ findingId }) => findingId === id)?.notes;
      await tx
        .update(remediations)
        .set({ ...columnsOf(what, opened), ...(notes && { notes: [...notes] }) })
        .where(and(eq(remediations.clientId, who.clientId), eq(remediations.findingId, id)));
    }
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
