import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import type { GoogleUser } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { login } from '@/shared/api/generated/sign-in';
import type { LoginResult } from '@/shared/api/generated/model';
import { publicConfig } from '@/shared/config';
import { googleButtonHeights } from '@/shared/config/later-constants';
import { GoogleMark } from './google-mark';

const sizes = { large: 'lg', medium: 'md', small: 'sm' } as const;

type GoogleButtonProps = {
  size?: keyof typeof sizes;
  onResult: (result: LoginResult, google: GoogleUser | undefined) => Promise<void>;
};

/** 40, 32 or 20 px (specification, section 9), more if the user enlarges text. */
const heightOf = (size: keyof typeof sizes) => ({
  minHeight: `${googleButtonHeights[size] / 16}rem`,
  paddingBlock: 0,
  lineHeight: 1,
});

/** For installations with a client id. Loads nothing from Google until the user clicks. */
export function GoogleButton({ size = 'large', onResult }: GoogleButtonProps) {
  const { t } = useLingui();
  const signIn = useMutation({
    mutationFn: async () => {
      const { requestGoogleToken: askGoogle, getGoogleUser: googleUserOf } =
        await import('../model/google');
      const token = await askGoogle(publicConfig.googleClientId);
      if (token === undefined) return;
      const [result, google] = await Promise.all([
        login({ google_access_token: token }),
        googleUserOf(token),
      ]);
      await onResult(result, google);
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Google sign-in failed`, detail: messageOf(error) }),
  });
  return (
    <div className="mt-6">
      <Button
        size={sizes[size]}
        style={heightOf(size)}
        className="w-full"
        busy={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        <GoogleMark />
        <Trans>Continue with Google</Trans>
      </Button>
      <div className="mt-4 flex items-center gap-3 text-xs text-ink-3">
        <span className="h-px flex-1 bg-line" />
        <Trans>or</Trans>
        <span className="h-px flex-1 bg-line" />
      </div>
    </div>
  );
}
