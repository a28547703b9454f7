import type { QueryClient } from '@tanstack/react-query';
import { loadClient } from '@/entities/client';
import {
  getGetGitAppTokenQueryOptions,
  getListConnectionsQueryOptions,
  getListGitTokensQueryOptions,
  getListPlexalyzerTokensQueryOptions,
} from '@/shared/api/generated/connectors';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';
import { userConnectorsQuery } from './user-connectors-query';

/** The page needs the organization; its cards show other errors. */
export const loadConnectors = (client: QueryClient, user: Actor) =>
  Promise.all([
    loadClient(client),
    preload(client, [
      ...(can(user, 'connectors:use')
        ? [getListConnectionsQueryOptions(), getGetGitAppTokenQueryOptions(), userConnectorsQuery()]
        : []),
      ...(can(user, 'tokens:manage') ? [getListPlexalyzerTokensQueryOptions()] : []),
    ]),
  ]);

export const loadProviders = (client: QueryClient, user: Actor) =>
  Promise.all([
    loadClient(client),
    preload(
      client,
      can(user, 'connectors:use')
        ? [
            getListConnectionsQueryOptions(),
            getListGitTokensQueryOptions(),
            getGetGitAppTokenQueryOptions(),
          ]
        : [],
    ),
  ]);
