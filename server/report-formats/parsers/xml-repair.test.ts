import { describe, expect, it } from 'vitest';
import { XmlRepairer } from './xml-repair.ts';

function repair(...pieces: string[]): [text: string, repaired: boolean] {
  const repairer = new XmlRepairer();
  const text = pieces.map((piece) => repairer.write(piece)).join('') + repairer.end();
  return [text, repairer.repaired];
}

describe('XML that is repaired', () => {
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
    expect(repair(before)).toEqual([after, true]);
    expect(repair(...before.split(''))).toEqual([after, true]);
  });

  it.each([
    '<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x41;</a>',
    '<a><![CDATA[a & b &nope; ]] ]]>&amp;</a>',
    'x',
    '',
  ])('leaves %j as it is', (text) => {
    expect(repair(text)).toEqual([text, false]);
    expect(repair(...text.split(''))).toEqual([text, false]);
  });
});
