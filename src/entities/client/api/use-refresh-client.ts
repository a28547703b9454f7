import { useQueryClient } from '@tanstack/react-query';
import { getGetClientQueryKey } from '@/shared/api/generated/client';

export function useRefreshClient(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: getGetClientQueryKey() });
}
