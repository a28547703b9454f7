import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { nextIndex } from '@/shared/lib/roving';
import { Badge } from '../badge';
import { useModal } from '../dialog';
import { IconButton } from '../icon-button';
import { Kbd } from '../kbd';
import { PaletteFoot } from './palette-foot';
import { PaletteGroupList } from './palette-group';
import type { PaletteGroup, PaletteItem } from './palette-model';

export type CommandPaletteProps = {
  query: string;
  onQuery: (query: string) => void;
  /** Local results first; what the server finds is appended below, so that the highlight never moves. */
  groups: readonly PaletteGroup[];
  /** What is searched: "Everything", or the repository that Tab narrowed to. */
  scope: string;
  onRun: (item: PaletteItem) => void;
  /** Tab on the highlighted item. */
  onNarrow?: (item: PaletteItem) => void;
  /** Shown when nothing is found. */
  empty: string;
  onClose: () => void;
};

/** Open while mounted. Over any page; full screen on phones. */
export function CommandPalette({ query, onQuery, groups, scope, onRun, onNarrow, empty, onClose }: CommandPaletteProps) {
  const { t } = useLingui();
  const id = useId();
  const modal = useModal(onClose);
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<string>();
  const active = Math.max(0, items.findIndex((item) => item.id === chosen));
  const current = items[active];
  const found = items.length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      onRun(current);
    }
    if (event.key === 'Tab' && !event.shiftKey && current && onNarrow) {
      event.preventDefault();
      onNarrow(current);
    }
    const next = event.key === 'Home' || event.key === 'End' ? undefined : nextIndex(event.key, active, items.length);
    const reached = next === undefined ? undefined : items[next];
    if (!reached) return;
    event.preventDefault();
    setChosen(reached.id);
    document.getElementById(`${id}-${reached.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <dialog
      {...modal}
      aria-label={t`Command palette`}
      className="floating dialog-motion mx-auto mt-[14vh] mb-auto max-h-[70vh] w-[40rem] max-w-full flex-col overflow-hidden rounded-xl backdrop:bg-scrim open:flex max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none max-sm:border-0"
    >
      <div className="flex h-13 shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
        <input
          role="combobox"
          aria-label={t`Search or run a command`}
          placeholder={t`Search or jump to…`}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={current && `${id}-${current.id}`}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            onQuery(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          className="h-10 min-w-0 flex-1 bg-transparent text-md outline-none"
        />
        <Badge className="max-sm:hidden">{scope}</Badge>
        <span className="max-sm:hidden">
          <Kbd keys="Esc" />
        </span>
        <span className="sm:hidden">
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
        </span>
      </div>
      <div id={id} role="listbox" aria-label={t`Results`} className="min-h-0 flex-1 overflow-y-auto p-2">
        {groups.map((group) => group.items.length > 0 && <PaletteGroupList key={group.id} base={id} group={group} active={current?.id} onRun={onRun} />)}
      </div>
      {items.length === 0 && <p className="px-4 pb-4 text-sm text-ink-3">{empty}</p>}
      <p role="status" className="sr-only">
        {found === 0 ? empty : t`${found} results`}
      </p>
      <PaletteFoot />
    </dialog>
  );
}
