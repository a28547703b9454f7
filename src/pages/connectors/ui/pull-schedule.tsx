import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/shared/ui/checkbox';
import type { PullDraft } from '../model/pull-draft';

interface PullScheduleProps {
  draft: PullDraft;
  disabled: boolean;
  onChange: (draft: PullDraft) => void;
}

/** When pulls start automatically. */
export const PullSchedule = ({ draft, disabled, onChange }: PullScheduleProps) => {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2 p-5">
      <Checkbox
        label={t`Pull once a day`}
        checked={draft.daily}
        disabled={disabled}
        onChange={() => onChange({ ...draft, daily: !draft.daily })}
      />
      <p className="text-sm text-ink-3">
        <Trans>Counted from the last pull, including manual ones.</Trans>
      </p>
    </div>
  );
};
