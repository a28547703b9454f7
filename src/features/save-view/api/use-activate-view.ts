import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import { activateFilter, activateFilterOf } from '@/shared/api/generated/saved-filters';
import { toast } from '@/shared/ui/toast';
import type { ViewList } from '../model/view-list';
import { savedViewsOf } from './saved-views-query';

/** Separate from the other actions, which load with their buttons. */
export function useActivateView(list: ViewList) {
  'use no memo'; // the mutation accepts new functions at any time
  const { t } = useLingui();
  const client = useQueryClient();
  const isOfFindings = list === 'findings';
  return useMutation({
    mutationFn: (name: string) =>
      isOfFindings ? activateFilter(name) : activateFilterOf(name, list),
    onSuccess: () =>
      toast({
        kind: 'ok',
        title: isOfFindings ? t`Success activate filter findings!` : t`View applied`,
      }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t save the view`, detail: messageOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsOf(list).queryKey }),
  });
}
