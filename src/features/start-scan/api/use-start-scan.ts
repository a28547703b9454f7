import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateScans, type Scan } from '@/entities/scan';
import { requestRepositoryScan } from '@/shared/api/generated/scans';
import type { RequestRepositoryScanRequestScanType } from '@/shared/api/generated/model';
import { announceLaunch } from '@/entities/job';

interface Asked {
  readonly repositories: readonly string[];
  readonly kind: RequestRepositoryScanRequestScanType;
}

interface Started {
  readonly scans: readonly Scan[];
  /** Errors of the other repositories, by id. */
  readonly refused: ReadonlyMap<string, unknown>;
}

/** Starts a scan of each repository. Throws if none could be started. */
export function useStartScan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ repositories, kind }: Asked): Promise<Started> => {
      const scans: Scan[] = [];
      const refused = new Map<string, unknown>();
      for (const repository of repositories) {
        try {
          const { data } = await requestRepositoryScan({
            repository_id: repository,
            scan_type: kind,
          });
          scans.push(data);
          announceLaunch({
            job: data.id,
            store: 'scan',
            kind: 'run_scanners',
            scan: data.id,
            state: 'accepted',
          });
        } catch (error) {
          refused.set(repository, error);
        }
      }
      const [first] = refused.values();
      if (scans.length === 0) throw first;
      return { scans, refused };
    },
    onSettled: () => invalidateScans(client),
  });
}
