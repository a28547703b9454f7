import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { createTeam, deleteTeam, getListTeamsQueryKey } from '@/shared/api/generated/teams';
import type { Team } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';
import { formOf, requestOf } from '../model/team-form';

/** Called after any change, because the owners of findings may have changed. */
export function useRefreshTeams() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getListTeamsQueryKey() }),
      invalidateFindings(client),
    ]);
}

/** Deletes at once; the toast offers to create the same team again. */
export function useDeleteTeam() {
  const { t } = useLingui();
  const refresh = useRefreshTeams();
  const undo = useMutation({
    mutationFn: (team: Team) => createTeam(requestOf(formOf(team))),
    onSuccess: refresh,
    onError: (error) => toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
  });
  return useMutation({
    mutationFn: ({ id }: Team) => deleteTeam(id),
    onSuccess: async (_, team) => {
      const { name } = team;
      toast({
        kind: 'ok',
        title: t`${name} was deleted`,
        action: { label: t`Undo`, undoes: true, onPress: () => undo.mutate(team) },
      });
      await refresh();
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t delete the team`, detail: messageOf(error) }),
  });
}
