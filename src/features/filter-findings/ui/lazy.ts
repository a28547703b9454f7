import { lazyComponent } from '@/shared/lib/lazy-component';

// Only a word with a colon may be a mistyped filter.
export const MeantWords = lazyComponent(() =>
  import('./meant-words').then((module) => module.MeantWords),
);

export const SearchSuggestions = lazyComponent(() =>
  import('./search-suggestions').then((module) => module.SearchSuggestions),
);

export const SearchTokens = lazyComponent(() =>
  import('./search-tokens').then((module) => module.SearchTokens),
);

// Shown in the empty box only.
export const RecentSearches = lazyComponent(() =>
  import('./recent-searches').then((module) => module.RecentSearches),
);
