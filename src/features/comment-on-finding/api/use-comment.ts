import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { findingQueries } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { commentOnFinding, deleteFindingComment } from '@/shared/api/generated/findings';
import { toast } from '@/shared/ui/toast';

export function useComment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) => commentOnFinding(id, { comment }),
    onSuccess: () => client.invalidateQueries({ queryKey: findingQueries.history(id).queryKey }),
  });
}

/** Deletes the user's own comment; administrators can delete any. */
export function useRemoveComment(id: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) => deleteFindingComment(id, comment),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t delete the comment`, detail: messageOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: findingQueries.history(id).queryKey }),
  });
}
