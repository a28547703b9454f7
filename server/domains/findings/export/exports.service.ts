import { Readable } from 'node:stream';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { ExportFormat } from '#domain/finding-export/file';
import { streamedRows } from '#domain/finding-export/limits';
import { openFilters } from '#domain/finding-filters';
import { writeAudit } from '../../audit-log/index.ts';
import { targetOf, type Target } from '../bulk/selection.ts';
import type { Actor } from '../bulk/step.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { exportChunks, type ExportOrder, fileNameOf } from './write-export.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { type ListParameters, orderOf } from '../list/finding-list.service.ts';
import { exportWhere } from './finding-pages.ts';
import { countUpTo, toFindingQuery } from '../query/index.ts';

export type File = { status: 200; body: Readable; headers: Record<string, string> };
type Answer = File | { status: 202; body: components['schemas']['JobRef'] };

export type ExportAsked = ListParameters;

export const exportOrderOf = (
  format: ExportFormat,
  { fields, ...parameters }: ExportAsked,
  target: Target | undefined,
): ExportOrder => ({
  format,
  query: toFindingQuery(parameters),
  order: orderOf(parameters),
  fields,
  target,
});

export const exportFile = (format: ExportFormat, chunks: AsyncIterable<string>): File => ({
  status: 200,
  body: Readable.from(chunks),
  headers: {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${fileNameOf(format)}"`,
  },
});

const fileOf = (deps: Deps, actor: Actor, order: ExportOrder): File =>
  exportFile(order.format, exportChunks(deps, actor, order));

/** No selection, no search, and only the filters that every list has by default. */
const isEverything = ({ query, target }: ExportOrder): boolean =>
  target === undefined &&
  query.q === undefined &&
  Object.keys(query.filters).every((key) => key in openFilters);

export const exportFindings = async (
  deps: Deps,
  actor: Actor,
  format: ExportFormat,
  asked: ExportAsked,
  target?: Target,
): Promise<Answer> => {
  const { who } = actor;
  const order = exportOrderOf(format, asked, target);
  const jobId = await inTenant(deps.db, toTenant(who), async (tx) => {
    // Rejects a selection that has changed since the user saw it; the following pages use its
    // current state.
    if (target) await targetOf(tx, actor, target);
    const rows = await countUpTo(
      tx,
      await exportWhere(tx, actor, order.query, target),
      streamedRows,
    );
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: isEverything(order) ? 'findings.export_all' : 'findings.export',
      subject: { type: 'findings' },
      detail: { format },
    });
    if (rows <= streamedRows) return undefined;
    return enqueueJob(tx, {
      clientId: who.clientId,
      kind: 'export_findings',
      payload: { order, action: format, title: `Export findings as ${format.toUpperCase()}` },
      createdBy: who.userId,
    });
  });
  if (jobId !== undefined) return { status: 202, body: { job_id: jobId, status: 'queued' } };
  return fileOf(deps, actor, order);
};

/** About 160 MB in one response: users cannot wait longer without a job. */
export const mostAtOnce = 100_000;

export const exportTooLarge = () =>
  new Problem(
    422,
    'export_too_large',
    'More than 100,000 findings match. Narrow them with a filter.',
  );

/**
 * Returns the file without a job, for a reader of another organization: jobs belong to an
 * organization.
 */
export const exportAtOnce = async (
  deps: Deps,
  actor: Actor,
  { format, fields, ...parameters }: ExportAsked & { format: ExportFormat },
  target?: Target,
): Promise<File> => {
  const order = exportOrderOf(format, { fields, ...parameters }, target);
  const rows = await inTenant(deps.db, toTenant(actor.who), async (tx) => {
    if (target) await targetOf(tx, actor, target);
    return countUpTo(tx, await exportWhere(tx, actor, order.query, target), mostAtOnce);
  });
  if (rows > mostAtOnce) throw exportTooLarge();
  return fileOf(deps, actor, order);
};
