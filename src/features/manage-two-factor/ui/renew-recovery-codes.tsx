import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { getGetTwoFactorQueryKey, renewRecoveryCodes } from '@/shared/api/generated/users';
import type { TwoFactorProof } from '@/shared/api/generated/model';
import { CodeDialog } from './code-dialog';
import { RecoveryCodes } from './recovery-codes';

/** The previous codes stop working when the new ones are shown. They are shown once. */
export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: (request: TwoFactorProof) => renewRecoveryCodes(request),
    onSuccess: () => client.invalidateQueries({ queryKey: getGetTwoFactorQueryKey() }),
  });
  if (renew.data) {
    return (
      <Dialog
        title={t`New recovery codes`}
        description={t`Your previous codes no longer work.`}
        onClose={onClose}
      >
        <DialogBody>
          <RecoveryCodes codes={renew.data.recovery_codes} />
        </DialogBody>
        <DialogFoot>
          <Button kind="primary" onClick={onClose}>
            <Trans>I’ve saved them</Trans>
          </Button>
        </DialogFoot>
      </Dialog>
    );
  }
  return (
    <CodeDialog
      title={t`New recovery codes`}
      description={t`Your current codes stop working.`}
      action={<Trans>Generate new codes</Trans>}
      pending={renew.isPending}
      error={renew.error}
      onCode={(code) => renew.mutate({ code })}
      onClose={onClose}
    />
  );
}
