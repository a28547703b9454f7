import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Scope } from '../../src/shared/rules/roles.ts';
import type { Tx } from '../db/connect.ts';
import { findingDetails, findings } from '../db/schema/findings.ts';
import { remediations } from '../db/schema/remediations.ts';
import type { Principal } from '../http/principal.ts';
import { notFound } from '../http/problem.ts';
import { refusal } from '../http/refusals.ts';
import { visibleFindings } from '../modules/own.ts';
import type { ReportFinding } from '../reports/model.ts';
import { newId } from '../runtime/ids.ts';
import { propose, type RemediationType } from './propose.ts';

export type Row = typeof remediations.$inferSelect;
type Access = { who: Principal; scope: Scope };

/** By its own id or the finding's; of findings that this person may see. */
export const findRemediation = async (tx: Tx, { who, scope }: Access, id: string, lock = false): Promise<Row> => {
  const visible = sql`exists (select from findings f where f.client_id = ${remediations.clientId} and f.id = ${remediations.findingId} and ${visibleFindings(who, scope)})`;
  const query = tx.select().from(remediations).where(and(eq(remediations.clientId, who.clientId), or(eq(remediations.id, id), eq(remediations.findingId, id)), visible)).limit(1);
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw notFound('Remediation');
  return row;
};

export const findReady = (tx: Tx, { who, scope }: Access, ids: readonly string[]): Promise<Pick<Row, 'id' | 'findingId'>[]> =>
  tx.select({ id: remediations.id, findingId: remediations.findingId }).from(remediations).where(and(
    inArray(remediations.id, [...ids]), eq(remediations.status, 'ready'),
    sql`exists (select from findings f where f.client_id = ${remediations.clientId} and f.id = ${remediations.findingId} and ${visibleFindings(who, scope)})`,
  ));

export const changeRemediation = async (tx: Tx, { clientId, id }: Pick<Row, 'clientId' | 'id'>, change: Partial<typeof remediations.$inferInsert>): Promise<Row> => {
  const [row] = await tx.update(remediations).set(change).where(and(eq(remediations.clientId, clientId), eq(remediations.id, id))).returning();
  if (!row) throw notFound('Remediation');
  return row;
};

const readFinding = async (tx: Tx, clientId: string, id: string) => {
  const [row] = await tx.select({ repositoryId: findings.repositoryId, title: findings.title, data: findingDetails.data }).from(findings)
    .innerJoin(findingDetails, and(eq(findingDetails.clientId, findings.clientId), eq(findingDetails.findingId, findings.id)))
    .where(and(eq(findings.clientId, clientId), eq(findings.id, id)));
  if (!row) throw notFound('Finding');
  return { ...row, data: row.data as unknown as ReportFinding }; // the import wrote it
};

/** Why a remediation has nothing in it. */
export const nothingKnown = () => refusal(422, 'nothing_known');

/** Makes the remediation of a finding from its report, in place of an earlier one. What was applied stays. */
export const makeRemediation = async (tx: Tx, who: Pick<Principal, 'clientId' | 'userId'>, findingId: string, wanted: RemediationType | undefined, now: Date): Promise<Row> => {
  const { repositoryId, title, data } = await readFinding(tx, who.clientId, findingId);
  const proposal = propose(data, wanted);
  const made = {
    title: proposal?.title ?? title, description: proposal?.description ?? null, type: proposal?.type ?? wanted ?? ('code_fix' as const), source: proposal?.source ?? ('report' as const),
    status: proposal ? ('ready' as const) : ('failed' as const), error: proposal ? null : nothingKnown().message, errorCode: proposal ? null : nothingKnown().code,
    codeDiffOriginal: proposal?.codeDiff ?? null, codeDiff: proposal?.codeDiff ?? null, codeSnippet: data.location?.snippet ?? null,
    filePath: data.location?.path ?? data.component?.manifestPath ?? null, line: data.location?.startLine ?? null,
    template: proposal?.template ?? null, templateFields: proposal?.templateFields ?? [], referenceUrl: proposal?.referenceUrl ?? null, createdAt: now,
  };
  const [row] = await tx.insert(remediations).values({ clientId: who.clientId, id: newId(), findingId, repositoryId, createdBy: who.userId, ...made })
    .onConflictDoUpdate({ target: [remediations.clientId, remediations.findingId], set: made, setWhere: sql`${remediations.status} <> 'applied'` }).returning();
  const [known] = row ? [row] : await tx.select().from(remediations).where(and(eq(remediations.clientId, who.clientId), eq(remediations.findingId, findingId)));
  if (!known) throw notFound('Remediation');
  return known;
};
