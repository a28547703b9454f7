import { describe, expect, it } from 'vitest';
import { hasAddress } from './organization-name';

describe('hasAddress', () => {
  it.each([
    'Your account at https://evil.example/login',
    'Sign in: www.evil.example',
    'evil.example',
    'Pay at evil.co/now',
    'boss@acme.example',
  ])('finds the address in %s', (name) => {
    expect(hasAddress(name)).toBe(true);
  });

  it.each([
    'Acme',
    'Acme S.L.',
    'Müller & Söhne GmbH',
    'A.B.C.',
    'St. Mary’s Hospital',
    'Acme, Inc.',
  ])('takes %s', (name) => {
    expect(hasAddress(name)).toBe(false);
  });
});
