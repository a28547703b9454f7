import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** The specification's avatar size. */
const size = 200;

/** Asks Gravatar by a HEAD request. The browser never does: the address book of an organisation stays here. */
export const checkAvatar = async (
  deps: Deps,
  email: string,
): Promise<{ exists: boolean; url: string | null }> => {
  const url = `https://www.gravatar.com/avatar/${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}?s=${size}&d=404`;
  const answer = await deps.outgoing
    .request(url, { method: 'HEAD', timeoutMs: 3000 })
    .catch(() => undefined);
  return answer?.status === 200 ? { exists: true, url } : { exists: false, url: null };
};
