import { Trans, useLingui } from '@lingui/react/macro';
import { hostNames } from '@/entities/repository';
import type { HostWebhookSecret } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { hostWebhookSteps } from '../model/host-webhook';

interface HostWebhookDialogProps {
  webhook: HostWebhookSecret;
  onClose: () => void;
}

/** Shows the secret once, and where to enter it. */
export function HostWebhookDialog({ webhook, onClose }: HostWebhookDialogProps) {
  const { t, i18n } = useLingui();
  const { host, url, secret } = webhook;
  const name = hostNames[host];
  return (
    <Dialog
      title={t`Webhook of ${name}`}
      description={t`Copy the secret now. It can’t be viewed again.`}
      onClose={onClose}
    >
      <DialogBody className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{i18n._(hostWebhookSteps[host])}</p>
        <Value label={t`Address`} text={url ?? ''} copy={t`Copy the address`} />
        <Value label={t`Secret`} text={secret} copy={t`Copy the secret`} />
      </DialogBody>
      <DialogFoot>
        <Button kind="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Value({ label, text, copy }: { label: string; text: string; copy: string }) {
  return (
    <div>
      <p className="text-sm font-medium">{label}</p>
      <div className="mt-1 flex items-center gap-2 rounded-md border border-line bg-inset p-3">
        <code className="min-w-0 flex-1 font-mono text-xs break-all">{text}</code>
        <CopyButton text={text} label={copy} />
      </div>
    </div>
  );
}
