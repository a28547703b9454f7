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
  ])('is refused where attackers try it early: %s', (password) => {
    expect(passwordProblem(password, [])?.type).toBe('too_easy');
  });

  it.each([
    'correct horse battery staple 7',
    'tangerine-orbit-41-fjord',
    'k3v9-ZpQ2-xx81-Lm0T',
    '8f2k19Zq7w3e5r',
    'una-frase-larga-en-español',
    '7391-2846-0517-3920',
  ])('is taken otherwise: %s', (password) => {
    expect(passwordProblem(password, [])).toBeUndefined();
  });

  it('differs from the names of its user and has twelve characters', () => {
    expect(passwordProblem('someone@acme.example', ['Someone@acme.example'])?.type).toBe(
      'own_name',
    );
    expect(passwordProblem('short-one', [])?.type).toBe('min_length');
  });
});
