import { lazyComponent } from '@/shared/lib/lazy-component';

export const PullRequestLife = lazyComponent(() =>
  import('./pull-request-life').then((module) => module.PullRequestLife),
);

export const IssueDialog = lazyComponent(() =>
  import('./issue-dialog').then((module) => module.IssueDialog),
);
