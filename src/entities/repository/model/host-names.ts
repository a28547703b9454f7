import type { SourceHost } from '@/shared/api/generated/model';

/** In full, where the user sets a host up. `sourceControlOf` has the short names of lists. */
export const hostNames: Readonly<Record<SourceHost, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  bitbucket: 'Bitbucket Cloud',
  gitea: 'Gitea',
};
