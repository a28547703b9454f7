import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { invalidateScans } from '@/entities/scan';
import { getGetScanQueryKey, importScanAgain } from '@/shared/api/generated/scans';
import { messageOf } from '@/shared/api/error-message';
import { announceLaunch } from '@/entities/job';
import { toast } from '@/shared/ui/toast';

/**
 * Imports the report of a scan again and navigates to the new scan. The server deduplicates
 * repeated requests.
 */
export function useReimport(id: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => (await importScanAgain(id)).data,
    onSuccess: async (scan) => {
      client.setQueryData(getGetScanQueryKey(scan.id), scan);
      announceLaunch({
        job: scan.id,
        store: 'scan',
        kind: 'import_scan',
        scan: scan.id,
        state: 'accepted',
      });
      void Promise.all([
        invalidateScans(client),
        client.invalidateQueries({ queryKey: getGetScanQueryKey(id) }),
      ]);
      await navigate({ to: '/Repositories/scans/$scanId', params: { scanId: scan.id } });
    },
    onError: (error) => {
      toast({ kind: 'error', title: t`Couldn’t reimport the report`, detail: messageOf(error) });
      void client.invalidateQueries({ queryKey: getGetScanQueryKey(id) });
    },
  });
}
