import { lazyComponent } from '@/shared/lib/lazy-component';

export const IssueDialog = lazyComponent(() =>
  import('./issue-dialog').then((module) => module.IssueDialog),
);
