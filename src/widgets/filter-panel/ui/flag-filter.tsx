import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@/shared/ui/segmented-control';

interface FlagFilterProps {
  name: string;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

const states = { any: undefined, yes: true, no: false } as const;

export function FlagFilter({ name, value, onChange }: FlagFilterProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-1.5">
      <span className="text-xs text-ink-3">{name}</span>
      <SegmentedControl
        label={name}
        value={value === undefined ? 'any' : value ? 'yes' : 'no'}
        segments={[
          { value: 'any', label: t`Any` },
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No` },
        ]}
        onChange={(state) => onChange(states[state])}
      />
    </div>
  );
}
