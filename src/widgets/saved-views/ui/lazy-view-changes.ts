import { lazily } from '@/shared/lib/lazily';

export const ViewChanges = lazily(() =>
  import('./view-changes').then((module) => module.ViewChanges),
);
