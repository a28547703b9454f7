import { secondsToDownload } from '#domain/finding-export/limits';
import type { Job } from '../../generated/model';
import type { Overlay } from '../answers';
import { refuse } from '../problem';
import type { MockState } from '../state';

/** Adds the URL of the job's file. The URL works once, and invalidates the previous one. */
export const withDownload = ({ exports }: MockState, job: Job): Job => {
  const kept = exports.get(job.id);
  if (kept === undefined) return job;
  const token = crypto.randomUUID();
  exports.set(job.id, { ...kept, token, until: Date.now() + secondsToDownload * 1000 });
  return { ...job, download_url: `/v1/downloads/${token}` };
};

export const downloadsOverlay = ({ exports }: MockState) =>
  ({
    downloadFile: ({ params }) => {
      const [id, kept] = [...exports].find(([, { token }]) => token === params['token']) ?? [];
      if (id === undefined || kept === undefined || (kept.until ?? 0) < Date.now())
        refuse(404, 'This download link was used or has expired.');
      exports.set(id, { file: kept.file });
      return kept.file;
    },
  }) satisfies Overlay;
