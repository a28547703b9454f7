import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '@/shared/lib/cx';

const sizes = { sm: 'h-control-sm', md: 'h-control-md', lg: 'h-control-lg' } as const;

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children' | 'multiple'> & {
  options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[];
  /** Shown first, with an empty value. */
  placeholder?: string;
  size?: keyof typeof sizes;
};

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
);

/**
 * The native select, with its typeahead, wheel and the phone's picker. Use Combobox for more than
 * eight options.
 */
export const Select = ({ options, placeholder, size = 'md', className, ...rest }: SelectProps) => (
  <span className={cx('relative block', className)}>
    <select {...rest} className={cx('field appearance-none truncate pr-8!', sizes[size])}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((entry) =>
        'group' in entry ? (
          <optgroup key={entry.group} label={entry.group}>
            {entry.options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </optgroup>
        ) : (
          <Option key={entry.value} {...entry} />
        ),
      )}
    </select>
    <ChevronDown
      aria-hidden
      strokeWidth={1.75}
      className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-3.5 text-ink-3"
    />
  </span>
);
