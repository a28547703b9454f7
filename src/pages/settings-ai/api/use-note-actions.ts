import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import {
  deleteReviewerNote,
  getListReviewerNotesQueryKey,
  restoreReviewerNote,
} from '@/shared/api/generated/connectors';
import type { ReviewerNote } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';

export function useNoteActions() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: getListReviewerNotesQueryKey() });
  const restore = useMutation({
    mutationFn: (id: string) => restoreReviewerNote(id),
    onError: (error) => toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ReviewerNote) => deleteReviewerNote(id),
    onSuccess: (_gone, { id }) =>
      toast({
        kind: 'ok',
        title: t`Note deleted`,
        action: { label: t`Undo`, undoes: true, onPress: () => restore.mutate(id) },
      }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
    onSettled: refresh,
  });
  return { remove, refresh };
}
