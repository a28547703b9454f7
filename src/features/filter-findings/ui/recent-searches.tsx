import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useSessionUser } from '@/entities/session';
import { cx } from '@/shared/lib/cx';
import { listRecentSearches, removeRecentSearch } from '../model/recent-searches';
import type { SuggestionKeys } from './search-suggestions';

interface RecentSearchesProps {
  id: string;
  onActive: (id: string | undefined) => void;
  onTake: (text: string) => void;
  onClose: () => void;
  ref?: Ref<SuggestionKeys>;
}

/** The user's last searches on this device. Delete removes the active one. */
export function RecentSearches({ id, onActive, onTake, onClose, ref }: RecentSearchesProps) {
  const { t } = useLingui();
  const { id: user } = useSessionUser();
  const [searches, setSearches] = useState(() => listRecentSearches(user));
  const [active, setActive] = useState(-1);
  const move = (to: number) => {
    setActive(to);
    onActive(to < 0 ? undefined : `${id}-${String(to)}`);
  };
  const remove = (search: string) => {
    removeRecentSearch(user, search);
    setSearches(listRecentSearches(user));
    move(-1);
  };
  useImperativeHandle(ref, () => ({
    press: (key) => {
      const { length } = searches;
      const chosen = searches[active];
      if (length === 0) return false;
      if (key === 'ArrowDown') move(active + 1 >= length ? -1 : active + 1);
      else if (key === 'ArrowUp') move(active < 0 ? length - 1 : active - 1);
      else if (key === 'Escape') onClose();
      else if (key === 'Enter' && chosen !== undefined) onTake(chosen);
      else if (key === 'Delete' && chosen !== undefined) remove(chosen);
      else return false;
      return true;
    },
  }));
  if (searches.length === 0) return null;
  return (
    <div className="absolute inset-x-0 z-50 mt-1 max-h-72 overflow-y-auto rounded-md p-1 floating text-sm">
      <p className="px-2 py-1 text-xs text-ink-3">
        <Trans>Recent searches</Trans>
      </p>
      <div className="flex">
        <div id={id} role="listbox" aria-label={t`Recent searches`} className="min-w-0 flex-1">
          {searches.map((search, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={search}
              id={`${id}-${String(index)}`}
              role="option"
              aria-selected={index === active}
              className={cx(
                'flex min-h-8 w-full items-center rounded-sm px-2 text-left hover:bg-hover max-sm:min-h-10',
                index === active && 'bg-hover',
              )}
              // Keeps the focus in the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(search)}
            >
              <span className="truncate font-mono text-xs">{search}</span>
            </button>
          ))}
        </div>
        <div>
          {searches.map((search) => (
            <button
              type="button"
              tabIndex={-1}
              key={search}
              aria-label={t`Forget ${search}`}
              className="flex min-h-8 items-center rounded-sm px-2 text-ink-3 hover:bg-hover hover:text-ink max-sm:min-h-10"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => remove(search)}
            >
              <X aria-hidden strokeWidth={1.75} className="size-4" />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
