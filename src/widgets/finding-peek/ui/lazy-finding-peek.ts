import { lazily } from '@/shared/lib/lazily';

export const FindingPeek = lazily(() =>
  import('./finding-peek').then((module) => module.FindingPeek),
);
