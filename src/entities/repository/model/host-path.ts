import type { GitToken, SourceHost } from '@/shared/api/generated/model';

const publicHosts: Readonly<Record<string, string>> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  bitbucket_cloud: 'https://bitbucket.org',
};

export type HostPath = {
  source: Exclude<GitToken['source_control'], 'manual'>;
  host: SourceHost;
  path: string;
};

const pathBelow = (base: string, address: string): string | undefined => {
  if (!address.toLowerCase().startsWith(`${base.toLowerCase()}/`)) return undefined;
  const path = address
    .slice(base.length + 1)
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  return path.includes('/') ? path : undefined;
};

/**
 * The path for listing the branches of the repository at an address: the connected host that serves
 * the address, and the path there.
 */
export function hostPathOf(
  address: string | null,
  tokens: readonly GitToken[],
): HostPath | undefined {
  for (const { source_control: source, url, isConfigured } of tokens) {
    const base = (url ?? publicHosts[source])?.replace(/\/+$/, '');
    if (address === null || !isConfigured || source === 'manual' || base === undefined) continue;
    const path = pathBelow(base, address);
    if (path !== undefined)
      return { source, host: source === 'bitbucket_cloud' ? 'bitbucket' : source, path };
  }
  return undefined;
}
