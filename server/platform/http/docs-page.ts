// The layout of pages that the server renders: no script, readable on a phone, light and dark.
import { createHash } from 'node:crypto';

const style = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;font:1rem/1.6 system-ui,sans-serif}
a{color:light-dark(#00734a,#4ade9b)}
h1{font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin-top:2.5rem}
code{font:.875em ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow-x:auto;padding:.75rem 1rem;border:1px solid light-dark(#d5dae1,#39414d);border-radius:.5rem;background:light-dark(#f4f6f8,#161b22)}
pre code{overflow-wrap:normal}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid light-dark(#d5dae1,#39414d)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding-bottom:1rem;border-bottom:1px solid light-dark(#d5dae1,#39414d)}
input{font:inherit;padding:.5rem .75rem;width:100%;box-sizing:border-box}`;

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Renders text in backticks as `code` and escapes the rest. */
export const inlineHtml = (text: string): string =>
  escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

export const docsPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param content HTML that is already escaped */
export const docsPage = (
  title: string,
  content: string,
  basePath: string,
): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Parapet API</title><style>${style}</style></head>
<body>
<nav aria-label="Documentation"><a href="${basePath}/docs">Reference</a><a href="${basePath}/docs/problems">Problems</a></nav>
<main>
<h1>${inlineHtml(title)}</h1>
${content}
</main>
</body>
</html>`;
