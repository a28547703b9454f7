import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateScans } from '@/entities/scan';
import { uploadScan } from '@/shared/api/generated/scans';
import { announceLaunch } from '@/entities/job';
import { extensionOf } from '../model/report-file';

interface Upload {
  readonly repository: string;
  readonly file: File;
  /** The scanner's name as a hint; if empty, the content decides. */
  readonly tool: string;
  /** The scanned target; empty if the report contains it. */
  readonly target: string;
  /** Only reports what would change. */
  readonly dryRun: boolean;
}

/** Uploads the file. The response is a scan whose progress can be tracked. */
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
      // Tracked by its scan, because the id of the import job is internal to the server.
      announceLaunch({ job: id, store: 'scan', kind: 'import_scan', scan: id, state: 'accepted' });
      return invalidateScans(client);
    },
  });
}
