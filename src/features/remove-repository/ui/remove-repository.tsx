import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { invalidateRepositories, openCount, type Repository } from '@/entities/repository';
import { deleteRepository } from '@/shared/api/generated/repositories';
import { formErrorOf } from '@/shared/api/error-message';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';

interface RemoveRepositoryProps {
  repository: Repository;
  onClose: () => void;
  /** Called instead of only closing, for pages that are about the repository. */
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
          <Trans>Its scans, findings and history are deleted. You can’t undo this.</Trans>{' '}
          <Plural
            value={openCount(open)}
            _0=""
            one="# open finding is deleted too."
            other="# open findings are deleted too."
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
