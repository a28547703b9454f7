import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)>',
  '<svg><script xlink:href="data:,alert(1)"/></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import "http://evil.example/x.css"; body{display:none}</style>',
  '<link rel=stylesheet href="http://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=http://evil.example">',
  '<base href="http://evil.example/">',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<b onmouseover=alert(1)>x</b>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<div style="position:fixed;inset:0;z-index:9999">x</div>',
  '<span id="location" name="cookie">x</span>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<dialog popover id=p>x</dialog><button popovertarget=p>x</button>',
];
const allowed = new Set(['B', 'I', 'EM', 'STRONG', 'SPAN', 'DIV', 'BR', 'CODE', 'PRE', 'A']);
const attributes = new Set(['class', 'style', 'href', 'rel', 'target']);

describe('HTML of a report', () => {
  it.each(hostile)('%s leaves only the allow-list', (html) => {
    const page = document.createElement('div');
    page.innerHTML = sanitizeHtml(html);
    for (const element of page.querySelectorAll('*')) {
      expect(allowed).toContain(element.tagName);
      for (const { name } of element.attributes) expect(attributes).toContain(name);
      const href = element.getAttribute('href');
      if (href !== null) expect(href).toMatch(/^(https?:|mailto:)/);
      expect(element.getAttribute('style') ?? '').not.toMatch(/url|position|inset|z-index/);
    }
  });

  it('keeps what the specification allows', () => {
    expect(
      sanitizeHtml(
        '<b>b</b><i>i</i><em>e</em><strong>s</strong><code>c</code><pre>p</pre><br><div>d</div>',
      ),
    ).toBe(
      '<b>b</b><i>i</i><em>e</em><strong>s</strong><code>c</code><pre>p</pre><br><div>d</div>',
    );
    expect(sanitizeHtml('<span style="color: red; font-weight: bold; width: 100%">x</span>')).toBe(
      '<span style="color: red; font-weight: bold">x</span>',
    );
    expect(sanitizeHtml('<code class="language-java fixed inset-0">x</code>')).toBe(
      '<code class="language-java">x</code>',
    );
  });

  it.each(['https://owasp.org', 'http://acme.example', 'mailto:admin@acme.example'])(
    'links to %s in a new tab, without a way back',
    (href) => {
      const page = document.createElement('div');
      page.innerHTML = sanitizeHtml(`<a href="${href}">x</a>`);
      const link = page.querySelector('a');
      expect(link?.getAttribute('href')).toBe(href);
      expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
      expect(link?.getAttribute('target')).toBe('_blank');
    },
  );

  it('keeps the text of what it removes, but not of scripts and styles', () => {
    expect(sanitizeHtml('<h1>Title</h1><p>text</p>')).toBe('Titletext');
    expect(sanitizeHtml('<script>alert(1)</script><style>b{}</style>after')).toBe('after');
  });
});
