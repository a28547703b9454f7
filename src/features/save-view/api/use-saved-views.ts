import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import {
  activateFilter,
  deleteFilter,
  getListSavedFiltersQueryKey,
  getListSavedFiltersQueryOptions,
  saveFilter,
  updateFilter,
} from '@/shared/api/generated/saved-filters';
import type { SavedFilter, SaveFilterRequest } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';

const none: readonly SavedFilter[] = [];

export const savedViewsQuery = () => ({ ...getListSavedFiltersQueryOptions(), staleTime: 60_000 });

interface SavedViews {
  readonly views: readonly SavedFilter[];
  readonly isPending: boolean;
  /** Views exist but could not be loaded. */
  readonly failed: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export function useSavedViews(): SavedViews {
  const { data, isPending, isError, isFetching, refetch } = useQuery(savedViewsQuery());
  return {
    views: data?.data ?? none,
    isPending,
    failed: isError && data === undefined,
    isFetching,
    refetch,
  };
}

/** The four things that are done with a view; the words of success are the specification's (§8). */
export function useViewActions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: getListSavedFiltersQueryKey() });
  const onError = (error: unknown) =>
    toast({ kind: 'error', title: t`Couldn’t save the view`, detail: messageOf(error) });
  return {
    save: useMutation({
      mutationFn: (request: SaveFilterRequest) => saveFilter(request),
      onSuccess: (_saved, { name }) => toast({ kind: 'ok', title: t`View saved`, detail: name }),
      onSettled: refresh,
    }),
    activate: useMutation({
      mutationFn: (name: string) => activateFilter(name),
      onSuccess: () => toast({ kind: 'ok', title: t`Success activate filter findings!` }),
      onError,
      onSettled: refresh,
    }),
    update: useMutation({
      mutationFn: ({ name, ...rest }: SaveFilterRequest) => updateFilter(name, rest),
      onSuccess: () => toast({ kind: 'ok', title: t`Success update filter findings!` }),
      onError,
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: ({ name }: SavedFilter) => deleteFilter(name),
      onSuccess: (_gone, { name, filters, shared, is_default }) =>
        toast({
          kind: 'ok',
          title: t`Success remove filter findings!`,
          detail: name,
          // The deletion needs no confirmation, so the toast offers an undo: others may use the
          // view.
          action: {
            label: t`Undo`,
            undoes: true,
            onPress: () =>
              void saveFilter({ name, filters, shared, is_default }).then(refresh, onError),
          },
        }),
      onError,
      onSettled: refresh,
    }),
  };
}
