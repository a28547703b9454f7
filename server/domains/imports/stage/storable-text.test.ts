import { describe, expect, it } from 'vitest';
import { serializeStorable } from './storable-text.ts';

describe('storable JSON', () => {
  it.each([
    ['a\u0000b', 'a\ufffdb'],
    ['half \ud800 pair', 'half \ufffd pair'],
    ['source text "\\u0000" stays', 'source text "\\u0000" stays'],
    ['\\\u0000', '\\\ufffd'],
    ['🙂', '🙂'],
  ])('keeps all of %j that can be kept', (text, expected) => {
    expect(JSON.parse(serializeStorable({ text }))).toEqual({ text: expected });
  });
});
