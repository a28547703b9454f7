import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { filterParams, sortOf, useFindingsClient, type FindingsSearch } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { announceLaunch, showJobsPanel } from '@/entities/job';
import { toast } from '@/shared/ui/toast';
import type { Export } from '../model/export';

/**
 * Exports the findings on screen with their filters and column order. Without columns, all fields.
 * Very large files are created by a job.
 */
export function useExportFindings(search: FindingsSearch, columns: readonly string[] = []) {
  const { t } = useLingui();
  const client = useFindingsClient();
  const { field, direction } = sortOf(search);
  const query = { ...filterParams(search), sort_field: field, sort: direction };
  const { mutate, isPending } = useMutation({
    // Most visits export nothing, so the code loads with the first export.
    mutationFn: async (what: Export) =>
      (await import('./export-file')).exportFile(query, columns, what, client),
    onSuccess: (answer) => {
      if (answer === 'saved') return;
      announceLaunch({
        job: answer.job_id,
        store: 'remediation',
        kind: 'export_findings',
        state: 'accepted',
      });
      toast({
        kind: 'info',
        title: t`Preparing the export`,
        detail: t`This is a large file. We’ll notify you when it’s ready.`,
        action: { label: t`Show`, onPress: showJobsPanel },
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Failed to download file`, detail: messageOf(error) }),
  });
  return { run: mutate, isPending };
}
