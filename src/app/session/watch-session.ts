import type { QueryClient } from '@tanstack/react-query';
import {
  accessToken,
  leave,
  mayReload,
  onLeave,
  sessionKey,
  sessionRecordKey,
} from '@/entities/session';
import { onUnauthorized, setAccessTokenSource, setBackendBaseUrl } from '@/shared/api/http';
import { publicConfig } from '@/shared/config';

type Watched = { queryClient: QueryClient; router: { invalidate: () => Promise<void> } };

/** Ties the session to what depends on it: every call's token, the caches, and the other tabs. */
export function watchSession({ queryClient, router }: Watched): void {
  setBackendBaseUrl(publicConfig.apiBaseUrl);
  setAccessTokenSource(accessToken);
  onLeave(() => queryClient.clear());
  // Loaded only then: what follows work, Dexie above all, is no part of what every page needs.
  onLeave(async () => (await import('@/shared/lib/launches')).forgetLaunches());
  onLeave(async () => (await import('@/shared/lib/local-db')).forgetLocalDatabase());

  // The token was refused: this session is over, here and in every tab (specification, section 4). Where its cookie had run out there is nothing to
  // refuse: then the guards lead to the login.
  onUnauthorized((held) => {
    if (!held && queryClient.getQueryData(sessionKey()) === undefined) return;
    void leave({ keepName: true }).then(() =>
      held && mayReload() ? location.reload() : router.invalidate(),
    );
  });

  // Another tab signed out or in: the guards decide anew.
  addEventListener('storage', (event) => {
    if (event.key !== sessionRecordKey) return;
    if (accessToken() === undefined) queryClient.clear();
    void router.invalidate();
  });
}
