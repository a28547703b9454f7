import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetManagedClientTotalsQueryKey,
  getListManagedClientsQueryKey,
  setClientPiloting,
} from '@/shared/api/generated/manage-clients';
import type { PilotingRequest } from '@/shared/api/generated/model';

/** Starts or ends a pilot and shows a toast with an undo. */
export function useSetPiloting() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (request: PilotingRequest) => setClientPiloting(request),
    onSuccess: async ({ data: { _id: id, organization_name: name, piloting } }) => {
      toast({
        kind: 'ok',
        title: piloting ? t`${name} is in a pilot` : t`Ended the pilot of ${name}`,
        action: {
          label: t`Undo`,
          undoes: true,
          onPress: () => mutate({ client_id: id, piloting: !piloting }),
        },
      });
      await Promise.all([
        queries.invalidateQueries({ queryKey: getListManagedClientsQueryKey() }),
        queries.invalidateQueries({ queryKey: getGetManagedClientTotalsQueryKey() }),
      ]);
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
  });
  return {
    isPending,
    setPiloting: (id: string, piloting: boolean) => mutate({ client_id: id, piloting }),
  };
}
