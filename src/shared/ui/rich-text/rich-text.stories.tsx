import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RichText } from './rich-text';

const markdown = `Request parameters \`accountId\` and \`order\` reach the query **unescaped**.

- Bind the account id of ledger@1.0.0-rc.example
- Allow-list the sort column

| Attack | Origin |
|---|---|
| Stored | Server |

See [the rule](https://cwe.mitre.org/data/definitions/89.html), not [this](javascript:alert(1)).

<img src=x onerror="window.hacked = true"> <script>window.hacked = true</script>`;

const html =
  '<b>Bound</b> <span style="color: darkred; position: fixed" class="hljs-keyword fixed">parameter</span> <img src=x onerror="window.hacked = true"><a href="javascript:window.hacked = true">click</a> <a href="https://owasp.org">owasp.org</a>';

const meta = preview.meta({
  title: 'UI/Rich text',
  component: RichText,
  args: { text: markdown, format: 'markdown' as const },
});

export const Markdown = meta.story({});
export const Plain = meta.story({
  args: { format: 'plain', text: 'First line\nSecond line <b>not bold</b>' },
});

export const MarkdownMakesNoRawHtml = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rule = await canvas.findByRole('link', { name: /the rule/ });
    await expect(rule).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('table')).toHaveTextContent('StoredServer');
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
});

export const HtmlKeepsOnlyWhatIsAllowed = meta.story({
  args: { format: 'html', text: html },
  play: async ({ canvas, canvasElement }) => {
    const word = await canvas.findByText('parameter');
    await expect(word.getAttribute('style')).toBe('color: darkred');
    await expect(word.className).toBe('hljs-keyword');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://owasp.org');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
});
