import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useCan } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { removeSample } from '@/shared/api/generated/client';
import { refetchAll } from '@/shared/api/refetch-all';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { setupQuery } from '../api/overview-queries';

/** Notes that the figures include the sample data while it exists. */
export function SampleNote() {
  const { t } = useLingui();
  const client = useQueryClient();
  const mayManage = useCan('client:manage');
  const { data: isLoaded } = useQuery({
    ...setupQuery(),
    select: ({ sample }) => sample,
    enabled: mayManage,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeSample(),
    onSuccess: async () => {
      await refetchAll(client);
      toast({ kind: 'ok', title: t`The sample is removed` });
    },
    onError: (failure) =>
      toast({ kind: 'error', title: t`Couldn’t remove the sample`, detail: messageOf(failure) }),
  });
  if (!mayManage || !isLoaded) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2 text-sm">
      <FlaskConical aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <Trans>The sample is loaded: its findings are counted here.</Trans>
      </span>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        <Trans>Remove the sample</Trans>
      </Button>
    </div>
  );
}
