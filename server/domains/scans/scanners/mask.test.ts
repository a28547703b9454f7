import { describe, expect, it } from 'vitest';
import { lastLines, secretsOf } from './mask.ts';

describe('the secrets of a call', () => {
  it('are its variables and files, whole, by line, by value and by quoted text', () => {
    const secrets = secretsOf({
      env: { TOKEN: 'abcdef123456' },
      files: {
        'credentials.json': '{"key": "one\\ntwo-lines", "said \\"so\\"": 1}',
        credentials: '[default]\n aws_secret_access_key = wJalr\nplain=value',
      },
    });
    for (const secret of [
      'abcdef123456',
      '{"key": "one\\ntwo-lines", "said \\"so\\"": 1}',
      'one\\ntwo-lines',
      'one',
      'two-lines',
      'said \\"so\\"',
      'aws_secret_access_key = wJalr',
      ' wJalr',
      'value',
    ])
      expect(secrets).toContain(secret);
  });
});

describe('the last lines of a scanner', () => {
  it('hide each secret, the longest first, also as part of an address', () => {
    expect(lastLines('got secret-one and secret', ['secret', 'secret-one'])).toBe(
      'got ••• and •••',
    );
    expect(lastLines('at /a%2Fb%20c%3F', ['a/b c?'])).toBe('at /•••');
  });

  it('keep words that are too short for a secret', () => {
    expect(lastLines('12345 123456', ['12345', '123456'])).toBe('12345 •••');
  });

  it.each([
    ['https://me:pass@host/x', 'https://•••@host/x'],
    ['Authorization: Bearer abcdefgh.ijkl', 'Authorization: •••'],
    ['basic QWxhZGRpbjpvcGVu', '•••'],
    ['token abc1234', 'token abc1234'],
    ['tokens abcdefghij', 'tokens abcdefghij'],
    ['mail me@host', 'mail me@host'],
  ])('hide what looks like a credential: %s', (output, shown) => {
    expect(lastLines(output, [])).toBe(shown);
  });

  it('leave out what moves a terminal', () => {
    expect(lastLines('\u001b[31;1mred\u001b[0m\u001b[?25l\r\u0007\tend', [])).toBe('red\tend');
  });

  it('are few and short', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    expect(lastLines(`${lines.join('\n')}\n \n`, [])).toBe(lines.slice(-12).join('\n'));
    expect(lastLines(lines.join('\n'), [], { lines: 2 })).toBe('line 18\nline 19');
    expect(lastLines('x'.repeat(2000), [])).toHaveLength(1500);
    expect(lastLines('abcdef', [], { characters: 3 })).toBe('def');
  });
});
