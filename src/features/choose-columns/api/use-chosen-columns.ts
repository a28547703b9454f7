import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultColumnIds } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { getGetSelectedFindingColumnsQueryOptions, saveFindingColumns } from '@/shared/api/generated/findings/findings';
import { toast } from '@/shared/ui/toast';

/** The columns of this person: what the server keeps, or what is being tried out. */
export function useChosenColumns() {
  const { t } = useLingui();
  const client = useQueryClient();
  const options = getGetSelectedFindingColumnsQueryOptions();
  const { data } = useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
  const [draft, setDraft] = useState<readonly string[]>();
  const kept = data && data.data.length > 0 ? data.data.map(({ key }) => key) : defaultColumnIds;
  const { mutate, isPending } = useMutation({
    mutationFn: (columns: readonly string[]) => saveFindingColumns({ columns: columns.map((key) => ({ key })) }),
    onSuccess: (saved) => {
      client.setQueryData(options.queryKey, saved);
      setDraft(undefined);
    },
    onError: (error) => toast({ kind: 'error', title: t`The columns were not saved`, detail: messageOf(error) }),
  });
  const columns = draft ?? kept;
  return {
    columns,
    edited: draft !== undefined,
    isSaving: isPending,
    preview: setDraft,
    cancel: () => setDraft(undefined),
    save: () => mutate(columns),
  };
}
export type ChosenColumns = ReturnType<typeof useChosenColumns>;
