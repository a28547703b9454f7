import { describe, expect, it } from 'vitest';
import { ElementSkipper } from './element-skipper.ts';

const skip = (pieces: readonly string[]): string => {
  const skipper = new ElementSkipper(['Sources', 'Pool']);
  return pieces.map((piece) => skipper.write(piece)).join('') + skipper.end();
};

describe('skipping what a format does not look into', () => {
  it.each([
    [
      'an element',
      '<a><Sources id="1"><f>x</f></Sources><b/></a>',
      '<a><Sources id="1"></Sources><b/></a>',
    ],
    ['an empty one', '<a><Sources/><b>x</b></a>', '<a><Sources/><b>x</b></a>'],
    ['none of a longer name', '<a><SourcesOf>x</SourcesOf></a>', '<a><SourcesOf>x</SourcesOf></a>'],
    [
      'one whose text looks like its end',
      '<a><Pool><![CDATA[</Pool><b>]]></Pool><c/></a>',
      '<a><Pool></Pool><c/></a>',
    ],
    [
      'none that only looks like one',
      '<a><![CDATA[<Pool>]]><!-- <Pool> --><b>x</b></a>',
      '<a><![CDATA[<Pool>]]><!-- <Pool> --><b>x</b></a>',
    ],
    ['but line breaks', '<a><Pool>\n1\n2\n</Pool>\n<b/></a>', '<a><Pool>\n\n\n</Pool>\n<b/></a>'],
    ['one that does not end', '<a><Pool><b>x', '<a><Pool>'],
  ])('drops %s, wherever the report is cut into pieces', (_what, text, rest) => {
    expect(skip([text])).toBe(rest);
    for (let at = 0; at <= text.length; at += 1)
      expect(skip([text.slice(0, at), text.slice(at)])).toBe(rest);
    expect(skip(text.split(''))).toBe(rest);
  });
});
