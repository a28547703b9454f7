// Encrypts secrets at rest: AES-256-GCM with the organization and the purpose as additional data,
// so that a ciphertext copied to another row does not decrypt.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export type SecretBox = {
  seal: (clientId: string, purpose: string, plain: string) => Buffer;
  /** Throws if the key, the organization or the purpose differs, or if the bytes were changed. */
  open: (clientId: string, purpose: string, sealed: Buffer) => string;
  /**
   * A key for one purpose, derived from the master key: leaking it does not compromise the others.
   */
  deriveKey: (purpose: string) => Buffer;
};

export const createSecretBox = (base64Key: string): SecretBox => {
  const key = Buffer.from(base64Key, 'base64');
  const context = (clientId: string, purpose: string) => Buffer.from(`${clientId}/${purpose}`);
  return {
    seal: (clientId, purpose, plain) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(context(clientId, purpose));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    deriveKey: (purpose) => createHmac('sha256', key).update(purpose).digest(),
    open: (clientId, purpose, sealed) => {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      decipher
        .setAAD(context(clientId, purpose))
        .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
      return (
        decipher.update(sealed.subarray(ivLength + tagLength), undefined, 'utf8') +
        decipher.final('utf8')
      );
    },
  };
};

/**
 * Returns the configured key, or one that is created at the first start and stored in the data
 * directory (mode 0600).
 */
export const loadSecretKey = (configured: string | undefined, dataDir: string): string => {
  if (configured !== undefined) return configured;
  const file = path.join(dataDir, 'secret-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const key = randomBytes(32).toString('base64');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${key}\n`, { flag: 'wx', mode: 0o600 });
  return key;
};
