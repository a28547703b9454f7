import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { createFindingReport } from '@/shared/api/generated/findings';
import { saveBlob } from '@/shared/lib/save-blob';
import { toast } from '@/shared/ui/toast';

/** A download without content counts as failed (specification, §8). */
async function reportOf(id: string): Promise<Blob> {
  const blob = await createFindingReport(id);
  if (blob.size === 0) throw new Error('empty');
  return blob;
}

/** Downloads the finding as a JSON file named `finding-{id}`. */
export function useDownloadReport() {
  const { t } = useLingui();
  const { mutate } = useMutation({
    mutationFn: reportOf,
    onSuccess: (blob, id) => saveBlob(`finding-${id}.json`, blob),
    onError: () => toast({ kind: 'error', title: t`Failed to download file` }),
  });
  return mutate;
}
