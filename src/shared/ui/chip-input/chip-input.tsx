import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

export type ChipInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-invalid' | 'aria-describedby' | 'aria-label' | 'placeholder'
> & {
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

const parts = (text: string) =>
  text
    .split(/[,\n]/u)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Tags inside a field: Enter or a comma adds one, Backspace in the empty field removes the last
 * one, and a pasted list is split.
 */
export function ChipInput({ values, onChange, ...rest }: ChipInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const add = (from: string) => {
    onChange([...new Set([...values, ...parts(from)])]);
    setText('');
  };
  return (
    <div className="flex min-h-control-md field flex-wrap items-center gap-1 py-1 pl-1.5! focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
      {values.map((value) => (
        <span
          key={value}
          className="inline-flex h-5 max-w-full items-center gap-0.5 rounded-sm bg-inset pl-1.5 text-xs font-medium text-ink-2"
        >
          <span className="truncate">{value}</span>
          <button
            type="button"
            aria-label={t`Remove ${value}`}
            className="target-24 inline-flex size-5 items-center justify-center rounded-sm hover:bg-hover"
            onClick={() => onChange(values.filter((one) => one !== value))}
          >
            <X aria-hidden strokeWidth={1.75} className="size-3" />
          </button>
        </span>
      ))}
      <input
        {...rest}
        value={text}
        className="h-5 min-w-16 flex-1 bg-transparent px-1 text-control outline-none"
        onChange={(event) =>
          event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value)
        }
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (parts(pasted).length < 2) return;
          event.preventDefault();
          add(pasted);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text.trim() !== '') {
            event.preventDefault();
            add(text);
          }
          if (event.key === 'Backspace' && text === '') onChange(values.slice(0, -1));
        }}
        onBlur={() => text.trim() !== '' && add(text)}
      />
    </div>
  );
}
