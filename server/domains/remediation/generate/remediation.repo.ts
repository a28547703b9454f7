import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { findingDetails, findings } from '../../../platform/db/schema/findings.ts';
import { scans } from '../../../platform/db/schema/repositories.ts';
import { remediations, remediationVersions } from '../../../platform/db/schema/remediations.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { visibleFindings } from '../../access/index.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { newId } from '../../../platform/runtime/ids.ts';

export type Row = typeof remediations.$inferSelect;
export type VersionRow = typeof remediationVersions.$inferSelect;
export type Access = { who: Principal; scope: Scope };

/**
 * Finds a remediation by its own id or the finding's id, among the findings visible to the user.
 */
export const findRemediation = async (
  tx: Tx,
  { who, scope }: Access,
  id: string,
  lock = false,
): Promise<Row> => {
  const visible = sql`exists (select from findings f where f.client_id = ${remediations.clientId} and f.id = ${remediations.findingId} and ${visibleFindings(who, scope)})`;
  const query = tx
    .select()
    .from(remediations)
    .where(
      and(
        eq(remediations.clientId, who.clientId),
        or(eq(remediations.id, id), eq(remediations.findingId, id)),
        visible,
      ),
    )
    .limit(1);
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw notFound('Remediation');
  return row;
};

export const listReadyRemediations = (
  tx: Tx,
  { who, scope }: Access,
  ids: readonly string[],
): Promise<Pick<Row, 'id' | 'findingId'>[]> =>
  tx
    .select({ id: remediations.id, findingId: remediations.findingId })
    .from(remediations)
    .where(
      and(
        eq(remediations.clientId, who.clientId),
        inArray(remediations.id, [...ids]),
        eq(remediations.status, 'ready'),
        sql`exists (select from findings f where f.client_id = ${remediations.clientId} and f.id = ${remediations.findingId} and ${visibleFindings(who, scope)})`,
      ),
    );

export const updateRemediationRow = async (
  tx: Tx,
  { clientId, id }: Pick<Row, 'clientId' | 'id'>,
  change: Partial<typeof remediations.$inferInsert>,
): Promise<Row> => {
  const [row] = await tx
    .update(remediations)
    .set(change)
    .where(and(eq(remediations.clientId, clientId), eq(remediations.id, id)))
    .returning();
  if (!row) throw notFound('Remediation');
  return row;
};

/** The remediation of a finding, locked. */
export const findRemediationForUpdate = async (
  tx: Tx,
  clientId: string,
  findingId: string,
): Promise<Row | undefined> =>
  (
    await tx
      .select()
      .from(remediations)
      .where(and(eq(remediations.clientId, clientId), eq(remediations.findingId, findingId)))
      .for('update')
  )[0];

/** Returns undefined if the remediation already exists. */
export const insertRemediation = async (
  tx: Tx,
  values: Omit<typeof remediations.$inferInsert, 'id'>,
): Promise<Row | undefined> =>
  (
    await tx
      .insert(remediations)
      .values({ ...values, id: newId() })
      .onConflictDoNothing()
      .returning()
  )[0];

export type Subject = {
  clientId: string;
  id: string;
  repositoryId: string;
  title: string;
  /** The scanner that reported it. */
  tool: string;
  /** The commit whose scan last reported the finding, if that scan named one. */
  commit: string | null;
  data: ReportFinding;
  /** Open findings of the same component in the same manifest: one upgrade closes all of them. */
  others: readonly ReportFinding[];
};

const areDetailsOfFinding = and(
  eq(findingDetails.clientId, findings.clientId),
  eq(findingDetails.findingId, findings.id),
);

const mostOthers = 200;

const listOthersOfComponent = async (
  tx: Tx,
  subject: { clientId: string; id: string; repositoryId: string },
  { component }: ReportFinding,
): Promise<ReportFinding[]> => {
  if (!component) return [];
  const rows = await tx
    .select({ data: findingDetails.data })
    .from(findings)
    .innerJoin(findingDetails, areDetailsOfFinding)
    .where(
      and(
        eq(findings.clientId, subject.clientId),
        eq(findings.repositoryId, subject.repositoryId),
        eq(findings.component, component.name),
        ne(findings.id, subject.id),
        eq(findings.falsePositive, false),
        inArray(findings.status, ['open', 'in_progress']),
      ),
    )
    .limit(mostOthers);
  return rows
    .map(({ data }) => data as unknown as ReportFinding) // the import wrote it
    .filter(
      (other) =>
        other.component?.version === component.version &&
        other.component?.manifestPath === component.manifestPath,
    );
};

export const getSubject = async (tx: Tx, clientId: string, id: string): Promise<Subject> => {
  const [row] = await tx
    .select({
      repositoryId: findings.repositoryId,
      title: findings.title,
      tool: findings.tool,
      commit: scans.commit,
      data: findingDetails.data,
    })
    .from(findings)
    .innerJoin(findingDetails, areDetailsOfFinding)
    .leftJoin(scans, and(eq(scans.clientId, findings.clientId), eq(scans.id, findings.lastScanId)))
    .where(and(eq(findings.clientId, clientId), eq(findings.id, id)));
  if (!row) throw notFound('Finding');
  const data = row.data as unknown as ReportFinding; // the import wrote it
  const { repositoryId } = row;
  return {
    ...row,
    clientId,
    id,
    data,
    others: await listOthersOfComponent(tx, { clientId, id, repositoryId }, data),
  };
};

/** Secret findings of a repository. */
export const listSecretFindings = async (
  tx: Tx,
  { clientId, repositoryId }: Pick<Subject, 'clientId' | 'repositoryId'>,
): Promise<ReportFinding[]> => {
  const rows = await tx
    .select({ data: findingDetails.data })
    .from(findings)
    .innerJoin(findingDetails, areDetailsOfFinding)
    .where(
      and(
        eq(findings.clientId, clientId),
        eq(findings.repositoryId, repositoryId),
        eq(findings.category, 'secret'),
      ),
    )
    .limit(2000);
  return rows.map(({ data }) => data as unknown as ReportFinding); // the import wrote it
};

/**
 * Identifies the code that a remediation was generated for. Shifted lines do not change the hash.
 */
export const toBasisHash = ({ location, component }: ReportFinding): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        location?.path,
        location?.snippet?.trim(),
        component?.name,
        component?.version,
        component?.manifestPath,
      ]),
    )
    .digest('base64url');

const kept = 10;

const isVersionOf = ({ clientId, id }: Pick<Row, 'clientId' | 'id'>) =>
  and(eq(remediationVersions.clientId, clientId), eq(remediationVersions.remediationId, id));

export const listVersions = (
  tx: Tx,
  remediation: Pick<Row, 'clientId' | 'id'>,
): Promise<VersionRow[]> =>
  tx
    .select()
    .from(remediationVersions)
    .where(isVersionOf(remediation))
    .orderBy(desc(remediationVersions.id))
    .limit(kept);

export const hasContent = ({
  codeDiff,
  description,
  template,
}: Pick<Row, 'codeDiff' | 'description' | 'template'>): boolean =>
  (codeDiff ?? description ?? template) !== null;

/** Stores the current content as a version before it is replaced. */
export const insertVersion = async (
  tx: Tx,
  row: Row,
  replacedBy: VersionRow['replacedBy'],
  now: Date,
): Promise<void> => {
  const { clientId, findingId, repositoryId, title, description, codeDiff, source, model } = row;
  await tx.insert(remediationVersions).values({
    clientId,
    id: newId(),
    remediationId: row.id,
    findingId,
    repositoryId,
    title,
    description,
    codeDiff,
    source,
    model,
    replacedAt: now,
    replacedBy,
  });
  const old = tx
    .select({ id: remediationVersions.id })
    .from(remediationVersions)
    .where(isVersionOf(row))
    .orderBy(desc(remediationVersions.id))
    .offset(kept);
  await tx
    .delete(remediationVersions)
    .where(and(eq(remediationVersions.clientId, clientId), inArray(remediationVersions.id, old)));
};
