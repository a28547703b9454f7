import { useRouterState } from '@tanstack/react-router';
import { useSessionUser } from '@/entities/session';
import { destinationOf, destinationsOf } from './navigation';

/** The user's navigation entries and the current one. */
export function useNavigation() {
  const user = useSessionUser();
  const pathname = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  });
  return { groups: destinationsOf(user), current: destinationOf(pathname) };
}
