import type { QueryClient } from '@tanstack/react-query';
import {
  accessToken,
  endSession,
  mayReload,
  onSessionEnd,
  sessionKey,
  sessionRecordKey,
} from '@/entities/session';
import { onUnauthorized, setAccessTokenSource } from '@/shared/api/http';

type Connected = { queryClient: QueryClient; router: { invalidate: () => Promise<void> } };

/** Connects the session to the API client's token, the caches and the other tabs. */
export function connectSession({ queryClient, router }: Connected): void {
  setAccessTokenSource(accessToken);
  onSessionEnd(() => queryClient.clear());
  // Loaded on demand: the job tracking, mainly Dexie, is not part of what every page needs.
  onSessionEnd(async () => (await import('@/entities/job')).deleteStoredJobs());

  // The server rejected the token, so this session has ended in every tab (specification, section
  // 4). If the token is missing because its cookie expired, the guards redirect to the sign-in
  // page.
  onUnauthorized((held) => {
    if (!held && queryClient.getQueryData(sessionKey()) === undefined) return;
    void endSession({ keepName: true }).then(() =>
      held && mayReload() ? location.reload() : router.invalidate(),
    );
  });

  // Another tab signed in or out, so the guards run again.
  addEventListener('storage', (event) => {
    if (event.key !== sessionRecordKey) return;
    if (accessToken() === undefined) queryClient.clear();
    void router.invalidate();
  });
}
