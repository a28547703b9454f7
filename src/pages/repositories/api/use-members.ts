import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import {
  getListRepositoryMembersQueryKey,
  getListRepositoryMembersQueryOptions,
  setRepositoryMembers,
} from '@/shared/api/generated/repositories/repositories';
import { toast } from '@/shared/ui/toast';
import type { Done } from '../model/done';

interface Change {
  readonly ids: readonly string[];
  readonly title: string;
  /** What takes it back; nothing for taking back itself. */
  readonly back?: readonly string[];
}

/** Who belongs to a repository. Every change is saved at once, and can be taken back. */
export function useMembers(repository: string, onDone: (done: Done) => void) {
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
      toast({ kind: 'error', title: t`Access stays as it is`, detail: messageOf(error) }),
  });
  const ids = members.map(({ id }) => id);
  return {
    query,
    members,
    isPending,
    add: (id: string, name: string) =>
      mutate({ ids: [...ids, id], title: t`${name} sees this repository now`, back: ids }),
    remove: (id: string, name: string) =>
      mutate({
        ids: ids.filter((one) => one !== id),
        title: t`${name} does not see this repository any more`,
        back: ids,
      }),
  };
}
