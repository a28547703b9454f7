import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Bill } from '@/shared/api/generated/model';
import { exportSbom } from '@/shared/api/generated/sbom/sbom';
import { saveBlob } from '@/shared/lib/save-blob';
import { toast } from '@/shared/ui/toast';

/** One of the repository's bills of materials as CycloneDX, or all of them as one, with what is known about their vulnerabilities (VEX). */
export function useExportBill() {
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
