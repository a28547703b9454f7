import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { dateTimeOf } from '@/shared/lib/ago';
import type { RetentionChange } from '../model/retention-change';
import { retentionLooks } from '../model/retention-kinds';

type ShorterDialogProps = {
  change: RetentionChange;
  /** The night from which the shorter period applies. */
  from: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Shows what a shorter period would delete, before it is saved. */
export function ShorterDialog({ change, from, ...dialog }: ShorterDialogProps) {
  const { t, i18n } = useLingui();
  const { kind } = change.entry;
  const name = i18n._(retentionLooks[kind].name);
  const [count, limit] = [i18n.number(change.deletes), i18n.number(change.days ?? 0)];
  const time = dateTimeOf(i18n, from);
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Keep {limit} days only?</Trans>}
      consequence={
        <>
          <Trans>
            {name}: {count} are deleted on {time} and cannot be restored. Until then you can choose
            a longer time again, and nothing happens.
          </Trans>
          {kind === 'closed_findings' && (
            <>
              {' '}
              <Trans>
                Counts and trends of the past lose them too, and a scanner that reports one again
                makes a new finding.
              </Trans>
            </>
          )}
        </>
      }
      confirmLabel={t`Delete older ones`}
      error={null}
    />
  );
}
