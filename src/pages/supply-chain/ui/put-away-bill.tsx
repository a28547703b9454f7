import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Repository } from '@/entities/repository';
import { invalidateSupplyChain, subjectName } from '@/entities/supply-chain';
import { formErrorOf } from '@/shared/api/error-message';
import type { Bill } from '@/shared/api/generated/model';
import { putAwaySbom } from '@/shared/api/generated/sbom/sbom';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';

/** For what is no longer built: nobody sends a newer bill of it. */
export function PutAwayBill({
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
      toast({ kind: 'ok', title: t`The SBOM of ${subject} was put away` });
      onClose();
      await invalidateSupplyChain(client, repository.id);
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Put away the SBOM of {subject}?</Trans>}
      consequence={
        <>
          <Plural
            value={bill.components}
            one="Its component counts no longer, unless another SBOM has it."
            other="Its # components count no longer, unless another SBOM has them."
          />{' '}
          <Trans>Findings stay. The next report on it brings it back.</Trans>
        </>
      }
      confirmLabel={t`Put away`}
      pending={isPending}
      error={formErrorOf(error) ?? null}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
