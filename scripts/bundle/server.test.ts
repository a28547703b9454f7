import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toAscii } from './server.ts';

describe('the text of a bundled script', () => {
  it('keeps what its regular expressions and strings match', () => {
    const source = String.raw`[/[─━═]{2}/u, /^[＝😀]$/u, "año", /\n/]`;
    const escaped = toAscii(source);
    expect(escaped).toMatch(/^[\0-\x7F]+$/);
    const read = (text: string) => runInThisContext(text) as [RegExp, RegExp, string]; // as written above
    const [line, sign, word] = read(escaped);
    expect(line.test('═━')).toBe(true);
    expect(sign.test('😀')).toBe(true);
    expect(sign.test('\ud83d')).toBe(false);
    expect(word).toBe('año');
  });

  it('refuses an escaped character, which would become a backslash and letters', () => {
    expect(() => toAscii(String.raw`/\─/`)).toThrow(/escaped/);
  });
});
