import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { invalidateRepositories, repositoryQueries, type Repository } from '@/entities/repository';
import { messageOf } from '@/shared/api/error-message';
import {
  getListRepositoryTagsQueryKey,
  updateRepository,
} from '@/shared/api/generated/repositories';
import { toast } from '@/shared/ui/toast';
import type { UndoableChange } from '../model/undoable-change';
import { changesOf, type RepositorySettings, settingsOf } from '../model/repository-settings';

/** Saves the changed fields, with an undo. */
export function useChangeRepository(
  repository: Repository,
  onDone: (done: UndoableChange) => void,
) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { id } = repository;
  const put = async (from: RepositorySettings, to: RepositorySettings) => {
    const { data } = await updateRepository(id, changesOf(from, to));
    client.setQueryData(repositoryQueries.detail(id).queryKey, data);
    await Promise.all([
      invalidateRepositories(client),
      invalidateFindings(client),
      client.invalidateQueries({ queryKey: getListRepositoryTagsQueryKey() }),
    ]);
    return settingsOf(data);
  };
  return async (
    from: RepositorySettings,
    to: RepositorySettings,
    onUndone: (settings: RepositorySettings) => void,
  ): Promise<RepositorySettings> => {
    const saved = await put(from, to);
    const undone = (settings: RepositorySettings) => {
      onUndone(settings);
      onDone({ title: t`Undone` });
    };
    onDone({
      title: t`Saved`,
      undo: () =>
        void put(saved, from).then(undone, (error: unknown) =>
          toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
        ),
    });
    return saved;
  };
}
