import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateScans } from '@/entities/scan';
import { uploadScan } from '@/shared/api/generated/scans';
import { announceLaunch } from '@/entities/job';
import { extensionOf } from '../model/report-file';

interface Upload {
  readonly repository: string;
  readonly file: File;
  /** The scanner's name as a hint; empty lets the content decide. */
  readonly tool: string;
  /** What was looked at; empty where the report says so itself. */
  readonly target: string;
  /** Only say what would change. */
  readonly dryRun: boolean;
}

/** Sends the file; the answer is a scan whose progress can be followed. */
export function useUploadReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ repository, file, tool, target, dryRun }: Upload) =>
      (
        await uploadScan(repository, {
          ext: extensionOf(file.name),
          tool,
          ...(target !== '' && { target }),
          ...(dryRun && { dry_run: 'true' }),
          file,
        })
      ).data,
    onSuccess: ({ id }) => {
      // Followed by its scan: the job's own id is the server's business.
      announceLaunch({ job: id, store: 'scan', kind: 'import_scan', scan: id, state: 'accepted' });
      return invalidateScans(client);
    },
  });
}
