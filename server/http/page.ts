// `index.html` with the public configuration in it, so that one build serves every installation.
import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

export const publicConfig = (config: Config) => ({
  apiBaseUrl: '/v1',
  productName: config.productName,
  registration: config.registration,
  googleClientId: config.googleClientId,
  telemetryKey: config.telemetryKey,
});

/** JSON that cannot end the script element or open a comment in it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const configElement = /<script[^>]*id="parapet-config"[^>]*>[^<]*<\/script>/;

export const renderPage = (template: string, config: Config): string => {
  const element = `<script type="application/json" id="parapet-config">${inScript(publicConfig(config))}</script>`;
  return configElement.test(template) ? template.replace(configElement, () => element) : template.replace('</head>', () => `${element}</head>`);
};

/** Behind everything that the page itself starts: its own calls go first. `scripts` are addresses of the build. */
export const withPreloads = (html: string, scripts: readonly string[]): string =>
  html.replace('</head>', () => `${scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`).join('')}</head>`);

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes by which the content security policy lets exactly these inline elements run. Data blocks do not run and need none. */
export const inlineHashes = (html: string): { scripts: string[]; styles: string[] } => ({
  scripts: [...html.matchAll(/<script(?![^>]*\b(?:src|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g)].map((match) => hash(match[1] ?? '')),
  styles: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => hash(match[1] ?? '')),
});
