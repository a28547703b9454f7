import { lazyComponent } from '@/shared/lib/lazy-component';

/** On narrow screens only: cards of different heights need a library that measures them. */
export const FindingsCards = lazyComponent(() =>
  import('./findings-cards').then((module) => module.FindingsCards),
);

export const SelectAllBanner = lazyComponent(() =>
  import('./select-all-banner').then((module) => module.SelectAllBanner),
);

export const SeenKeys = lazyComponent(() =>
  import('./seen-keys').then((module) => module.SeenKeys),
);

export const PrintedFindings = lazyComponent(() =>
  import('./printed-findings').then((module) => module.PrintedFindings),
);
