import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { findingKeys, invalidateFindings, type Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { restoreFindingRisk, revokeFindingRisk } from '@/shared/api/generated/findings';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

/** Ends an acceptance early and reopens the finding, or withdraws a pending request. */
export function EndAcceptance({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const waits = finding.attributes.status !== 'risk_accepted';
  const mayNot = useDisabledReason('findings:accept-risk');
  const onSettled = () => invalidateFindings(client);
  const restore = useMutation({
    mutationFn: () => restoreFindingRisk(finding.id),
    onSuccess: (answer) => {
      client.setQueryData(findingKeys.detail(finding.id), answer.data);
      toast({ kind: 'ok', title: t`Undone`, detail: finding.attributes.title });
    },
    onError: (error) => toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
    onSettled,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeFindingRisk(finding.id),
    onSuccess: (answer) => {
      client.setQueryData(findingKeys.detail(finding.id), answer.data);
      toast({
        kind: 'ok',
        title: waits ? t`Request withdrawn` : t`Risk acceptance ended`,
        detail: finding.attributes.title,
        // Undo repeats the withdrawn request.
        ...(!waits && {
          action: { label: t`Undo`, undoes: true, onPress: () => restore.mutate() },
        }),
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
    onSettled,
  });
  return (
    <Button icon={RotateCcw} busy={isPending} disabledReason={mayNot} onClick={() => mutate()}>
      {waits ? <Trans>Withdraw</Trans> : <Trans>Reopen now</Trans>}
    </Button>
  );
}
