import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import { loginByPasskey, startPasskeyLogin } from '@/shared/api/generated/sign-in';
import type { SessionGrant } from '@/shared/api/generated/model';
import { getCredential, hasPasskeys } from '@/shared/lib/passkey';

type PasskeyButtonProps = {
  /**
   * The challenge of a login that awaits its second factor. Without it, the passkey replaces the
   * password.
   */
  challenge?: string;
  onGrant: (grant: SessionGrant) => Promise<void>;
};

export function PasskeyButton({ challenge, onGrant }: PasskeyButtonProps) {
  const { t } = useLingui();
  const begun = challenge === undefined ? {} : { challenge };
  const signIn = useMutation({
    mutationFn: async () => {
      const { public_key } = await startPasskeyLogin(begun);
      const credential = await getCredential(public_key);
      if (credential === undefined) return;
      await onGrant(await loginByPasskey({ ...begun, credential }));
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t log in with a passkey`, detail: messageOf(error) }),
  });
  if (!hasPasskeys()) return null;
  return (
    <Button
      size="lg"
      icon={Fingerprint}
      className="w-full"
      busy={signIn.isPending}
      onClick={() => signIn.mutate()}
    >
      {challenge === undefined ? (
        <Trans>Log in with a passkey</Trans>
      ) : (
        <Trans>Use a passkey</Trans>
      )}
    </Button>
  );
}
