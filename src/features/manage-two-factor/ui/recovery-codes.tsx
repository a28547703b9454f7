import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { saveBlob } from '@/shared/lib/save-blob';

/** Shown once: they give access if the user loses the phone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const text = codes.join('\n');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">
        <Trans>
          Store these codes with your passwords. Use one if you don’t have your phone. Each code
          works once, and you won’t see them again.
        </Trans>
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border bg-inset p-3 sm:max-w-md">
        {codes.map((code) => (
          <li key={code} className="code">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} look="button" label={t`Copy the codes`} />
        <Button
          icon={Download}
          onClick={() =>
            saveBlob('parapet-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          <Trans>Download</Trans>
        </Button>
      </div>
    </div>
  );
}
