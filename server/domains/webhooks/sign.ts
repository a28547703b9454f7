// Signs a request, so that the receiver can verify that it is Parapet's, complete and recent:
// https://www.standardwebhooks.com
import { createHmac } from 'node:crypto';
import { newId } from '../../platform/runtime/ids.ts';

/** @param secret `whsec_` followed by the key in Base64 */
export const signCall = (secret: string, body: string, at: Date): Record<string, string> => {
  const id = newId();
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${id}.${timestamp}.${body}`, 'utf8')
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};
