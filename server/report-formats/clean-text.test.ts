import { describe, expect, it } from 'vitest';
import { countsZero, doubtText, says, progressOnly } from './clean-text.ts';

const zero = says('0 findings', /\b0 findings\b/);

describe('a text of which nothing was read', () => {
  it('is a clean one where the tool says so, in whatever colour', () => {
    expect(doubtText('Ran 9 rules: \u001b[32m0 findings\u001b[0m.', [zero])).toBeUndefined();
  });

  it('is doubted where the tool says something else, or would have said nothing', () => {
    const doubt = (lookedFor: string) => ({ incomplete: 'unknown_variant', lookedFor });
    expect(doubtText('Ran 9 rules: 10 findings.', [zero])).toEqual(doubt('0 findings'));
    expect(doubtText('main.c: a remark', [])).toEqual(doubt('results'));
  });

  it('is clean when each count is 0, and there is one', () => {
    const total = countsZero('Total: 0', /^Total: (\d+)/);
    expect(total.isIn('Total: 0\nTotal: 0')).toBe(true);
    expect(total.isIn('Total: 0\nTotal: 3')).toBe(false);
    expect(total.isIn('nothing')).toBe(false);
  });

  it('is clean when it has nothing but progress', () => {
    const progress = progressOnly('Checking', /^Checking /);
    expect(progress.isIn('Checking a.c ...\n\nChecking b.c ...\n')).toBe(true);
    expect(progress.isIn('Checking a.c ...\na.c, line 3: a remark')).toBe(false);
  });
});
