import { useQuery } from '@tanstack/react-query';
import { configureTwoFactor } from '@/shared/api/generated/users';

/**
 * A new secret for the authenticator app. Fetched once per visit, because each request generates
 * another one.
 */
export const useTwoFactorKey = () =>
  useQuery({
    queryKey: ['two-factor-key'],
    queryFn: () => configureTwoFactor({}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
