import { useRouter } from '@tanstack/react-router';
import { endSession, markLoggedOut } from '@/entities/session';
import { logout } from '@/shared/api/generated/session';

/**
 * Ends the session on the server and clears it in this browser, even if the server cannot be
 * reached.
 */
export function useLogout(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    markLoggedOut();
    await logout().catch(() => undefined);
    await endSession();
    await router.navigate({ to: '/login' });
  };
}
