import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Download, RefreshCw, Sparkles, WandSparkles } from 'lucide-react';
import { useCan, useDisabledReason } from '@/entities/session';
import { type RemediationState, useAiRefusal } from '@/features/remediate-finding';
import { saveBlob } from '@/shared/lib/save-blob';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { IconButton } from '@/shared/ui/icon-button';
import { linkStyles } from '@/shared/ui/link';

interface FixActionsProps {
  findingId: string;
  diff: string | null;
  state: RemediationState;
  /** Why the finding cannot get a fix. */
  notFixable: string | false;
  /** There is a fix; generating another one replaces it. */
  isMade: boolean;
}

/** Takes the patch away, or generates one. */
export function FixActions({ findingId, diff, state, notFixable, isMade }: FixActionsProps) {
  const { t } = useLingui();
  const { isMaking, asking } = state;
  const mayNotMake = useDisabledReason('remediation:create') || notFixable;
  const noAi = useAiRefusal();
  const maySetUp = useCan('ai:manage');
  return (
    <span className="ml-auto flex flex-wrap items-center gap-2">
      {diff && <CopyButton text={diff} label={t`Copy patch`} />}
      {diff && (
        <IconButton
          icon={Download}
          size="sm"
          label={t`Download patch`}
          onClick={() =>
            saveBlob(`finding-${findingId}.patch`, new Blob([diff], { type: 'text/x-diff' }))
          }
        />
      )}
      {mayNotMake === false && noAi && (
        <span>
          {noAi}{' '}
          {maySetUp && (
            <Link to="/settings/openai" className={linkStyles.action}>
              <Trans>Set one up</Trans>
            </Link>
          )}
        </span>
      )}
      <Button
        size="sm"
        icon={Sparkles}
        busy={asking === 'ai'}
        disabledReason={mayNotMake || noAi || (isMaking && t`Generating a fix`)}
        onClick={state.askAi}
      >
        <Trans>Use AI</Trans>
      </Button>
      <Button
        size="sm"
        icon={isMade ? RefreshCw : WandSparkles}
        busy={isMaking && asking !== 'ai'}
        disabledReason={mayNotMake}
        onClick={state.generate}
      >
        {isMade ? <Trans>Regenerate</Trans> : <Trans>Generate fix</Trans>}
      </Button>
    </span>
  );
}
