import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionUser } from '@/shared/api/generated/model';
import { can, type Permission } from '#domain/roles';
import { sessionKey, sessionQuery } from './session-query';

/** The user with a loaded flag, for pages that guests see as well. */
export function useMaybeSession(): { user: SessionUser | undefined; loaded: boolean } {
  const { data, isFetched } = useQuery({ ...sessionQuery(), enabled: false });
  return { user: data, loaded: isFetched };
}

let lastUser: SessionUser | undefined;

/**
 * Called by the app shell. A part of the shell that loads late can mount between the end of the
 * session, which clears the cache, and the sign-in page. It then reads the previous user.
 */
export function useRememberSessionUser(): void {
  const user = useSessionUser();
  useEffect(() => {
    lastUser = user;
  }, [user]);
}

/**
 * The signed-in user. The guard of the home layout has loaded the session. During sign-out, pages
 * still read the previous user.
 */
export function useSessionUser(): SessionUser {
  const client = useQueryClient();
  const { data } = useQuery({ ...sessionQuery(), enabled: true });
  const [first] = useState(() => client.getQueryData<SessionUser>(sessionKey()) ?? lastUser);
  const user = data ?? first;
  if (user === undefined) throw new Error('The session is read outside of the home layout.');
  return user;
}

export const useCan = (permission: Permission): boolean => can(useSessionUser(), permission);

/** Why the user may not do something: buttons are disabled with this reason instead of hidden. */
export function useDisabledReason(permission: Permission): string | false {
  const { t } = useLingui();
  return useCan(permission)
    ? false
    : t`Your role does not allow this. Contact an administrator of your organisation.`;
}
