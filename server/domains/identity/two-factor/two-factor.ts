// Time-based one-time codes (RFC 6238) and recovery codes.
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodeCount } from '#domain/two-factor';

const period = 30;

const totp = (secret: string, label = '', issuer = 'Parapet') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URI of the QR code. */
export const totpUri = (secret: string, email: string, issuer: string): string =>
  totp(secret, email, issuer).toString();

/**
 * Returns the time step of the code, or undefined. Accepts one step on either side for clock drift.
 */
export const findTotpStep = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
};

export const totpStepStart = (step: number): Date => new Date(step * period * 1000);

export const totpCode = (secret: string, now: Date): string =>
  totp(secret).generate({ timestamp: now.getTime() });

// Without characters that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const recoveryCode = (): string =>
  Array.from(
    { length: 12 },
    (_, index) => (index === 6 ? '-' : '') + (alphabet[randomInt(alphabet.length)] ?? ''),
  ).join('');

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, recoveryCode);

export const normalizeRecoveryCode = (text: string): string => {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${plain.slice(0, 6)}-${plain.slice(6)}`;
};

/** The purpose under which the user's TOTP secret is sealed. */
export const twoFactorPurpose = (userId: string): string => `two-factor/${userId}`;
