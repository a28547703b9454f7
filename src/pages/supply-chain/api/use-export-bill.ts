import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { exportSbom } from '@/shared/api/generated/sbom/sbom';
import { saveBlob } from '@/shared/lib/save-blob';
import { toast } from '@/shared/ui/toast';

/** The repository's bill of materials as CycloneDX, with what is known about its vulnerabilities (VEX). */
export function useExportBill() {
  const { t } = useLingui();
  return useMutation({
    mutationFn: ({ id }: { id: string; nickname: string }) => exportSbom(id),
    onSuccess: (blob, { nickname }) => saveBlob(`${nickname}.cdx.json`, blob),
    onError: () => toast({ kind: 'error', title: t`Failed to download file` }),
  });
}
