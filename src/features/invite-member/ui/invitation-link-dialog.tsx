import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Input } from '@/shared/ui/input';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';

type InvitationLinkDialogProps = { email: string; link: string; onClose: () => void };

/** Without a mail server, the user must pass on the link. It is shown once. */
export function InvitationLinkDialog({ email, link, onClose }: InvitationLinkDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Share the invitation`}
      description={t`No email was sent because no mail server is configured.`}
      onClose={onClose}
    >
      <DialogBody className="flex flex-col gap-3">
        <p className="text-sm">
          <Trans>
            Send this link to {email}. It works once, for seven days. You won’t see it again.
          </Trans>
        </p>
        <div className="flex items-center gap-2">
          <Input
            readOnly
            aria-label={t`Invitation link`}
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={link} label={t`Copy the link`} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button kind="primary" onClick={onClose}>{t`Done`}</Button>
      </DialogFoot>
    </Dialog>
  );
}
