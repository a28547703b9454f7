// The splash is painted before anything else has arrived: the style sheet, which a browser waits for, stands behind it.
import type { Plugin } from 'vite';

const sheet = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

export const lateStyles = (): Plugin => ({
  name: 'parapet:late-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(sheet, '').replace('</body>', `${(html.match(sheet) ?? []).join('')}</body>`),
  },
});
