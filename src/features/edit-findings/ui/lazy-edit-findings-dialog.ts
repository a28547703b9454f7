import { lazily } from '@/shared/lib/lazily';

export const EditFindingsDialog = lazily(() =>
  import('./edit-findings-dialog').then((module) => module.EditFindingsDialog),
);
