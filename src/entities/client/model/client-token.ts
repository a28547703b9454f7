import type { Client } from '@/shared/api/generated/model';

export type { Client };

const utf8 = new TextDecoder();

/**
 * GET /client answers the organisation as the payload of a signed token; the signature is for
 * others who hold it.
 */
export function parseClientToken(token: string): Client {
  const payload = token.split('.')[1];
  if (payload === undefined) throw new Error('The organisation is no token.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(utf8.decode(bytes)) as Client; // The contract's checks prove the shape.
}
