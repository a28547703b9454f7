import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describeJob, type Job } from '@/entities/job';
import type { KeptLaunch } from '@/shared/lib/local-db';

/** What has ended, as whoever began it called it: a scan ends with the import of what its scanner wrote. */
export function describeEnd(i18n: I18n, launch: Pick<KeptLaunch, 'kind'>, job: Job): string {
  const isScan = launch.kind === 'run_scanners';
  const isFailed = job.status === 'failed';
  if (isScan) return i18n._(isFailed ? msg`Scan failed` : msg`Scan finished`);
  return job.kind === 'import_scan' && !isFailed
    ? i18n._(msg`Report imported`)
    : describeJob(i18n, job);
}
