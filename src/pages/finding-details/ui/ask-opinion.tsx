import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, Sparkles } from 'lucide-react';
import { useCan } from '@/entities/session';
import type { OpinionStatus } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { nextCostLabel, nextRefusal } from '../model/opinion-cost';

/** Requests an opinion, or another one, after showing the expected cost. */
export function AskOpinion({
  status,
  busy,
  onAsk,
}: {
  status: OpinionStatus;
  busy: boolean;
  onAsk: () => void;
}) {
  const { i18n } = useLingui();
  const mayAsk = useCan('remediation:create');
  const { opinion, job_id: job } = status;
  const refusal = nextRefusal(i18n, status);
  if (!mayAsk) return null;
  return (
    <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      <span className="text-xs text-ink-3">{refusal ?? nextCostLabel(i18n, status)}</span>
      <Button
        size={opinion ? 'sm' : 'md'}
        icon={opinion ? RotateCw : Sparkles}
        busy={busy || job !== null}
        disabledReason={refusal}
        onClick={onAsk}
      >
        {opinion ? <Trans>Ask again</Trans> : <Trans>Ask for a second opinion</Trans>}
      </Button>
    </span>
  );
}
