import { Readable } from 'node:stream';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { targetOf, type Target } from '../bulk/selection.ts';
import type { Actor } from '../bulk/step.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { exportChunks, type ExportFormat, type ExportOrder, fileNameOf } from './write-export.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { type ListParameters, orderOf } from '../list/finding-list.service.ts';
import { exportWhere } from './finding-pages.ts';
import { countUpTo, toFindingQuery } from '../query/index.ts';

/** 20 MB at about 1.6 kB a row: what is larger becomes a job. */
const streamedRows = 12_500;

type Answer =
  | { status: 200; body: Readable; headers: Record<string, string> }
  | { status: 202; body: components['schemas']['JobRef'] };

export const exportFindings = async (
  deps: Deps,
  actor: Actor,
  format: ExportFormat,
  { fields, ...parameters }: ListParameters & { fields?: string[] },
  target?: Target,
): Promise<Answer> => {
  const { who } = actor;
  const order: ExportOrder = {
    format,
    query: toFindingQuery(parameters),
    order: orderOf(parameters),
    fields,
    target,
  };
  const jobId = await inTenant(deps.db, toTenant(who), async (tx) => {
    // Refuses a selection that is no longer what was seen; the pages that follow take it as it is
    // then.
    if (target) await targetOf(tx, actor, target);
    const rows = await countUpTo(
      tx,
      await exportWhere(tx, actor, order.query, target),
      streamedRows,
    );
    if (rows <= streamedRows) return undefined;
    return enqueueJob(tx, {
      clientId: who.clientId,
      kind: 'export_findings',
      payload: { order, action: format, title: `Export findings as ${format.toUpperCase()}` },
      createdBy: who.userId,
    });
  });
  if (jobId !== undefined) return { status: 202, body: { job_id: jobId, status: 'queued' } };
  return {
    status: 200,
    body: Readable.from(exportChunks(deps, actor, order)),
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${fileNameOf(format)}"`,
    },
  };
};
