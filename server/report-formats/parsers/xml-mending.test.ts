import { describe, expect, it } from 'vitest';
import { XmlMender } from './xml-mending.ts';

function mend(...pieces: string[]): [text: string, mended: boolean] {
  const mender = new XmlMender();
  const text = pieces.map((piece) => mender.write(piece)).join('') + mender.end();
  return [text, mender.mended];
}

describe('XML that is mended', () => {
  it.each([
    ['a bare ampersand', '<a>R&D &amp; <b c="x&y"/></a>', '<a>R&amp;D &amp; <b c="x&amp;y"/></a>'],
    ['an entity of HTML', '<a>&eacute;&nbsp;&copy;</a>', '<a>é\u00a0©</a>'],
    ['an unknown entity', '<a>&unheardof;</a>', '<a>&amp;unheardof;</a>'],
    ['a control character', '<a>x\u0000\u001by</a>', '<a>xy</a>'],
    ['a reference to one', '<a>x&#0;&#x1b;y&#10;</a>', '<a>xy&#10;</a>'],
    ['a line before the declaration', '\n <?xml version="1.0"?><a/>', '<?xml version="1.0"?><a/>'],
    ['an ampersand at the end', '<a>x</a>&', '<a>x</a>&amp;'],
    ['an entity that means a sign', '<a>&LT;b&GT;</a>', '<a>&lt;b&gt;</a>'],
  ])('%s', (_, before, after) => {
    expect(mend(before)).toEqual([after, true]);
    expect(mend(...before.split(''))).toEqual([after, true]);
  });

  it.each([
    '<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x41;</a>',
    '<a><![CDATA[a & b &nope; ]] ]]>&amp;</a>',
    'x',
    '',
  ])('leaves %j as it is', (text) => {
    expect(mend(text)).toEqual([text, false]);
    expect(mend(...text.split(''))).toEqual([text, false]);
  });
});
