import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import type { Passkey } from '@/shared/api/generated/model';
import { dateOf, dateTimeOf } from '@/shared/lib/ago';

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t, i18n } = useLingui();
  const { name, synced, last_used_at: lastUsed } = passkey;
  const added = dateOf(i18n, passkey.created_at);
  const used = lastUsed === null ? undefined : dateTimeOf(i18n, lastUsed);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-3 py-2 text-sm first:border-t-0">
      <KeyRound aria-hidden strokeWidth={1.75} className="size-4 text-ink-3" />
      <div className="min-w-40 flex-1">
        <p className="font-medium break-all">{name}</p>
        <p className="text-ink-3">
          {used === undefined ? (
            <Trans>Added {added}, never used</Trans>
          ) : (
            <Trans>
              Added {added}, last used {used}
            </Trans>
          )}
        </p>
      </div>
      {synced && <Badge>{t`Synced`}</Badge>}
      <div className="flex gap-2">
        <IconButton icon={Pencil} label={t`Rename ${name}`} onClick={onRename} />
        <IconButton icon={Trash2} label={t`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}
