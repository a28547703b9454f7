import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type Client, parseClientToken } from '../model/client-token';
import { clientQuery } from './use-client';

/**
 * For loaders of pages that cannot render without the organization. Throws if the request fails.
 */
export const loadClient = async (client: QueryClient): Promise<Client> => {
  const { token } = await client.query({ ...clientQuery(), staleTime: 'static' });
  return parseClientToken(token);
};

/** The organization, on a page whose route calls `loadClient`. */
export const useLoadedClient = (): Client =>
  useSuspenseQuery({ ...clientQuery(), select: ({ token }) => parseClientToken(token) }).data;
