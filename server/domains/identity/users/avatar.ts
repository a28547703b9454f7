import { createHash } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';

/** Avatar size in pixels (specification). */
const size = 200;

/**
 * Sends Gravatar a HEAD request from the server. A request by the browser would disclose the
 * organization's e-mail addresses.
 */
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
