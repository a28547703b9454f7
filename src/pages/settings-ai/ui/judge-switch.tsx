import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useLoadedClient, useRefreshClient } from '@/entities/client';
import { useCan } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { updateClient } from '@/shared/api/generated/client';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';

/** Whether findings are assessed automatically. The general settings have the same switch. */
export function JudgeSwitch() {
  const { t } = useLingui();
  const { enable_false_positive_analysis: isOn, version } = useLoadedClient();
  const refresh = useRefreshClient();
  const may = useCan('client:manage');
  const change = useMutation({
    mutationFn: (on: boolean) =>
      updateClient(
        { enable_false_positive_analysis: on },
        { headers: { 'if-match': `"${version}"` } },
      ),
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
    onSettled: refresh,
  });
  return (
    <div className="border-b border-line px-4 py-3">
      <Switch
        label={<Trans>Ask for a second opinion after each import</Trans>}
        checked={isOn}
        disabled={!may || change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <p className="text-xs text-ink-3">
        {isOn ? (
          <Trans>New findings are judged after each import, the most urgent first.</Trans>
        ) : (
          <Trans>Off: people ask for one finding at a time.</Trans>
        )}
      </p>
    </div>
  );
}
