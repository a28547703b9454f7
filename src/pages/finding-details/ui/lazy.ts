import { lazyComponent } from '@/shared/lib/lazy-component';

export const FieldEditor = lazyComponent(() =>
  import('./field-editor').then((module) => module.FieldEditor),
);
