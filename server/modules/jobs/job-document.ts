import type { components } from '../../../openapi/generated/paths.d.ts';
import type { jobs } from '../../db/schema/operations.ts';

type Row = typeof jobs.$inferSelect;

const titles: Readonly<Record<string, string>> = {
  import_scan: 'Import a report',
  recompute_priorities: 'Recalculate priorities',
  refresh_intelligence: 'Refresh EPSS and KEV',
  apply_policies: 'Apply policies',
  send_mail: 'Send a mail',
};

/** A job that may be taken back or has a file says so in its result. */
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const jobOf = (row: Row): components['schemas']['Job'] => ({
  id: row.id,
  kind: row.kind,
  status: row.state,
  progress: row.state === 'succeeded' ? 1 : row.progress,
  title: text(row.payload['title']) ?? titles[row.kind] ?? row.kind,
  can_cancel: row.state === 'queued',
  can_undo: row.state === 'succeeded' && row.result?.['undo'] === true,
  run_at: row.runAt.toISOString(),
  result: row.result,
  error: row.error,
  download_url: text(row.result?.['download_url']),
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
});
