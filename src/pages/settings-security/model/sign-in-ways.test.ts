import { describe, expect, it } from 'vitest';
import { allowedBy, wayOf, waysOffered } from './sign-in-ways';

const rules = { idle_minutes: 480, require_two_factor: false };

describe('the ways of logging in', () => {
  it.each([true, false])('are stored and read alike, with Google here: %s', (hasGoogle) => {
    for (const way of waysOffered(hasGoogle))
      expect(wayOf(allowedBy(way, rules, hasGoogle), hasGoogle)).toBe(way);
  });

  it('are all allowed where nothing is stored', () => {
    expect(wayOf(rules, true)).toBe('all');
    expect(wayOf(rules, false)).toBe('passkeys');
  });

  it('leave what is stored of Google where this installation does not offer it', () => {
    const stored = { ...rules, allow_google: false };
    expect(allowedBy('password', stored, false)).toMatchObject({
      allow_passkeys: false,
      allow_google: false,
    });
  });
});
