import { Trans, useLingui } from '@lingui/react/macro';
import type { IssueTracker, PullRequestPer } from '@/shared/api/generated/model';
import { Checkbox } from '@/shared/ui/checkbox';
import { SegmentedControl } from '@/shared/ui/segmented-control';

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** What one pull request covers. */
export function PullRequestPerChoice({ value, onChange }: ChoiceProps<PullRequestPer>) {
  const { t } = useLingui();
  const label = t`One pull request per`;
  return (
    <div>
      <p aria-hidden className="mb-1 text-xs text-ink-2">
        {label}
      </p>
      <SegmentedControl
        label={label}
        value={value}
        onChange={onChange}
        segments={[
          { value: 'finding', label: t`Finding` },
          { value: 'file', label: t`File` },
          { value: 'repository', label: t`Repository` },
        ]}
      />
    </div>
  );
}

/** Drafts cannot be merged until someone says that they are ready. */
export function DraftChoice({ value, onChange }: ChoiceProps<boolean>) {
  return (
    <Checkbox
      label={<Trans>As drafts</Trans>}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

export function IssueTrackerChoice({ value, onChange }: ChoiceProps<IssueTracker>) {
  const { t } = useLingui();
  const label = t`Where issues are opened`;
  return (
    <div>
      <p aria-hidden className="mb-1 text-xs text-ink-2">
        {label}
      </p>
      <SegmentedControl
        label={label}
        value={value}
        onChange={onChange}
        segments={[
          { value: 'source_host', label: t`Source host` },
          { value: 'webhook', label: t`Ticket webhook` },
        ]}
      />
    </div>
  );
}
