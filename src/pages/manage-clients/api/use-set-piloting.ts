import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetManagedClientTotalsQueryKey,
  getListManagedClientsQueryKey,
  useSetClientPiloting,
} from '@/shared/api/generated/manage-clients/manage-clients';

/** Says what has become of it, and takes it back at a press. */
export function useSetPiloting() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate, isPending } = useSetClientPiloting({
    mutation: {
      onSuccess: async ({ data: { _id: id, organization_name: name, piloting } }) => {
        toast({
          kind: 'ok',
          title: piloting ? t`${name} is in a pilot` : t`The pilot of ${name} has ended`,
          action: {
            label: t`Undo`,
            onPress: () => mutate({ data: { client_id: id, piloting: !piloting } }),
          },
        });
        await Promise.all([
          queries.invalidateQueries({ queryKey: getListManagedClientsQueryKey() }),
          queries.invalidateQueries({ queryKey: getGetManagedClientTotalsQueryKey() }),
        ]);
      },
      onError: (error) =>
        toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
    },
  });
  return {
    isPending,
    setPiloting: (id: string, piloting: boolean) => mutate({ data: { client_id: id, piloting } }),
  };
}
