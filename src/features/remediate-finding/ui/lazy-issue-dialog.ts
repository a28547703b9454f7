import { lazily } from '@/shared/lib/lazily';

export const IssueDialog = lazily(() =>
  import('./issue-dialog').then((module) => module.IssueDialog),
);
