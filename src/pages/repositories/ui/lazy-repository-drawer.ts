import { lazily } from '@/shared/lib/lazily';

export const RepositoryDrawer = lazily(() =>
  import('./repository-drawer').then((module) => module.RepositoryDrawer),
);
