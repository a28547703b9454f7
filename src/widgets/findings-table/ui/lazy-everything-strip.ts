import { lazily } from '@/shared/lib/lazily';

export const EverythingStrip = lazily(() =>
  import('./everything-strip').then((module) => module.EverythingStrip),
);
