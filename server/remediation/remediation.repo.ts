import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Scope } from '../../src/shared/rules/roles.ts';
import type { Tx } from '../db/connect.ts';
import { findingDetails, findings } from '../db/schema/findings.ts';
import { remediations, remediationVersions } from '../db/schema/remediations.ts';
import type { Principal } from '../http/principal.ts';
import { notFound } from '../http/problem.ts';
import { visibleFindings } from '../modules/own.ts';
import type { ReportFinding } from '../reports/model.ts';
import { newId } from '../runtime/ids.ts';

export type Row = typeof remediations.$inferSelect;
export type VersionRow = typeof remediationVersions.$inferSelect;
export type Access = { who: Principal; scope: Scope };

/** By its own id or the finding's; of findings that this person may see. */
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

export const findReady = (
  tx: Tx,
  { who, scope }: Access,
  ids: readonly string[],
): Promise<Pick<Row, 'id' | 'findingId'>[]> =>
  tx
    .select({ id: remediations.id, findingId: remediations.findingId })
    .from(remediations)
    .where(
      and(
        inArray(remediations.id, [...ids]),
        eq(remediations.status, 'ready'),
        sql`exists (select from findings f where f.client_id = ${remediations.clientId} and f.id = ${remediations.findingId} and ${visibleFindings(who, scope)})`,
      ),
    );

export const changeRemediation = async (
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
export const lockRemediationOf = async (
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

/** One that is not there yet. Undefined where somebody else was faster. */
export const addRemediation = async (
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
  data: ReportFinding;
};

export const readSubject = async (tx: Tx, clientId: string, id: string): Promise<Subject> => {
  const [row] = await tx
    .select({
      repositoryId: findings.repositoryId,
      title: findings.title,
      data: findingDetails.data,
    })
    .from(findings)
    .innerJoin(
      findingDetails,
      and(
        eq(findingDetails.clientId, findings.clientId),
        eq(findingDetails.findingId, findings.id),
      ),
    )
    .where(and(eq(findings.clientId, clientId), eq(findings.id, id)));
  if (!row) throw notFound('Finding');
  return { ...row, clientId, id, data: row.data as unknown as ReportFinding }; // the import wrote it
};

/** Where in a repository secrets were found. */
export const secretsIn = async (tx: Tx, repositoryId: string): Promise<ReportFinding[]> => {
  const rows = await tx
    .select({ data: findingDetails.data })
    .from(findings)
    .innerJoin(
      findingDetails,
      and(
        eq(findingDetails.clientId, findings.clientId),
        eq(findingDetails.findingId, findings.id),
      ),
    )
    .where(and(eq(findings.repositoryId, repositoryId), eq(findings.category, 'secret')))
    .limit(2000);
  return rows.map(({ data }) => data as unknown as ReportFinding); // the import wrote it
};

/** What the code was that a remediation is made for. Moved lines change nothing. */
export const basisOf = ({ location, component }: ReportFinding): string =>
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

export const listVersions = (tx: Tx, remediationId: string): Promise<VersionRow[]> =>
  tx
    .select()
    .from(remediationVersions)
    .where(eq(remediationVersions.remediationId, remediationId))
    .orderBy(desc(remediationVersions.id))
    .limit(kept);

export const hasContent = ({
  codeDiff,
  description,
  template,
}: Pick<Row, 'codeDiff' | 'description' | 'template'>): boolean =>
  (codeDiff ?? description ?? template) !== null;

/** Keeps what a remediation is, before something takes its place. */
export const keepVersion = async (
  tx: Tx,
  row: Row,
  replacedBy: VersionRow['replacedBy'],
  now: Date,
): Promise<void> => {
  const { clientId, findingId, repositoryId, title, description, codeDiff, source, model } = row;
  await tx
    .insert(remediationVersions)
    .values({
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
    .where(eq(remediationVersions.remediationId, row.id))
    .orderBy(desc(remediationVersions.id))
    .offset(kept);
  await tx.delete(remediationVersions).where(inArray(remediationVersions.id, old));
};
