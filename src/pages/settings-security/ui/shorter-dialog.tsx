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
            {name}: {count} will be deleted on {time} and can’t be restored. Until then, you can
            keep them by choosing a longer time.
          </Trans>
          {kind === 'closed_findings' && (
            <>
              {' '}
              <Trans>
                Past counts and trends lose them too. If a scanner reports one again, it becomes a
                new finding.
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
