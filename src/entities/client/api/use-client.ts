import { useQuery } from '@tanstack/react-query';
import { getGetClientQueryOptions } from '@/shared/api/generated/client';
import { parseClientToken } from '../model/client-token';

export const clientQuery = () => getGetClientQueryOptions();

/** The organisation of the person who is signed in. */
export const useClient = () =>
  useQuery({ ...clientQuery(), select: ({ token }) => parseClientToken(token) });
