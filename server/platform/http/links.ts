import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';

/** Absolute URL for browsers and mails. Behind a proxy it is based on PARAPET_PUBLIC_URL. */
export const publicLink = (
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  path: string,
): string => {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return `${config.publicUrl ?? `http://${host}:${config.port}`}${path}`;
};

/** The site for which an authenticator signs (WebAuthn, section 5.1.2). */
export type RelyingParty = { id: string; origin: string };

/**
 * Browsers support passkeys only on secure pages with a host name. `localhost` counts as secure; an
 * IP address is not a name.
 */
export const relyingPartyOf = (
  config: Parameters<typeof publicLink>[0],
): RelyingParty | undefined => {
  const { hostname, origin, protocol } = new URL(publicLink(config, '/'));
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : undefined;
};

export const parseAcceptLanguage = (acceptLanguage: string | undefined): 'en' | 'es' =>
  /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en';

/**
 * Mail is written in the language of the user who caused it; its links lead to pages in the same
 * language.
 */
export const localizedPath = (locale: 'en' | 'es', path: string): string =>
  locale === 'es' ? `/es${path}` : path;

/**
 * A link for mails that works once. The token is in the fragment, which browsers send neither to
 * servers, whose logs would contain it, nor to other sites.
 */
export const oneTimeLink = (
  config: Parameters<typeof publicLink>[0],
  locale: 'en' | 'es',
  page: 'verify-register' | 'reset-password',
  token: string,
): string => publicLink(config, `${localizedPath(locale, `/${page}/link`)}#${token}`);
