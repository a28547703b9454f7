import type { SourceControl } from '@/shared/api/generated/model';

export const hosts = ['github', 'gitlab', 'bitbucket', 'gitea'] as const;
export type Host = (typeof hosts)[number];

export const hostNames: Record<Host, string> = { github: 'GitHub', gitlab: 'GitLab', bitbucket: 'Bitbucket Cloud', gitea: 'Gitea' };

/** The address says `bitbucket_cloud` or "bitbucket cloud", the call `bitbucket`. */
export function hostOf(sourceControl: string): Host | undefined {
  const word = sourceControl.toLowerCase().replaceAll(/[\s_]cloud$/g, '');
  return hosts.find((host) => host === word);
}

export const sourceControlOf = (host: Host): Exclude<SourceControl, 'manual'> => (host === 'bitbucket' ? 'bitbucket_cloud' : host);
