import {
  Combobox as Headless,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAnchorPosition } from '@/shared/lib/use-anchor-position';
import { search } from '@/shared/lib/search-text';

export type ComboboxChoice = {
  value: string;
  label: string;
  /** At the end, in gray. */ note?: ReactNode;
  icon?: ReactNode;
};
export type ComboboxProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-invalid' | 'aria-describedby' | 'aria-label' | 'placeholder' | 'disabled'
> & {
  options: readonly ComboboxChoice[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Loads matches, for example from the server. Without it the given options are searched. */
  onSearch?: (text: string) => void;
  /** Whether more match than the given options. */
  hasMore?: boolean;
};

const below = { side: 'bottom', align: 'start' } as const;
const most = 100;

/** Headless opens the list on focus and on this key; a click on the focused field has neither. */
const openList = (input: HTMLElement) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));

/**
 * Selects one of many options by typing. Its list is in the top layer, so that it also opens inside
 * a dialog.
 */
export function Combobox({
  options,
  value,
  onChange,
  onSearch,
  hasMore = false,
  disabled = false,
  ...rest
}: ComboboxProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [field, setField] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  useAnchorPosition(list !== null, field, list, below);
  // What the server answers to a text may be without the chosen one: its label stays. Headless
  // writes another one into the field, over a text that came without a key (pasted, dictated).
  const listed = options.find((option) => option.value === value);
  const [chosen, setChosen] = useState(listed);
  if (listed && (listed.value !== chosen?.value || listed.label !== chosen.label))
    setChosen(listed);
  const label = chosen?.value === value ? chosen.label : value;
  const found = onSearch ? options : search(options, text, (option) => option.label);
  const ask = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  return (
    <Headless
      immediate
      value={value}
      onChange={onChange}
      onClose={() => ask('')}
      disabled={disabled}
    >
      <div ref={setField} className="relative">
        <ComboboxInput
          {...rest}
          autoComplete="off"
          className="h-control-md field truncate pr-8!"
          displayValue={() => label ?? ''}
          // Headless moves the caret to the end when a dialog gives it the focus.
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) =>
            text === '' && key.length === 1 && !ctrlKey && !metaKey && currentTarget.select()
          }
          // Headless then does not open the list.
          onFocus={(event) =>
            event.currentTarget.closest('[data-opening]') && event.preventDefault()
          }
          onClick={({ currentTarget: input }) => {
            if (text === '') input.select();
            if (input.ariaExpanded !== 'true') openList(input);
          }}
          onChange={(event) => ask(event.target.value)}
        />
        <ComboboxButton
          aria-label={t`Show the list`}
          className="absolute inset-y-0 right-0 px-2.5 text-ink-3"
        >
          <ChevronDown aria-hidden strokeWidth={1.75} className="size-3.5" />
        </ComboboxButton>
        <ComboboxOptions
          modal={false}
          ref={(node: HTMLElement | null) => {
            node?.togglePopover(true);
            setList(node);
          }}
          popover="manual"
          style={{ minWidth: field?.offsetWidth }}
          className="fixed m-0 max-h-72 max-w-[calc(100vw-1rem)] popover-motion overflow-y-auto rounded-lg p-1 floating outline-none"
        >
          {found.slice(0, most).map((option) => (
            <ComboboxOption
              key={option.value}
              value={option.value}
              className="group/option flex min-h-control-md items-center gap-2.5 rounded-md px-2 text-sm data-focus:bg-overlay-hover forced-colors:data-focus:outline-1"
            >
              {option.icon}
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              {option.note && <span className="shrink-0 text-xs text-ink-3">{option.note}</span>}
              <Check
                aria-hidden
                strokeWidth={2}
                className="invisible size-4 shrink-0 text-primary-text group-data-selected/option:visible"
              />
            </ComboboxOption>
          ))}
          {(found.length === 0 || hasMore || found.length > most) && (
            <ComboboxOption disabled value={null} className="px-2 py-1.5 text-sm text-ink-3">
              {found.length === 0 ? t`Nothing matches.` : t`There are more: type to find them.`}
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </div>
    </Headless>
  );
}
