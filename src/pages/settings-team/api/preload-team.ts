import type { QueryClient } from '@tanstack/react-query';
import { getListTeamQueryOptions } from '@/shared/api/generated/team';
import { type Actor, can } from '#domain/roles';
import { teamPageSize } from '../model/team-search';

/** Asks for what the page shows first, so that it opens whole; the page shows what fails. */
export const preloadTeam = (client: QueryClient, user: Actor) =>
  Promise.allSettled(
    can(user, 'team:read')
      ? [client.query(getListTeamQueryOptions({ page_size: teamPageSize }))]
      : [],
  );
