import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { SkeletonRows } from '@/shared/ui/skeleton';
import {
  AddPasskeyDialog,
  RemovePasskeyDialog,
  RenamePasskeyDialog,
} from '@/features/manage-passkeys';
import { messageOf } from '@/shared/api/error-message';
import { getListPasskeysQueryOptions } from '@/shared/api/generated/passkeys';
import type { Passkey } from '@/shared/api/generated/model';
import { hasPasskeys } from '@/shared/lib/passkey';
import { deviceName } from '../model/device-name';
import { LoginRow } from './login-row';
import { PasskeyRow } from './passkey-row';

type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

export function PasskeysRow() {
  const { t } = useLingui();
  const passkeys = useQuery(getListPasskeysQueryOptions());
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { data: rows = [], available = true, most = Infinity } = passkeys.data ?? {};
  const reason =
    (!available && t`Passkeys need a server address with HTTPS and a domain name.`) ||
    (!hasPasskeys() && t`This browser doesn’t support passkeys.`) ||
    (rows.length >= most && t`You can have up to ${most} passkeys. Remove one first.`);
  return (
    <LoginRow
      icon={Fingerprint}
      title={t`Passkeys`}
      text={
        passkeys.isSuccess && rows.length === 0
          ? t`No passkeys yet. Log in without a password or code, with a passkey that works only on this site.`
          : t`Log in with your fingerprint, face, PIN or security key, without password or code.`
      }
      actions={
        <Button icon={Plus} disabledReason={reason} onClick={() => setAsked({ what: 'add' })}>
          {t`Add a passkey`}
        </Button>
      }
    >
      {passkeys.isPending && <SkeletonRows rows={2} label={t`Loading passkeys`} />}
      {passkeys.error && (
        <p role="alert" className="mt-2 text-sm text-danger-text">
          {messageOf(passkeys.error)}
        </p>
      )}
      {rows.length > 0 && (
        <ul aria-label={t`Passkeys`} className="mt-3 rounded-md border">
          {rows.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setAsked({ what: 'rename', passkey })}
              onRemove={() => setAsked({ what: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {asked?.what === 'add' && (
        <AddPasskeyDialog suggestedName={deviceName(navigator.userAgent)} onClose={close} />
      )}
      {asked?.what === 'rename' && <RenamePasskeyDialog passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && <RemovePasskeyDialog passkey={asked.passkey} onClose={close} />}
    </LoginRow>
  );
}
