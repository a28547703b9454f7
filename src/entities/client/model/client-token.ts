import type { Client } from '@/shared/api/generated/model';

export type { Client };

const utf8 = new TextDecoder();

/**
 * Parses the organization from the payload of the signed token that GET /client returns. The
 * signature is for other parties that receive the token.
 */
export function parseClientToken(token: string): Client {
  const payload = token.split('.')[1];
  if (payload === undefined) throw new Error('The client token is malformed.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(utf8.decode(bytes)) as Client; // Contract validation guarantees the shape.
}
