// A strict policy derived from the public configuration: hosts of unconfigured services are not
// allowed.
import type { Config } from '../config/config.ts';

const googleHost = 'https://accounts.google.com';
const azureTelemetryHosts = [
  'https://*.applicationinsights.azure.com',
  'https://dc.services.visualstudio.com',
];

/** Telemetry hosts: Azure's own, or the one in the connection string. Empty without a key. */
const telemetryHosts = (key: string): readonly string[] => {
  if (key === '') return [];
  const endpoint = /(?:^|;)\s*IngestionEndpoint=([^;]+)/i.exec(key)?.[1]?.trim();
  return endpoint !== undefined && URL.canParse(endpoint)
    ? [new URL(endpoint).origin]
    : azureTelemetryHosts;
};

/** `inlineHashes`: the inline scripts and styles of `index.html`, as `'sha256-…'`. */
export const contentSecurityPolicy = (
  config: Config,
  inlineHashes: { scripts: readonly string[]; styles: readonly string[] },
): string => {
  const google = config.googleClientId !== '';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inlineHashes.scripts,
      ...(google ? [`${googleHost}/gsi/client`] : []),
    ],
    // Virtualized rows and charts set style attributes; style elements need a hash.
    'style-src-elem': [
      "'self'",
      ...inlineHashes.styles,
      ...(google ? [`${googleHost}/gsi/style`] : []),
    ],
    'style-src-attr': ["'unsafe-inline'"],
    // Avatars of users, whose existence the server has checked.
    'img-src': ["'self'", 'data:', 'blob:', 'https://www.gravatar.com'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(google ? [`${googleHost}/gsi/`, 'https://www.googleapis.com/oauth2/'] : []),
      ...telemetryHosts(config.telemetryKey),
    ],
    'frame-src': google ? [`${googleHost}/gsi/`] : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
};

/**
 * For every response that is not a page: opened in a browser, it runs, loads and frames nothing.
 */
const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response. Pages and files of the web app replace the content policy. */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy':
    config.googleClientId === '' ? 'same-origin' : 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...(config.publicUrl?.startsWith('https://')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});
