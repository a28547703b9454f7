import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import {
  changeSizeMessages,
  type RemediationState,
  useUpgradeChoices,
} from '@/features/remediate-finding';
import type { UpgradeChoice, UpgradeChoices } from '@/shared/api/generated/model';
import { Badge } from '@/shared/ui/badge';
import { Card, CardHead } from '@/shared/ui/card';
import { RadioGroup, RadioMark } from '@/shared/ui/radio';
import { Loading, Skeleton } from '@/shared/ui/skeleton';

interface UpgradeCardProps {
  finding: Finding;
  state: RemediationState;
  /** Rendered below the versions. */
  children?: ReactNode;
}

/** The recommended step for a vulnerable component: which version the fix upgrades to. */
export function UpgradeCard({ finding, state, children }: UpgradeCardProps) {
  const { t } = useLingui();
  const { answer, selected, isLoading } = useUpgradeChoices(finding, state);
  const mayNotMake = useDisabledReason('remediation:create');
  const name = useId();
  if (isLoading)
    return (
      <Card>
        <Loading label={t`Loading versions`} className="flex flex-col gap-3 p-4">
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-16" />
        </Loading>
      </Card>
    );
  if (!answer || !selected) return null;
  const { remediation, isMaking } = state;
  const isOpened = remediation?.pull_request_state === 'open';
  const isFixed = isOpened || remediation?.processing_status === 'applied';
  return (
    <Card aria-labelledby="upgrade" className="overflow-hidden">
      <CardHead
        id="upgrade"
        title={
          <>
            {state.madeVersion !== undefined && !state.isOutdated ? (
              <Trans>Upgrade {answer.component}</Trans>
            ) : (
              <Trans>Next step: upgrade {answer.component}</Trans>
            )}{' '}
            <span className="font-mono text-sm">
              {[answer.version, selected.version].filter(Boolean).join(' → ')}
            </span>
          </>
        }
      />
      <div className="flex flex-col gap-3 p-4 text-sm">
        <RadioGroup
          label={t`Version to upgrade to`}
          labelHidden
          className="divide-y divide-line overflow-hidden rounded-md border border-line-strong"
        >
          {answer.choices.map((choice) => (
            <Choice
              key={choice.version}
              choice={choice}
              all={answer.open_findings}
              radio={{
                name,
                checked: choice === selected,
                disabled: isFixed || isMaking || mayNotMake !== false,
                onChange: () => state.chooseVersion(choice.version),
              }}
            />
          ))}
        </RadioGroup>
        <p className="max-w-[72ch] text-ink-2">
          <Source registry={answer.registry} />{' '}
          {isOpened ? (
            <Trans>The pull request is open, so the version is fixed.</Trans>
          ) : state.isOutdated ? (
            <Trans>The fix below is for another version. Generate it again for this one.</Trans>
          ) : (
            !remediation && (
              <Trans>
                Parapet then writes the change, and you review it before a pull request is opened.
              </Trans>
            )
          )}
        </p>
      </div>
      {children}
    </Card>
  );
}

function Choice({
  choice: { version, closes, change, reasons },
  all,
  radio,
}: {
  choice: UpgradeChoice;
  all: number;
  radio: React.ComponentProps<typeof RadioMark>;
}) {
  const { i18n } = useLingui();
  const [some, every] = [i18n.number(closes), i18n.number(all)];
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 has-checked:bg-primary-tint has-disabled:text-ink-3">
      <RadioMark {...radio} />
      <span className="min-w-16 font-mono text-xs">{version}</span>
      <span className="font-medium">
        {closes < all ? (
          <Trans>
            Closes {some} of {every} findings
          </Trans>
        ) : (
          <Plural value={closes} one="Closes this finding" other="Closes all # findings" />
        )}
      </span>
      {reasons.includes('newest_of_major') && (
        <Badge>
          <Trans>Newest of its major version</Trans>
        </Badge>
      )}
      {change !== null && (
        <span className="ml-auto text-xs text-ink-2">{i18n._(changeSizeMessages[change])}</span>
      )}
    </label>
  );
}

/** How reliable the versions are. */
const Source = ({ registry }: Pick<UpgradeChoices, 'registry'>) =>
  registry === 'answered' ? (
    <Trans>The package registry has these versions.</Trans>
  ) : registry === 'silent' ? (
    <Trans>The package registry didn’t respond. These versions come from advisories.</Trans>
  ) : (
    <Trans>These versions come from advisories. There may be newer ones.</Trans>
  );
