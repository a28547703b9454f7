import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a bearer token or a one-time link. */
export const newToken = (prefix = ''): string => prefix + randomBytes(32).toString('base64url');

/** What is stored of a token. Random tokens need no slow hash: there is nothing to guess. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
