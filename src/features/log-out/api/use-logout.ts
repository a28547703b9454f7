import { useRouter } from '@tanstack/react-router';
import { leave, noteLogout } from '@/entities/session';
import { logout } from '@/shared/api/generated/session/session';

/** Ends the session on the server and forgets it here. The browser forgets even when the server cannot be reached. */
export function useLogout(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    noteLogout();
    await logout().catch(() => undefined);
    await leave();
    await router.navigate({ to: '/login' });
  };
}
