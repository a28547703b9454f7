import { describe, expect, it } from 'vitest';
import {
  defaultFields,
  defaultTemplate,
  exampleFinding,
  fillTemplate,
  isValidTemplate,
} from './payload.ts';

const hostile = { ...exampleFinding, title: '"}, {"admin": true, <b>&amp;\u0000 & = %\n' };

describe('the payload', () => {
  it('is valid JSON whatever the finding says', () => {
    const body = JSON.parse(
      fillTemplate('json', defaultTemplate('json', defaultFields), hostile),
    ) as Record<string, string>;
    expect(Object.keys(body)).toEqual([...defaultFields]);
    expect(body['title']).toBe(hostile.title);
  });

  it('escapes XML and leaves out what XML cannot hold', () => {
    const body = fillTemplate('xml', defaultTemplate('xml', ['title']), hostile);
    expect(body).toContain(
      '<title>&quot;}, {&quot;admin&quot;: true, &lt;b&gt;&amp;amp; &amp; = %\n</title>',
    );
  });

  it('encodes forms', () => {
    const body = fillTemplate('form', defaultTemplate('form', ['title', 'cwe']), hostile);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      title: hostile.title,
      cwe: 'CWE-89',
    });
  });

  it('leaves unknown names as they are and takes spaces inside the braces', () => {
    expect(fillTemplate('text', '{{ severity }} {{owner}} {{constructor}}', hostile)).toBe(
      'high {{owner}} {{constructor}}',
    );
  });

  it('says when a JSON template cannot work', () => {
    expect(isValidTemplate('json', '{"a": {{title}}}')).toBe(false);
    expect(isValidTemplate('json', '{"a": "{{title}}"}')).toBe(true);
    expect(isValidTemplate('text', '{"a": {{title}}}')).toBe(true);
  });
});
