import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useImperativeHandle, useState, type Ref } from 'react';
import { hasOptions, type FindingFilterKey } from '#domain/finding-filters';
import { keyOf } from '#domain/finding-query-syntax';
import {
  asValueOf,
  canBeValue,
  knownValues,
  suggestedFields,
  typedWord,
  withField,
  withOpposite,
  withValue,
  wordFields,
  type TypedWord,
} from '#domain/query-suggestions';
import {
  filterNames,
  filterValueName,
  findingQueries,
  useFilterOptions,
  useFindingsClient,
  type FindingsSearch,
} from '@/entities/finding';
import { useMaybeSession } from '@/entities/session';
import { totalText } from '@/shared/lib/count';
import { cx } from '@/shared/lib/cx';
import { Kbd } from '@/shared/ui/kbd';
import { listRecentSearches } from '../model/recent-searches';
import { toQuery, type Narrowing, useNarrowing } from '../model/use-narrowing';

/** The search box's interface to its list of suggestions. */
export interface SuggestionKeys {
  /** Handles a key; returns whether the list used it. */
  press: (key: string) => boolean;
}

interface SearchSuggestionsProps {
  id: string;
  typed: string;
  search: FindingsSearch;
  /** The id of the active option. */
  onActive: (id: string | undefined) => void;
  /** A name still needs a value; a value completes the filter. */
  onTake: (text: string, isComplete: boolean) => void;
  onClose: () => void;
  ref?: Ref<SuggestionKeys>;
}

interface Suggestion {
  readonly text: string;
  readonly label: string;
  readonly detail: string;
  readonly isComplete: boolean;
}

/** How many recent searches are listed with the suggestions. */
const mostRecent = 3;

/** The number of rows that fit on a phone with its keyboard open. */
const most = 8;

/** Suggests filter names, then values of the named filter, with counts. */
export function SearchSuggestions({
  id,
  typed,
  search,
  onActive,
  onTake,
  onClose,
  ref,
}: SearchSuggestionsProps) {
  const { t, i18n } = useLingui();
  const [{ of, at }, setActive] = useState({ of: typed, at: -1 });
  const active = of === typed ? at : -1;
  const values = useSuggestions(typed, search);
  const narrowing = useNarrowing(typed, search);
  const narrower = narrowing.filters.map(({ name, text, count }) => ({
    text,
    label: name,
    detail: totalText(i18n, count),
    isComplete: true,
  }));
  const offered = [...values, ...narrower];
  const recent = useRecent(typed).filter(({ text }) => offered.every((one) => one.text !== text));
  const suggestions = [...offered, ...recent];
  const move = (to: number) => {
    setActive({ of: typed, at: to });
    onActive(to < 0 ? undefined : `${id}-${to}`);
  };
  const take = ({ text, isComplete }: Suggestion) => {
    move(-1);
    onTake(text, isComplete);
  };
  useImperativeHandle(ref, () => ({
    press: (key) => {
      const { length } = suggestions;
      if (length === 0) return false;
      const chosen = suggestions[active];
      if (key === 'ArrowDown') move(active + 1 >= length ? -1 : active + 1);
      else if (key === 'ArrowUp') move(active < 0 ? length - 1 : active - 1);
      else if (key === 'Escape') {
        move(-1);
        onClose();
      } else if ((key === 'Enter' || key === 'Tab') && chosen) take(chosen);
      else if (key === '-' && chosen) {
        const text = withOpposite(chosen.text);
        if (text !== undefined) take({ ...chosen, text });
      } else return false;
      return true;
    },
  }));
  if (suggestions.length === 0) return null;
  const option = (suggestion: Suggestion, index: number) => (
    <button
      type="button"
      tabIndex={-1}
      key={suggestion.text}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      className={cx(
        'flex min-h-8 w-full cursor-pointer text-left items-center gap-2 rounded-sm px-2 hover:bg-hover max-sm:min-h-10',
        index === active && 'bg-hover',
      )}
      // Keeps the focus in the box: leaving it would search for half a filter.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => take(suggestion)}
    >
      <span className="min-w-0 flex-1 truncate text-ink">{suggestion.label}</span>
      <span className="shrink-0 text-xs text-ink-3 num">{suggestion.detail}</span>
    </button>
  );
  return (
    <div className="absolute inset-x-0 z-50 mt-1 overflow-hidden rounded-md floating text-sm">
      <div
        id={id}
        role="listbox"
        aria-label={t`Suggestions`}
        className={cx(
          'max-h-72 overflow-y-auto p-1',
          narrower.length + recent.length > 0 &&
            values.length > 0 &&
            'sm:grid sm:grid-cols-2 gap-x-4',
        )}
      >
        {values.length > 0 && (
          <div role="group" aria-label={t`For this word`}>
            {values.map(option)}
          </div>
        )}
        <div>
          {narrower.length > 0 && (
            <div role="group" aria-label={t`Then narrow by`}>
              <p role="presentation" className="px-2 py-1 text-xs text-ink-3">
                <Trans>Then narrow by</Trans>
              </p>
              {narrower.map((one, index) => option(one, values.length + index))}
            </div>
          )}
          {recent.length > 0 && (
            <div role="group" aria-label={t`Recent searches`}>
              <p role="presentation" className="px-2 py-1 text-xs text-ink-3">
                <Trans>Recent searches</Trans>
              </p>
              {recent.map((one, index) => option(one, values.length + narrower.length + index))}
            </div>
          )}
        </div>
      </div>
      <SuggestionsFoot matches={narrowing.matches} />
    </div>
  );
}

/** The number of findings that match so far, and the keyboard shortcuts of the list. */
function SuggestionsFoot({ matches }: Pick<Narrowing, 'matches'>) {
  const { i18n } = useLingui();
  const count = matches && totalText(i18n, matches);
  const total = matches?.total ?? 0;
  return (
    <div className="flex items-center gap-4 border-t border-line bg-inset px-3 py-1.5 text-xs text-ink-3">
      <span role="status" className="num">
        {matches ? (
          <Plural
            value={total}
            one="# finding matches so far"
            other={`${count} findings match so far`}
          />
        ) : (
          <Trans>Type a field, a value or plain words</Trans>
        )}
      </span>
      <span className="ml-auto inline-flex items-center gap-1.5 max-sm:hidden">
        <Kbd keys="↑ ↓" /> <Trans>choose</Trans>
      </span>
      <span className="inline-flex items-center gap-1.5 max-sm:hidden">
        <Kbd keys="Tab" /> <Trans>insert</Trans>
      </span>
      <span className="inline-flex items-center gap-1.5 max-sm:hidden">
        <Kbd keys="−" /> <Trans>exclude</Trans>
      </span>
      <span className="inline-flex items-center gap-1.5 max-sm:hidden">
        <Kbd keys="Enter" /> <Trans>search</Trans>
      </span>
    </div>
  );
}

/** The user's recent searches that contain the typed text. */
function useRecent(typed: string): readonly Suggestion[] {
  const { user } = useMaybeSession();
  const wanted = typed.trim().toLowerCase();
  return (user ? listRecentSearches(user.id) : [])
    .filter((text) => text.toLowerCase().includes(wanted) && text.toLowerCase() !== wanted)
    .slice(0, mostRecent)
    .map((text) => ({ text, label: text, detail: '', isComplete: true }));
}

function useSuggestions(typed: string, search: FindingsSearch): readonly Suggestion[] {
  const { i18n } = useLingui();
  const word = typedWord(typed);
  // The text before the word narrows the counts, just as it will narrow the list.
  const before = useDeferredValue(word?.before.trim() ?? '');
  const rest = before === '' ? search : toQuery(search, before);
  const values = useValues(word, rest);
  const ofWord = useValuesOfWord(word, before === '' ? withoutText(search) : rest);
  if (word === undefined) return [];
  if (word.name !== undefined) return values.slice(0, most);
  const fields = suggestedFields(word).map((name) => {
    const key = keyOf(name);
    return {
      text: withField(word, name),
      label: `${word.isNegated ? '-' : ''}${name}:`,
      detail: key ? i18n._(filterNames[key]) : '',
      isComplete: false,
    };
  });
  return [...fields, ...ofWord].slice(0, most);
}

/** Removes the text search: as a value, the word is no longer searched as text. */
const withoutText = ({ q: _q, ...search }: FindingsSearch): FindingsSearch => search;

/**
 * The filter values that a word without a name matches: `cri` is a severity, `ledger` a repository.
 */
function useValuesOfWord(
  word: TypedWord | undefined,
  search: FindingsSearch,
): readonly Suggestion[] {
  const { i18n } = useLingui();
  const wanted = useDeferredValue(word?.beginning ?? '').toLowerCase();
  const isWanted = word !== undefined && canBeValue(word);
  const client = useFindingsClient();
  const answers = useQueries({
    queries: wordFields.map((key) => ({
      ...findingQueries.options(key, search, wanted, client),
      enabled: isWanted,
    })),
  });
  if (!isWanted) return [];
  return wordFields.flatMap((key, index) =>
    (answers[index]?.data?.options ?? []).flatMap(({ value, label, count }) => {
      const shown = filterValueName(i18n, key, value, label);
      const isMeant = [value, shown].some((text) => text.toLowerCase().includes(wanted));
      if (count === 0 || !isMeant) return [];
      const named = asValueOf(word, key);
      return [
        {
          text: withValue(named, value),
          label: `${word.isNegated ? '-' : ''}${named.name ?? key}: ${shown}`,
          detail: i18n.number(count),
          isComplete: true,
        },
      ];
    }),
  );
}

function useValues(word: TypedWord | undefined, search: FindingsSearch): readonly Suggestion[] {
  const { i18n } = useLingui();
  const key = word?.name === undefined ? undefined : keyOf(word.name);
  const wanted = useDeferredValue(word?.beginning ?? '');
  const isCounted = key !== undefined && hasOptions(key);
  const asked: FindingFilterKey = isCounted ? key : 'severity';
  const { data } = useFilterOptions(asked, search, wanted, isCounted);
  if (word?.name === undefined) return [];
  const counted = isCounted ? (data?.options ?? []) : [];
  const has = new Set(counted.map(({ value }) => value));
  const known = knownValues(word.name)
    .filter((value) => !has.has(value))
    .map((value) => ({ value, label: undefined, count: undefined }));
  const begins = word.beginning.toLowerCase();
  return [...known.filter(({ value }) => value === 'me'), ...counted, ...known].flatMap(
    ({ value, label, count }, index, all) => {
      const isTwice = all.findIndex((one) => one.value === value) < index;
      const shown = key ? filterValueName(i18n, key, value, label) : value;
      const isMeant = [value, shown].some((text) => text.toLowerCase().includes(begins));
      if (isTwice || !isMeant) return [];
      const detail = count === undefined ? '' : i18n.number(count);
      return [{ text: withValue(word, value), label: shown, detail, isComplete: true }];
    },
  );
}
