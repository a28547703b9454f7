// The page asks for the list of findings before its code is there (index.html), with the filters of the address. Only code heals an address that makes no sense: this
// pattern tells the page which ones need no healing. Made of the filters' own definitions.
import type { Plugin } from 'vite';
import {
  type FilterDefinition,
  findingFilters,
  findingSortFields,
  sortDirections,
} from '../../src/shared/rules/finding-filters.ts';

const list = (item: string) => `${item}(?:,${item})*`;
const oneOf = (words: readonly string[]) => `(?:${words.join('|')})`;

/** What a value looks like that the code would not change, or undefined where only the code can tell. */
const valueOf = (definition: FilterDefinition): string | undefined => {
  if (definition.kind === 'flag') return 'true|false';
  if (definition.kind === 'integers') return list(String.raw`[1-9]\d{0,8}`);
  if (definition.kind !== 'list' || definition.pattern !== undefined) return undefined;
  return definition.values === undefined
    ? String.raw`[\w.:/@-]{1,200}`
    : list(oneOf(definition.values));
};

export const plainSearch = (): string => {
  const filters = Object.entries<FilterDefinition>(findingFilters).map(
    ([key, definition]) => [key, valueOf(definition)] as const,
  );
  const keys = new Map<string, string[]>();
  for (const [key, value] of [
    ...filters,
    ['sort_field', findingSortFields.join('|')] as const,
    ['sort', sortDirections.join('|')] as const,
  ]) {
    // Keys with the same values share them: the pattern is part of every page.
    if (value !== undefined) keys.set(value, [...(keys.get(value) ?? []), key]);
  }
  const pairs = [...keys].map(([value, names]) => `${oneOf(names)}=(?:${value})`);
  return `^(?:[?&]${oneOf(pairs)}(?=&|$))*$`;
};

export const plainSearchPattern = (): Plugin => ({
  name: 'parapet:plain-search',
  transformIndexHtml: (html) =>
    html.replace(
      '<!--plain-search-->',
      () =>
        `<script type="application/json" id="parapet-plain-search">${JSON.stringify({ pattern: plainSearch() })}</script>`,
    ),
});
