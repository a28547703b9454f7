import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import type { SavedFilter, SaveFilterRequest } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';
import type { ViewList } from '../model/view-list';
import { savedViewsOf } from './saved-views-query';
import { viewCalls } from './view-calls';

/** The request that recreates a saved view. */
const requestOf = ({ name, filters, shared, is_default }: SavedFilter): SaveFilterRequest => ({
  name,
  filters,
  shared,
  is_default,
});

/** The actions on a view. For findings, the specification defines the success messages (§8). */
export function useViewActions(list: ViewList) {
  const { t } = useLingui();
  const client = useQueryClient();
  const calls = viewCalls(list);
  const isOfFindings = list === 'findings';
  const refresh = () => client.invalidateQueries({ queryKey: savedViewsOf(list).queryKey });
  const onError = (error: unknown) =>
    toast({ kind: 'error', title: t`Couldn’t save the view`, detail: messageOf(error) });
  const rename = (view: SavedFilter, name: string) =>
    calls.update(view.name, { ...requestOf(view), name });
  return {
    save: useMutation({
      mutationFn: calls.save,
      onSuccess: (_saved, { name }) => toast({ kind: 'ok', title: t`View saved`, detail: name }),
      onSettled: refresh,
    }),
    update: useMutation({
      mutationFn: ({ name, ...rest }: SaveFilterRequest) => calls.update(name, rest),
      onSuccess: () =>
        toast({
          kind: 'ok',
          title: isOfFindings ? t`Success update filter findings!` : t`View updated`,
        }),
      onError,
      onSettled: refresh,
    }),
    rename: useMutation({
      mutationFn: ({ view, name }: { view: SavedFilter; name: string }) => rename(view, name),
      onSuccess: (_renamed, { name }) =>
        toast({ kind: 'ok', title: t`View renamed`, detail: name }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: ({ name }: SavedFilter) => calls.remove(name),
      onSuccess: (_gone, view) =>
        toast({
          kind: 'ok',
          title: isOfFindings ? t`Success remove filter findings!` : t`View deleted`,
          detail: view.name,
          // Deletion asks for no confirmation, so the toast offers an undo: other users may need
          // the view.
          action: {
            label: t`Undo`,
            undoes: true,
            onPress: () => void calls.save(requestOf(view)).then(refresh, onError),
          },
        }),
      onError,
      onSettled: refresh,
    }),
  };
}
