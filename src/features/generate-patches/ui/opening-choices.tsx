import { useLingui } from '@lingui/react/macro';
import type { IssueTracker } from '@/shared/api/generated/model';
import { Field } from '@/shared/ui/field';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Select } from '@/shared/ui/select';
import type { DraftWish, PerWish } from '../model/wishes';

const wishes: readonly PerWish[] = [
  'as_set',
  'finding',
  'component',
  'major',
  'file',
  'repository',
];

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses what one pull request covers. */
export function PullRequestPerChoice({ value, onChange }: ChoiceProps<PerWish>) {
  const { t } = useLingui();
  return (
    <Field label={t`One pull request per`}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          value={value}
          onChange={({ target }) =>
            onChange(wishes.find((one) => one === target.value) ?? 'as_set')
          }
          options={[
            { value: 'as_set', label: t`Repository setting` },
            { value: 'finding', label: t`Finding` },
            { value: 'component', label: t`Component` },
            { value: 'major', label: t`Major upgrade; minor and patch together` },
            { value: 'file', label: t`File` },
            { value: 'repository', label: t`Repository` },
          ]}
        />
      )}
    </Field>
  );
}

/** Drafts cannot be merged until a user marks them as ready. */
export function DraftChoice({ value, onChange }: ChoiceProps<DraftWish>) {
  const { t } = useLingui();
  const label = t`Open them as`;
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
          { value: 'as_set', label: t`Repository setting` },
          { value: 'draft', label: t`Drafts` },
          { value: 'ready', label: t`Ready` },
        ]}
      />
    </div>
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
