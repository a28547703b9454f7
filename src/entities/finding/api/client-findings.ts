// Separate from the other queries: only users who manage organizations load it.
import {
  listFilterOptionsOfClients,
  listFindingsOfClients,
  listManagedFindings,
} from '@/shared/api/generated/manage-clients';
import { listFindingFilterOptions } from '@/shared/api/generated/findings';
import type {
  FindingList,
  ListFindingFilterOptionsParams,
  ListFindingsParams,
} from '@/shared/api/generated/model';
import type { ManagedClients } from '../model/findings-client';

/** The parameter that selects several organizations; without it, all of them. */
export const clientIds = (clients: readonly string[]) =>
  clients.length > 0 ? { client_id: [...clients] } : {};

export const listClientFindings = (
  clients: ManagedClients,
  params: ListFindingsParams,
  options: { signal: AbortSignal },
): Promise<FindingList> =>
  typeof clients === 'string'
    ? listManagedFindings(clients, params, options)
    : listFindingsOfClients({ ...params, ...clientIds(clients) }, options);

export const listClientOptions = async (
  clients: ManagedClients,
  params: Omit<ListFindingFilterOptionsParams, 'client_id'>,
  options: { signal: AbortSignal },
) => {
  const { data } =
    typeof clients === 'string'
      ? await listFindingFilterOptions({ ...params, client_id: clients }, options)
      : await listFilterOptionsOfClients({ ...params, ...clientIds(clients) }, options);
  return data;
};
