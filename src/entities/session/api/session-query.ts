// Separate from the hooks: the guards of every page use this query and need none of the components'
// dependencies.
import { getGetSessionQueryKey, getGetSessionQueryOptions } from '@/shared/api/generated/session';

/** Roles and two-factor change rarely; the server enforces them anyway. */
export const sessionQuery = () => ({ ...getGetSessionQueryOptions(), staleTime: 60_000 });

export const sessionKey = getGetSessionQueryKey;
