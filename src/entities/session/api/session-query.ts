// Apart from the hooks: the guards of every page ask this, and need nothing of what components
// need.
import type { QueryClient } from '@tanstack/react-query';
import { getGetSessionQueryKey, getGetSessionQueryOptions } from '@/shared/api/generated/session';
import type { SessionUser } from '@/shared/api/generated/model';

/** Roles and two-factor change rarely; the server enforces them anyway. */
export const sessionQuery = () => ({ ...getGetSessionQueryOptions(), staleTime: 60_000 });

export const sessionKey = getGetSessionQueryKey;

const previousUsers = new WeakMap<QueryClient, SessionUser>();

/** The user of the session whose cache was cleared: the page may still be on its way out. */
export const previousUser = (client: QueryClient): SessionUser | undefined =>
  previousUsers.get(client);

/**
 * Clears everything that was read in the session. What the frame loads late can mount between this
 * and the sign-in page, and still reads who was signed in.
 */
export function clearSessionCache(client: QueryClient): void {
  const user = client.getQueryData<SessionUser>(sessionKey());
  if (user !== undefined) previousUsers.set(client, user);
  client.clear();
}
