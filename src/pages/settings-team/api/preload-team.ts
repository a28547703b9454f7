import type { QueryClient } from '@tanstack/react-query';
import { getListTeamQueryOptions } from '@/shared/api/generated/team';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';
import { teamPageSize } from '../model/team-search';

export const preloadTeam = (client: QueryClient, user: Actor) =>
  preload(
    client,
    can(user, 'team:read') ? [getListTeamQueryOptions({ page_size: teamPageSize })] : [],
  );
