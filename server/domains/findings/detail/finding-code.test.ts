import { describe, expect, it } from 'vitest';
import { codeDiffOf } from './finding-code.ts';

const change = {
  path: 'src/a.js',
  startLine: 9,
  startColumn: 10,
  endLine: 9,
  endColumn: 21,
  replacement: 'parse',
};
const location = { path: 'src/a.js', startLine: 9, startColumn: 3, endLine: 9, endColumn: 26 };

describe("the report's fix as a diff", () => {
  it('counts columns from where a quoted span begins', () => {
    // Columns 3–26 of the line, without its indentation.
    expect(
      codeDiffOf({
        fix: { changes: [change] },
        location: { ...location, snippet: 'return unserialize(text' },
      }),
    ).toContain('-return unserialize(text\n+return parse(text\n');
  });

  it('counts them from the start where whole lines are quoted', () => {
    expect(
      codeDiffOf({
        fix: { changes: [change] },
        location: { ...location, snippet: '  return unserialize(text);' },
      }),
    ).toContain('-  return unserialize(text);\n+  return parse(text);\n');
  });

  it('shows nothing rather than a wrong change: what it touches is not quoted', () => {
    expect(
      codeDiffOf({
        fix: { changes: [{ ...change, startColumn: 1 }] },
        location: { ...location, snippet: 'return unserialize(text' },
      }),
    ).toBeNull();
    expect(
      codeDiffOf({
        fix: { changes: [{ ...change, endColumn: 90 }] },
        location: { ...location, snippet: '  return unserialize(text);' },
      }),
    ).toBeNull();
    expect(
      codeDiffOf({
        fix: { changes: [{ ...change, startLine: 40, endLine: 40 }] },
        location: { ...location, snippet: 'x' },
      }),
    ).toBeNull();
  });

  it('knows a span over several lines by its first', () => {
    const span = {
      path: 'src/a.js',
      startLine: 4,
      startColumn: 5,
      endLine: 5,
      endColumn: 4,
      snippet: 'run(\n  x)',
    };
    expect(
      codeDiffOf({
        fix: {
          changes: [
            {
              path: 'src/a.js',
              startLine: 4,
              startColumn: 5,
              endLine: 4,
              endColumn: 8,
              replacement: 'walk',
            },
          ],
        },
        location: span,
      }),
    ).toContain('-run(\n+walk(\n');
  });
});
