import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwords.ts';

describe('a new password', () => {
  it.each([
    'Password1234!',
    'passw0rd1234',
    'P@ssw0rd2026!!',
    'aaaabbbbcccc1',
    'passwordpassword',
    'letmeinletmein1',
    '123456789012',
    '2109876543210',
    'qwertyuiop12',
    'Abcdefghijklm',
    'administrator',
    'abcabcabcabc',
    'Monkey!!!!!!!!!!',
  ])('is refused where attackers try it early: %s', async (password) => {
    expect((await passwordProblem(password, []))?.type).toBe('too_easy');
  });

  it.each([
    'correct horse battery staple 7',
    'tangerine-orbit-41-fjord',
    'k3v9-ZpQ2-xx81-Lm0T',
    '8f2k19Zq7w3e5r',
    'una-frase-larga-en-español',
    '7391-2846-0517-3920',
  ])('is taken otherwise: %s', async (password) => {
    expect(await passwordProblem(password, [])).toBeUndefined();
  });

  it.each([
    'someone@acme.example',
    'Someone-2026!',
    'Acme-Security-26',
    's0meone.acme.99',
    'acmeacmeacme',
    'Security at Acme',
  ])('is not made of the names of its user and organization: %s', async (password) => {
    const names = ['someone', 'Someone@acme.example', 'Acme Security'];
    expect((await passwordProblem(password, names))?.type).toBe('own_name');
    expect(await passwordProblem(`${password} behind seven hills`, names)).toBeUndefined();
  });

  it.each(['Parapet2026!', 'parapetparapet', 'P4rapet-P4rapet'])(
    'is not made of the name of the product: %s',
    async (password) => {
      expect((await passwordProblem(password, []))?.type).toBe('too_easy');
    },
  );

  it('takes a short name as a part of a longer word', async () => {
    expect(await passwordProblem('ann-likes-planning', ['ann', 'ann@ab.example'])).toBeUndefined();
  });

  it('has twelve characters', async () => {
    expect((await passwordProblem('short-one', []))?.type).toBe('min_length');
  });
});
