import { describe, expect, it } from 'vitest';
import { decodeFile, largestFile } from './host-client.ts';

const refusal = (bytes: Uint8Array): unknown => {
  try {
    return decodeFile('a.txt', bytes);
  } catch (error) {
    return error;
  }
};

describe('a file of a source host', () => {
  it.each([
    ['umlauts and emoji', 'Grüße 💥\n'],
    ['a byte order mark', '\ufeffone\r\n'],
    ['nothing', ''],
  ])('keeps every byte of %s', (_name, text) => {
    const bytes = Buffer.from(text);
    expect(Buffer.from(decodeFile('a.txt', bytes))).toEqual(bytes);
  });

  it.each([
    ['Latin-1', Buffer.from('Grüße', 'latin1'), 'file_not_utf8'],
    ['UTF-16', Buffer.from('one', 'utf16le'), 'file_binary'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 'file_binary'],
    ['a large file', Buffer.alloc(largestFile + 1, 'x'), 'file_too_large'],
  ])('is refused when it is %s', (_name, bytes, code) => {
    expect(refusal(bytes)).toMatchObject({ status: 422, code, facts: { file: 'a.txt' } });
  });
});
