import { lazyComponent } from '@/shared/lib/lazy-component';

// Only a word with a colon can be a mistyped filter.
export const FilterCorrections = lazyComponent(() =>
  import('./filter-corrections').then((module) => module.FilterCorrections),
);

export const SearchSuggestions = lazyComponent(() =>
  import('./search-suggestions').then((module) => module.SearchSuggestions),
);

export const SearchTokens = lazyComponent(() =>
  import('./search-tokens').then((module) => module.SearchTokens),
);

// Shown only while the box is empty.
export const RecentSearches = lazyComponent(() =>
  import('./recent-searches').then((module) => module.RecentSearches),
);
