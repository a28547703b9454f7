import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  type GoogleUser,
  rememberUsername,
  safeReturnTo,
  storeAccessToken,
  writeSessionRecord,
} from '@/entities/session';
import type { SessionGrant } from '@/shared/api/generated/model';

type SessionStart = {
  grant: SessionGrant;
  google?: GoogleUser | undefined;
  remember?: string | undefined;
};

/** Starts the session and navigates to the requested page in the current language. */
export function useStartSession(
  returnTo: string | undefined,
): (entered: SessionStart) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async ({ grant, google, remember }) => {
    queryClient.clear();
    storeAccessToken(grant.access_token);
    writeSessionRecord({
      logged_in: true,
      google_auth: google === undefined ? 0 : 1,
      google_user: google ?? null,
      ended: false,
    });
    rememberUsername(remember);
    const target = safeReturnTo(returnTo);
    if (target === undefined) await router.navigate({ to: '/', replace: true });
    else router.history.replace(target);
  };
}
