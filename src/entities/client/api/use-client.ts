import { useQuery } from '@tanstack/react-query';
import { getGetClientQueryOptions } from '@/shared/api/generated/client';
import { parseClientToken } from '../model/client-token';

export const clientQuery = () => getGetClientQueryOptions();

/** The organization of the signed-in user. */
export const useClient = () =>
  useQuery({ ...clientQuery(), select: ({ token }) => parseClientToken(token) });
