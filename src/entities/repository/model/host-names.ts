import type { SourceHost } from '@/shared/api/generated/model';

/** Full names for setting up a host. `sourceControlOf` has the short names for lists. */
export const hostNames: Readonly<Record<SourceHost, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  bitbucket: 'Bitbucket Cloud',
  gitea: 'Gitea',
};
