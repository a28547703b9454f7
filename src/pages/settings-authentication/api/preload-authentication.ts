import type { QueryClient } from '@tanstack/react-query';
import { getListDomainsQueryOptions } from '@/shared/api/generated/domains';
import { getListPasskeysQueryOptions } from '@/shared/api/generated/passkeys';
import {
  getGetTwoFactorQueryOptions,
  getListOwnTokensQueryOptions,
  getListSessionsQueryOptions,
  getListUnusualLoginsQueryOptions,
} from '@/shared/api/generated/users';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

export const preloadAuthentication = (client: QueryClient, user: Actor) =>
  preload(client, [
    getGetTwoFactorQueryOptions(),
    getListOwnTokensQueryOptions(),
    getListPasskeysQueryOptions(),
    getListSessionsQueryOptions(),
    getListUnusualLoginsQueryOptions(),
    ...(can(user, 'domains:read') ? [getListDomainsQueryOptions()] : []),
  ]);
