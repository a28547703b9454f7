import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { nextFocusIndex } from '@/shared/lib/roving-focus';
import { search } from '@/shared/lib/search-text';
import { Input } from '../input';
import { MultiSelectFooter } from './multi-select-footer';
import { type MultiChoice, MultiSelectOption } from './multi-select-option';

/** `count` is 'loading' while it is being computed; a skeleton reserves its space. */
export type MultiSelectProps = {
  label: string;
  options: readonly MultiChoice[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Ctrl Enter applies and closes. */
  onApply?: () => void;
  /** There are more than `options`; `onSearch` finds them. */
  more?: boolean;
  /** Called with the text of the search field. */
  onSearch?: (text: string) => void;
};

const most = 200;

/**
 * A list with a search field. Space toggles, Shift with arrow keys extends. Place it in a popover
 * or sheet.
 */
export function MultiSelect({
  label,
  options,
  values,
  onChange,
  onApply,
  more = false,
  onSearch,
}: MultiSelectProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = search(options, text, (option) => option.label).slice(0, most);
  const hidden = options.length > most && text === '' ? options.length - most : 0;
  const activeId = found[active] ? `${id}-${active}` : undefined;
  const total = i18n.number(options.length);
  const others = i18n.number(hidden);

  const set = (value: string, on: boolean) =>
    onChange(on ? [...new Set([...values, value])] : values.filter((one) => one !== value));
  const toggle = (value: string) => set(value, !values.includes(value));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onApply?.();
      return;
    }
    const current = found[active];
    const inList = event.target === list.current;
    if (current && (event.key === 'Enter' || (event.key === ' ' && inList))) {
      event.preventDefault();
      toggle(current.value);
      return;
    }
    const next =
      inList || event.key.startsWith('Arrow')
        ? nextFocusIndex(event.key, active, found.length)
        : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    const reached = found[next];
    if (event.shiftKey && current && reached)
      onChange([...new Set([...values, current.value, reached.value])]);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      {(options.length > 8 || more) && (
        <div className="border-b border-line p-2">
          <Input
            type="search"
            aria-label={t`Search in ${label}`}
            aria-controls={id}
            aria-activedescendant={activeId}
            placeholder={t`Search ${total} options`}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
              onSearch?.(event.target.value);
            }}
          />
        </div>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-multiselectable
        aria-label={label}
        aria-activedescendant={activeId}
        tabIndex={0}
        className="max-h-72 overflow-y-auto p-1 -outline-offset-2"
      >
        {found.map((option, index) => (
          <MultiSelectOption
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            selected={values.includes(option.value)}
            active={index === active}
            onPick={() => {
              setActive(index);
              toggle(option.value);
            }}
          />
        ))}
      </div>
      {found.length === 0 && <p className="px-3 pb-2 text-sm text-ink-3">{t`Nothing matches.`}</p>}
      {hidden > 0 && (
        <p className="px-3 pb-2 text-xs text-ink-3">{t`Type to find ${others} more.`}</p>
      )}
      {more && hidden === 0 && text === '' && (
        <p className="px-3 pb-2 text-xs text-ink-3">{t`Type to find more.`}</p>
      )}
      <MultiSelectFooter selected={values.length} onClear={() => onChange([])} />
    </div>
  );
}
