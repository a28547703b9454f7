import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

export type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon };
export type SegmentedControlProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows icons only; screen readers still read the labels. */
  iconsOnly?: boolean;
};

/** Two to four mutually exclusive views. Native radios, so that arrow keys move and select. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  iconsOnly = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-inset p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: own, label: text, icon: Icon }) => (
        <label
          key={own}
          title={iconsOnly ? text : undefined}
          className="relative inline-flex min-h-[calc(var(--p-control-md)-0.375rem)] items-center gap-1.5 rounded-sm px-2.5 text-sm text-ink-2 hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus forced-colors:has-checked:outline-1"
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            className="absolute inset-0 appearance-none opacity-0"
          />
          {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4" />}
          <span className={iconsOnly ? 'sr-only' : undefined}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
