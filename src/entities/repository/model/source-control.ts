import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The sources of repositories: the vendor's spelling of the name, and two letters until the logo is
 * licensed.
 */
const hosts: Readonly<Record<string, { readonly name: string; readonly monogram: string }>> = {
  github: { name: 'GitHub', monogram: 'GH' },
  gitlab: { name: 'GitLab', monogram: 'GL' },
  bitbucket_cloud: { name: 'Bitbucket', monogram: 'BB' },
  gitea: { name: 'Gitea', monogram: 'GT' },
};

/** A repository that was added by hand and receives reports only. */
export const manualName: MessageDescriptor = msg`Added manually`;

export function sourceControlOf(word: string): {
  name: string | MessageDescriptor;
  monogram: string;
} {
  const host = Object.hasOwn(hosts, word) ? hosts[word] : undefined;
  if (host) return host;
  return word === 'manual' || word === ''
    ? { name: manualName, monogram: 'UP' }
    : { name: word, monogram: word.slice(0, 2).toUpperCase() };
}
