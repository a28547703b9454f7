import { useRouter } from '@tanstack/react-router';
import { endSession, markLoggedOut } from '@/entities/session';
import { logout } from '@/shared/api/generated/session';

/**
 * Ends the session on the server and forgets it here. The browser forgets even when the server
 * cannot be reached.
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
