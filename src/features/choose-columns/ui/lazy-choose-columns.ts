import { lazily } from '@/shared/lib/lazily';

export const ChooseColumns = lazily(() =>
  import('./choose-columns').then((module) => module.ChooseColumns),
);
