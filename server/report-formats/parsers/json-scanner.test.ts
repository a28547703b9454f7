import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonScanner, pointerOf } from './json-scanner.ts';

interface Scan {
  slices: { value: unknown; pointer: string }[];
  frames: unknown[];
}

/** Feeds the text in pieces of the given size, like a file whose chunks end anywhere. */
function scan(
  text: string,
  patterns: string[][],
  pieceBytes = 7,
  limits: { maxDepth?: number; maxSliceBytes?: number } = {},
): Scan {
  const result: Scan = { slices: [], frames: [] };
  const scanner = new JsonScanner({
    patterns,
    keepFrame: true,
    maxDepth: limits.maxDepth ?? 50,
    maxSliceBytes: limits.maxSliceBytes ?? 1e6,
    maxFrameBytes: 1e6,
    onSlice: ({ bytes, keys, document }) =>
      result.slices.push({
        value: bytes === undefined ? undefined : JSON.parse(bytes.toString('utf8')),
        pointer: pointerOf(keys, document),
      }),
    onDocument: (frame) => result.frames.push(JSON.parse(frame ?? 'null')),
  });
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length; at += pieceBytes)
    scanner.write(bytes.subarray(at, at + pieceBytes));
  scanner.end();
  return result;
}

describe('JsonScanner', () => {
  it('finds values by path and leaves the frame without them', () => {
    const { slices, frames } = scan(
      '{"runs":[{"tool":{"name":"x"},"results":[{"a":1},[2],"three",4,null]},{"results":[]}],"z":true}',
      [['runs', '#', 'results', '#']],
    );
    expect(slices.map((slice) => slice.value)).toEqual([{ a: 1 }, [2], 'three', 4, null]);
    expect(slices.map((slice) => slice.pointer)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `/runs/0/results/${index}`),
    );
    expect(frames).toEqual([
      { runs: [{ tool: { name: 'x' }, results: [] }, { results: [] }], z: true },
    ]);
  });

  it('takes members of objects by `*`, list elements alone by `#`, and a named value', () => {
    const text = String.raw`{"by \"file\"/x":{"a.ts":[1],"b~c":[2,3]},"one":{"deep":5}}`;
    expect(scan(text, [['by "file"/x', '*', '#']]).slices.map((slice) => slice.pointer)).toEqual([
      '/by "file"~1x/a.ts/0',
      '/by "file"~1x/b~0c/0',
      '/by "file"~1x/b~0c/1',
    ]);
    expect(scan(text, [['by "file"/x', '#']]).slices).toEqual([]);
    expect(scan(text, [['one', 'deep']])).toMatchObject({
      slices: [{ value: 5, pointer: '/one/deep' }],
      frames: [{ one: { deep: null } }],
    });
  });

  it('reads documents one after another', () => {
    const { slices } = scan('{"a":1}\n{"a":2}\n\n[3] "four" 5', [[]]);
    expect(slices.map((slice) => slice.value)).toEqual([{ a: 1 }, { a: 2 }, [3], 'four', 5]);
    expect(slices[1]?.pointer).toBe('document 2: ');
  });

  it('agrees with JSON.parse for any document, however it is cut into chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { maxLength: 6 }),
        fc.jsonValue(),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0, 1, 3),
        (results, rest, piece, indent) => {
          const { slices, frames } = scan(
            JSON.stringify({ before: rest, results, after: rest }, null, indent),
            [['results', '#']],
            piece,
          );
          expect(slices.map((slice) => slice.value)).toEqual(
            results.map((value) => JSON.parse(JSON.stringify(value)) as unknown),
          );
          expect(frames).toEqual([
            JSON.parse(JSON.stringify({ before: rest, results: [], after: rest })),
          ]);
        },
      ),
    );
  });

  it('names the place of what is too deep, cut off or mismatched', () => {
    expect(() => scan('{"a":[[[[1]]]]}', [], 7, { maxDepth: 3 })).toThrow(
      expect.objectContaining({ code: 'too_deep', pointer: '/a/0/0' }),
    );
    expect(() => scan('{"a":[1,{"b":"c', [])).toThrow(
      expect.objectContaining({ code: 'truncated_report', pointer: '/a/1/b' }),
    );
    expect(() => scan('{"a":[1}', [])).toThrow(
      expect.objectContaining({ code: 'malformed_report', pointer: '/a/0' }),
    );
    expect(() => scan(',1', [])).toThrow(expect.objectContaining({ code: 'malformed_report' }));
  });

  it('drops a value over the limit and goes on', () => {
    expect(
      scan('["long long long",1]', [['#']], 3, { maxSliceBytes: 6 }).slices.map(
        (slice) => slice.value,
      ),
    ).toEqual([undefined, 1]);
  });
});
