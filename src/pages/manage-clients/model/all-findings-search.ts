import { validateFindingsSearch, type FindingsSearch } from '@/entities/finding';
import { isUuid } from '@/shared/lib/uuid';

/** The maximum that the list accepts by id. */
const maxClients = 100;

/** The list over several organizations; `client_id` selects some, separated by commas. */
export interface AllFindingsSearch extends FindingsSearch {
  readonly client_id?: string;
}

export const clientsOf = ({ client_id: ids }: AllFindingsSearch): string[] => {
  const unique = new Set((ids ?? '').split(',').filter((id) => isUuid(id)));
  return [...unique].slice(0, maxClients);
};

export const withClients = (
  search: FindingsSearch,
  clients: readonly string[],
): AllFindingsSearch => ({
  ...search,
  ...(clients.length > 0 && { client_id: clients.slice(0, maxClients).join(',') }),
});

/** Drops unknown keys and invalid ids. */
export const validateAllFindingsSearch = (
  input: Readonly<Record<string, unknown>>,
): AllFindingsSearch =>
  withClients(
    validateFindingsSearch(input),
    clientsOf(typeof input['client_id'] === 'string' ? { client_id: input['client_id'] } : {}),
  );
