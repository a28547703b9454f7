import { lazily } from '@/shared/lib/lazily';

export const RunDialog = lazily(() => import('./run-dialog').then((module) => module.RunDialog));
export const WorkConsole = lazily(() =>
  import('./work-console').then((module) => module.WorkConsole),
);
