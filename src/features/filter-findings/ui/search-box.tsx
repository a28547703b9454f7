import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { withQuerySyntax } from '../model/query-syntax';
import { withFilters, type FindingsSearch } from '@/entities/finding';
import { useMaybeSession } from '@/entities/session';
import { Input } from '@/shared/ui/input';
import { Kbd } from '@/shared/ui/kbd';
import { FilterCorrections, RecentSearches, SearchSuggestions, SearchTokens } from './lazy';
import type { SuggestionKeys } from './search-suggestions';

/** Debounce in ms: short enough to feel live, long enough to skip single letters. */
const settleMs = 120;
/** Ends with a name and a colon: an unfinished filter. */
const unfinished = /(?:^|\s)-?[a-z_]+:\S*$/i;

/** Ends with text that may be the name of a filter, or with a filter. */
const mayName = /(?:^|\s)-?[a-z_]+(?::\S*|:"[^"]*)?$/i;

/** The box overlaps its neighbours, which keep their positions. */
const wide = { zIndex: 50, width: 'min(40rem, 70vw)', minWidth: '100%' };

interface SearchBoxProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch, how: { readonly replace: boolean }) => void;
  onRemoveLast: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * Searches while the user types. Enter converts `severity:critical` and similar words to filters.
 */
export function SearchBox({ search, onSearch, onRemoveLast, inputRef }: SearchBoxProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string>();
  const { user } = useMaybeSession();
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listId = useId();
  const list = useRef<SuggestionKeys>(null);
  const [active, setActive] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const isSuggesting = isOpen && draft !== undefined && mayName.test(draft);
  const isRemembering = isOpen && (draft ?? search.q ?? '') === '';
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (typed: string, asFilters: boolean) => {
    clearTimeout(timer.current);
    // A pending search for the previous text would add another history entry.
    timer.current = undefined;
    if (asFilters) setOpen(false);
    // One search is one history entry, however many pauses the typing had.
    const how = { replace: isTyping.current };
    isTyping.current = !asFilters;
    withQuerySyntax(({ parse, remember }) => {
      if (asFilters && user) remember(user.id, typed);
      const { filters, text } = parse(typed);
      const { q: _q, ...rest } = search;
      const words = text === '' ? {} : { q: text };
      onSearch(
        asFilters ? withFilters({ ...rest, ...words }, filters) : { ...rest, ...words },
        how,
      );
      if (asFilters) setDraft(undefined);
    });
  };

  return (
    <div className="w-full sm:w-72">
      <div className="relative" style={draft === undefined ? undefined : wide}>
        <Input
          ref={inputRef}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isSuggesting || isRemembering}
          aria-controls={listId}
          aria-activedescendant={isSuggesting || isRemembering ? active : undefined}
          icon={Search}
          className="w-full"
          aria-label={t`Search findings`}
          placeholder={t`Search title, path, CVE…`}
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          value={draft ?? search.q ?? ''}
          end={
            <span className="pr-1 max-sm:hidden">
              <Kbd keys="/" />
            </span>
          }
          onChange={(event) => {
            const typed = event.target.value;
            setDraft(typed);
            setOpen(true);
            setActive(undefined);
            clearTimeout(timer.current);
            // An unfinished filter waits for Enter: `severity:cri` would search for meaningless
            // text.
            if (unfinished.test(typed)) return;
            const own = setTimeout(
              () =>
                withQuerySyntax(({ parse }) => {
                  // The syntax may load after the next keystroke.
                  if (timer.current === own && Object.keys(parse(typed).filters).length === 0)
                    commit(typed, false);
                }),
              settleMs,
            );
            timer.current = own;
          }}
          onFocus={() => {
            withQuerySyntax();
            setOpen(true);
          }}
          onBlur={(event) => {
            setOpen(false);
            if (draft !== undefined) commit(event.target.value, true);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (!isOpen && event.key === 'ArrowDown') setOpen(true);
            else if ((isSuggesting || isRemembering) && list.current?.press(event.key) === true)
              event.preventDefault();
            else if (event.key === 'Enter') commit(event.currentTarget.value, true);
            else if (event.key === 'Escape') {
              setDraft(undefined);
              event.currentTarget.blur();
            } else if (event.key === 'Backspace' && event.currentTarget.value === '')
              onRemoveLast();
          }}
        />
        {draft?.includes(':') && <SearchTokens text={draft} input={inputRef} />}
        {isSuggesting && (
          <SearchSuggestions
            ref={list}
            id={listId}
            typed={draft}
            search={search}
            onActive={setActive}
            onClose={() => setOpen(false)}
            onTake={(text, isComplete) => {
              if (isComplete) commit(text, true);
              else {
                setDraft(text);
                // The letters before the colon may already have been searched as text.
                commit(text.replace(unfinished, ''), false);
              }
            }}
          />
        )}
        {isRemembering && (
          <RecentSearches
            ref={list}
            id={listId}
            onActive={setActive}
            onClose={() => setOpen(false)}
            onTake={(text) => commit(text, true)}
          />
        )}
        {(draft ?? search.q)?.includes(':') === true && (
          <FilterCorrections
            text={draft ?? search.q ?? ''}
            input={inputRef}
            onCorrect={(corrected) => commit(corrected, true)}
          />
        )}
      </div>
    </div>
  );
}
