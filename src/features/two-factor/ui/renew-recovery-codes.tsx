import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { getGetTwoFactorQueryKey, useRenewRecoveryCodes } from '@/shared/api/generated/users/users';
import { CodeDialog } from './code-dialog';
import { RecoveryCodes } from './recovery-codes';

/** The earlier codes stop working when the new ones are shown, which is this once. */
export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const renew = useRenewRecoveryCodes({
    mutation: {
      onSuccess: () => client.invalidateQueries({ queryKey: getGetTwoFactorQueryKey() }),
    },
  });
  if (renew.data) {
    return (
      <Dialog
        title={t`New recovery codes`}
        description={t`The earlier ones no longer work.`}
        onClose={onClose}
      >
        <DialogBody>
          <RecoveryCodes codes={renew.data.recovery_codes} />
        </DialogBody>
        <DialogFoot>
          <Button kind="primary" onClick={onClose}>
            <Trans>I have kept them</Trans>
          </Button>
        </DialogFoot>
      </Dialog>
    );
  }
  return (
    <CodeDialog
      title={t`New recovery codes`}
      description={t`The codes that you have now stop working.`}
      action={<Trans>Make new codes</Trans>}
      pending={renew.isPending}
      error={renew.error}
      onCode={(code) => renew.mutate({ data: { code } })}
      onClose={onClose}
    />
  );
}
