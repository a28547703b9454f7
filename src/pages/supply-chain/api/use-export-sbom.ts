import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Bill } from '@/shared/api/generated/model';
import { exportSbom } from '@/shared/api/generated/sbom';
import { saveBlob } from '@/shared/lib/save-blob';
import { toast } from '@/shared/ui/toast';

/** Exports one SBOM of a repository, or all merged, as CycloneDX with VEX. */
export function useExportSbom() {
  const { t } = useLingui();
  return useMutation({
    mutationFn: ({ id, bill }: { id: string; nickname: string; bill?: Bill }) =>
      exportSbom(id, bill && { bill: bill.scan_id }),
    onSuccess: (blob, { nickname, bill }) =>
      saveBlob(
        `${[nickname, bill?.subject]
          .filter(Boolean)
          .join('-')
          .replace(/[^\w.-]+/g, '-')}.cdx.json`,
        blob,
      ),
    onError: () => toast({ kind: 'error', title: t`Failed to download file` }),
  });
}
