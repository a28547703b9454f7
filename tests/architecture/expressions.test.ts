import { describe, expect, it } from 'vitest';
import { rescanIn } from '../../scripts/lint/linear-expressions.js';

describe('the rule against expressions that start again within what they have read', () => {
  it.each([
    [String.raw`<(script|style)\b[\s\S]*?<\/\1>`, 'gi'],
    [String.raw`<!--[\s\S]*?-->`, 'g'],
    [String.raw`<(\/?)(table|tr)\b[^>]*>`, 'gi'],
    [String.raw`\[((?:[^\]\\]|\\.)+)\]`, 'g'],
    [String.raw`\s*\n\s*`, 'g'],
  ])('refuses /%s/%s', (pattern, flags) => {
    expect(rescanIn(pattern, flags)).toBeDefined();
  });

  it.each([
    [String.raw`<title>[^<]*Burp`, 'i'],
    [String.raw`^\S.*: \S+ FOUND$`, 'm'],
    [String.raw`<h\d[^<>]*>`, ''],
    [String.raw`(\d{1,9})(?:\.html)?$`, ''],
  ])('takes /%s/%s', (pattern, flags) => {
    expect(rescanIn(pattern, flags)).toBeUndefined();
  });
});
