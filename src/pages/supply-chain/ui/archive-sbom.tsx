import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Repository } from '@/entities/repository';
import { invalidateSupplyChain, subjectName } from '@/entities/supply-chain';
import { formErrorOf } from '@/shared/api/error-message';
import type { Bill } from '@/shared/api/generated/model';
import { putAwaySbom } from '@/shared/api/generated/sbom';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';

/** For artifacts that are no longer built, whose SBOM no newer one will replace. */
export function ArchiveSbom({
  repository,
  bill,
  onClose,
}: {
  repository: Repository;
  bill: Bill;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const subject = subjectName(i18n, bill.subject);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => putAwaySbom(repository.id, bill.scan_id),
    onSuccess: async () => {
      toast({ kind: 'ok', title: t`Archived the SBOM of ${subject}` });
      onClose();
      await invalidateSupplyChain(client, repository.id);
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Archive the SBOM of {subject}?</Trans>}
      consequence={
        <>
          <Plural
            value={bill.components}
            one="Its component no longer counts unless another SBOM includes it."
            other="Its # components no longer count unless another SBOM includes them."
          />{' '}
          <Trans>Its findings are kept. The next report adds the SBOM again.</Trans>
        </>
      }
      confirmLabel={t`Archive`}
      pending={isPending}
      error={formErrorOf(error) ?? null}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
