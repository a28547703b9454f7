import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { filterParams, sortOf, type FindingsSearch, type FindingTarget } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { announceLaunch, showWork } from '@/shared/lib/launches';
import { toast } from '@/shared/ui/toast';

export const exportFormats = ['json', 'csv', 'sarif'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface Export {
  readonly format: ExportFormat;
  /** Only these findings, in place of all that match. */
  readonly target?: FindingTarget;
  /** Every field, not only those of the columns that are shown. */
  readonly everyField?: boolean;
}

/** What the screen shows, as a file: the same filters and columns in the same order; every field where there are no columns. A very large one is made in the background. */
export function useExportFindings(search: FindingsSearch, columns: readonly string[] = []) {
  const { t } = useLingui();
  const { field, direction } = sortOf(search);
  const query = { ...filterParams(search), sort_field: field, sort: direction };
  const { mutate, isPending } = useMutation({
    // Most visits export nothing: the code comes with the first export.
    mutationFn: async (what: Export) =>
      (await import('./export-file')).exportFile(query, columns, what),
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
        title: t`The export is being made`,
        detail: t`It is large; you are told when it is ready.`,
        action: { label: t`Show`, onPress: showWork },
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Failed to download file`, detail: messageOf(error) }),
  });
  return { run: mutate, isPending };
}
