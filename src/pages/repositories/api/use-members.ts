import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import {
  getListRepositoryMembersQueryKey,
  getListRepositoryMembersQueryOptions,
  setRepositoryMembers,
} from '@/shared/api/generated/repositories';
import { toast } from '@/shared/ui/toast';
import type { UndoableChange } from '../model/undoable-change';

interface Change {
  readonly ids: readonly string[];
  readonly title: string;
  /** The members to restore on undo; absent for the undo itself. */
  readonly back?: readonly string[];
}

/** Members of a repository. Each change is saved immediately and can be undone. */
export function useMembers(repository: string, onDone: (done: UndoableChange) => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useQuery(getListRepositoryMembersQueryOptions(repository));
  const members = query.data?.data ?? [];
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids }: Change) => setRepositoryMembers(repository, { user_ids: [...ids] }),
    onSuccess: (answer, { title, back }) => {
      client.setQueryData(getListRepositoryMembersQueryKey(repository), answer);
      onDone({ title, ...(back && { undo: () => mutate({ ids: back, title: t`Undone` }) }) });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Access wasn’t changed`, detail: messageOf(error) }),
  });
  const ids = members.map(({ id }) => id);
  return {
    query,
    members,
    isPending,
    add: (id: string, name: string) =>
      mutate({ ids: [...ids, id], title: t`${name} can now see this repository`, back: ids }),
    remove: (id: string, name: string) =>
      mutate({
        ids: ids.filter((one) => one !== id),
        title: t`${name} can no longer see this repository`,
        back: ids,
      }),
  };
}
