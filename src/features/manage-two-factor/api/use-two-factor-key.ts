import { useQuery } from '@tanstack/react-query';
import { configureTwoFactor } from '@/shared/api/generated/users';

/**
 * A fresh secret for the authenticator app. Made once per visit: each request makes another one.
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
