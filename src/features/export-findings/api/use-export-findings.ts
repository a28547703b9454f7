import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { filterParams, sortOf, type FindingsSearch } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { downloadFindingsJson, exportFindings } from '@/shared/api/generated/findings/findings';
import { saveBlob } from '@/shared/lib/save-blob';
import { toast } from '@/shared/ui/toast';

export const exportFormats = ['json', 'csv', 'sarif'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const extensions: Readonly<Record<ExportFormat, string>> = { json: 'json', csv: 'csv', sarif: 'sarif' };

/** What the screen shows, as a file: the same filters in the same order. A very large one is made in the background. */
export function useExportFindings(search: FindingsSearch) {
  const { t } = useLingui();
  const { field, direction } = sortOf(search);
  const params = { ...filterParams(search), sort_field: field, sort: direction };
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => (format === 'json' ? downloadFindingsJson(params) : exportFindings({ ...params, format })),
    onSuccess: (answer, format) => {
      if (answer instanceof Blob) saveBlob(`findings.${extensions[format]}`, answer);
      else toast({ kind: 'info', title: t`The export is being made`, detail: t`It is large; you are told when it is ready.` });
    },
    onError: (error) => toast({ kind: 'error', title: t`Failed to download file`, detail: messageOf(error) }),
  });
  return { run: mutate, isPending };
}
