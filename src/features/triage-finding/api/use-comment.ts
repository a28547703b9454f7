import { useMutation, useQueryClient } from '@tanstack/react-query';
import { findingQueries } from '@/entities/finding';
import { commentOnFinding } from '@/shared/api/generated/findings/findings';

export function useComment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) => commentOnFinding(id, { comment }),
    onSuccess: () => client.invalidateQueries({ queryKey: findingQueries.history(id).queryKey }),
  });
}
