import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Badge } from '../badge';
import { IconButton } from '../icon-button';
import { Kbd } from '../kbd';

type FieldProps = {
  /** Id of the list that the field controls. */
  list: string;
  active: string | undefined;
  query: string;
  onQuery: (query: string) => void;
  scope: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

export function PaletteField({
  list,
  active,
  query,
  onQuery,
  scope,
  onKeyDown,
  onClose,
}: FieldProps) {
  const { t } = useLingui();
  const description = `${list}-description`;
  const narrowed = scope !== undefined;
  return (
    <div className="flex h-13 shrink-0 items-center gap-3 border-b border-line px-4">
      <Search aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
      <input
        role="combobox"
        aria-label={t`Search or run a command`}
        aria-describedby={description}
        placeholder={narrowed ? t`Search in ${scope}…` : t`Search or jump to…`}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={active}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-10 min-w-0 flex-1 truncate bg-transparent text-md outline-none"
      />
      <p id={description} className="sr-only">
        {narrowed
          ? t`Searching in ${scope}. Press Backspace in the empty field to search everything.`
          : t`Type > for actions, # for findings or @ for people. Press Tab on a repository to search only there.`}
      </p>
      <Badge className={narrowed ? 'max-w-[40%] shrink!' : 'max-sm:hidden'}>
        <span className="truncate">{narrowed ? scope : t`Everything`}</span>
      </Badge>
      <span className="max-sm:hidden">
        <Kbd keys="Esc" />
      </span>
      <span className="sm:hidden">
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </span>
    </div>
  );
}
