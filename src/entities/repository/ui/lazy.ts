import { lazyComponent } from '@/shared/lib/lazy-component';

export const RepositorySearch = lazyComponent(() =>
  import('./repository-search').then((module) => module.RepositorySearch),
);
