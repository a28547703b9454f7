import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { loadClient } from '@/entities/client';
import { getListHostRepositoriesQueryOptions } from '@/shared/api/generated/application-server';
import { constants } from '@/shared/config';
import { PageError } from '@/shared/lib/page-error';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';
import { type Host, hostOf } from '../model/host';
import { sourceControlOf } from '../model/host-control';

export const hostRepositoriesQuery = (host: Host, page = 1, q = '') => ({
  ...getListHostRepositoriesQueryOptions(host, {
    page,
    page_size: constants.sourceListPageSize,
    ...(q !== '' && { q }),
  }),
  retry: false,
});

/** Starts loading the host's list without waiting for it, because the host may be slow. */
export async function loadHostRepositories(
  client: QueryClient,
  user: Actor,
  sourceControl = '',
): Promise<Host> {
  const host = hostOf(sourceControl);
  if (host === undefined)
    throw new PageError(403, msg`Source control not found. Check your setting on connector page`);
  const { plugins } = await loadClient(client);
  if (plugins[sourceControlOf(host)].isConfigured && can(user, 'connectors:use'))
    void preload(client, [hostRepositoriesQuery(host)]);
  return host;
}
