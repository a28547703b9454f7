import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { invalidateRepositories, openCount, type Repository } from '@/entities/repository';
import { deleteRepository } from '@/shared/api/generated/repositories/repositories';
import { formErrorOf } from '@/shared/api/error-message';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';

interface RemoveRepositoryProps {
  repository: Repository;
  onClose: () => void;
  /** Instead of closing alone, where more than this question is about the repository. */
  onRemoved?: () => void;
}

export function RemoveRepository({
  repository,
  onClose,
  onRemoved = onClose,
}: RemoveRepositoryProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { nickname, open_findings: open } = repository.attributes;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteRepository(repository.id),
    onSuccess: async () => {
      toast({ kind: 'ok', title: t`${nickname} was removed` });
      onRemoved();
      await Promise.all([invalidateRepositories(client), invalidateFindings(client)]);
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Remove {nickname}?</Trans>}
      consequence={
        <>
          <Trans>Its scans, findings and their history are deleted. This cannot be undone.</Trans>{' '}
          <Plural
            value={openCount(open)}
            _0=""
            one="# open finding goes with it."
            other="# open findings go with it."
          />
        </>
      }
      confirmLabel={t`Remove`}
      typedName={nickname}
      pending={isPending}
      error={formErrorOf(error) ?? null}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
