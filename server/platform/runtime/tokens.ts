import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a bearer token or a one-time link. */
export const newToken = (prefix = ''): string => prefix + randomBytes(32).toString('base64url');

/** Hash of a token for storage. Random tokens need no slow hash: they cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
