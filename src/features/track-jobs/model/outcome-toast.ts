import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  describeJob,
  isExport,
  type Job,
  jobError,
  type StoredLaunch,
  showJob,
  showJobsPanel,
  summarizeJob,
} from '@/entities/job';
import type { Toast } from '@/shared/ui/toast';

/**
 * The title of a finished job, named after what the user started: a scan ends with the import of
 * its report.
 */
export function describeOutcome(i18n: I18n, launch: Pick<StoredLaunch, 'kind'>, job: Job): string {
  const isScan = launch.kind === 'run_scanners';
  const isFailed = job.status === 'failed';
  if (isScan) return i18n._(isFailed ? msg`Scan failed` : msg`Scan finished`);
  return job.kind === 'import_scan' && !isFailed
    ? i18n._(msg`Report imported`)
    : describeJob(i18n, job);
}

/** The toast for a finished job. It loads with the first one, because it has many texts. */
export function outcomeToast(
  i18n: I18n,
  launch: Pick<StoredLaunch, 'kind'>,
  job: Job,
  actions: { readonly undo: (id: string) => void; readonly download: (id: string) => void },
): Omit<Toast, 'id'> {
  const title = describeOutcome(i18n, launch, job);
  const details = job.counts
    ? { label: i18n._(msg`See the results`), onPress: () => showJob(job.id) }
    : { label: i18n._(msg`Show`), onPress: showJobsPanel };
  if (job.status === 'failed')
    return { kind: 'error', title, detail: jobError(i18n, job), action: details };
  if (isExport(job))
    return {
      kind: 'ok',
      title,
      detail: i18n._(msg`The file is ready.`),
      action: { label: i18n._(msg`Download`), onPress: () => actions.download(job.id) },
      more: details,
    };
  const isFix = launch.kind === 'generate_patches' || launch.kind === 'make_remediation';
  return {
    kind: (job.counts?.failed ?? 0) > 0 ? 'error' : isFix ? 'ai' : 'ok',
    title,
    detail: summarizeJob(i18n, job) || job.about || i18n._(msg`Done`),
    action: job.can_undo
      ? { label: i18n._(msg`Undo`), onPress: () => actions.undo(job.id) }
      : details,
    ...(job.can_undo && { more: details }),
  };
}
