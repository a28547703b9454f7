import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { cx } from '@/shared/lib/cx';
import { nextFocusIndex } from '@/shared/lib/roving-focus';
import { useModal } from '../dialog';
import { PaletteField } from './palette-field';
import { PaletteFoot } from './palette-foot';
import { optionId, PaletteGroupList } from './palette-group';
import type { PaletteGroup, PaletteItem } from './palette-model';
import { PaletteState, type SearchState } from './palette-state';
import { useHighlight } from './use-highlight';

export type CommandPaletteProps<Item extends PaletteItem> = {
  query: string;
  onQuery: (query: string) => void;
  /** The query without its prefix; matches are bold. */
  sought: string;
  /** Results that arrive later never move the highlight. */
  groups: readonly PaletteGroup<Item>[];
  /** Name of the scope that Tab narrowed the search to; without one everything is searched. */
  scope?: string | undefined;
  onRun: (item: Item) => void;
  /** Called for Tab on a highlighted item that has a scope. */
  onNarrow?: (item: Item) => void;
  /** Backspace in the empty field. */
  onWiden?: () => void;
  state?: SearchState | undefined;
  onRetry?: () => void;
  /** Shown when nothing is found. */
  empty: string;
  onClose: () => void;
};

/** Open while mounted. Over any page; full screen on phones. */
export function CommandPalette<Item extends PaletteItem>({
  query,
  onQuery,
  sought,
  groups: found,
  scope,
  onRun,
  onNarrow,
  onWiden,
  state,
  onRetry,
  empty,
  onClose,
}: CommandPaletteProps<Item>) {
  const { t } = useLingui();
  const id = useId();
  const modal = useModal(onClose);
  const scroller = useRef<HTMLDivElement>(null);
  const question = `${scope ?? ''}\n${query}`;
  const { groups, items, active, current, choose } = useHighlight(
    found.filter((group) => group.items.length > 0),
    question,
  );
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [question]);

  /** True if the palette handled the key. */
  const press = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'Enter' && current) {
      onRun(current);
      return true;
    }
    if (key === 'Tab' && !shiftKey && current?.narrows === true && onNarrow) {
      onNarrow(current);
      return true;
    }
    if (key === 'Backspace' && query === '' && scope !== undefined && onWiden) {
      onWiden();
      return true;
    }
    const next =
      key === 'Home' || key === 'End' ? undefined : nextFocusIndex(key, active, items.length);
    const reached = next === undefined ? undefined : items[next];
    if (!reached) return false;
    choose(reached.id);
    document.getElementById(optionId(id, reached))?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  return (
    <dialog
      {...modal}
      aria-label={t`Command palette`}
      className="mx-auto mt-[14vh] mb-auto max-h-[70dvh] w-[40rem] max-w-full dialog-motion flex-col overflow-hidden rounded-xl floating backdrop:bg-scrim open:flex max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none max-sm:border-0"
    >
      <PaletteField
        list={id}
        active={current && optionId(id, current)}
        query={query}
        onQuery={onQuery}
        scope={scope}
        onClose={onClose}
        onKeyDown={(event) => {
          // Keys of an unfinished IME composition belong to the input method.
          if (!event.nativeEvent.isComposing && press(event)) event.preventDefault();
        }}
      />
      <div
        ref={scroller}
        className={cx('min-h-0 overflow-y-auto p-2', items.length > 0 && 'flex-1')}
      >
        <div id={id} role="listbox" aria-label={t`Results`}>
          {groups.map((group) => (
            <PaletteGroupList
              key={group.id}
              base={id}
              group={group}
              sought={sought}
              active={current}
              onRun={onRun}
            />
          ))}
        </div>
      </div>
      <PaletteState
        state={state}
        found={items.length}
        scope={scope}
        empty={empty}
        onRetry={onRetry}
      />
      <PaletteFoot />
    </dialog>
  );
}
