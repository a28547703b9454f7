import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '@/shared/ui/copy-button';

/** In groups of four, which are easier to read aloud. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function TwoFactorKey({ secret, picture }: { secret: string; picture: string }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-6">
      <img
        src={picture}
        alt={t`QR code for your authenticator app`}
        data-theme="light"
        className="forced-fill size-44 rounded-md border bg-surface p-3"
      />
      <div className="min-w-0">
        <p className="text-sm font-medium">
          <Trans>Can’t scan?</Trans>
        </p>
        <p className="mb-2 text-sm text-ink-3">
          <Trans>Or enter this key.</Trans>
        </p>
        <div className="flex max-w-full items-center gap-2 rounded-md border bg-inset py-1 pr-1 pl-3">
          <code className="min-w-0 code break-words">{inGroups(secret)}</code>
          <CopyButton text={secret} label={t`Copy the key`} />
        </div>
      </div>
    </div>
  );
}
