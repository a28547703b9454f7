import type { SourceControl } from '@/entities/repository';

const hosts: readonly (readonly [RegExp, SourceControl])[] = [
  [/(^|\.)github\./, 'github'],
  [/(^|\.)gitlab\./, 'gitlab'],
  [/(^|\.)bitbucket\.org$/, 'bitbucket_cloud'],
];

/**
 * What an address says of its repository: its name, and which kind of host answers there. A host of
 * another name is read as Gitea, which people run under names of their own.
 */
export function readRepositoryAddress(
  address: string,
): { nickname: string; sourceControl: SourceControl } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const nickname = pathname
    .split('/')
    .findLast((part) => part !== '')
    ?.replace(/\.git$/, '');
  if (!nickname) return undefined;
  const known = hosts.find(([pattern]) => pattern.test(hostname));
  return { nickname: decodeURIComponent(nickname), sourceControl: known?.[1] ?? 'gitea' };
}

/** `ledger-api.eslint.sarif` is most often a report of `ledger-api`. */
export const nicknameOfFile = (fileName: string): string => fileName.split('.')[0] ?? '';
