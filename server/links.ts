import type { Config } from './config.ts';

/** The address that people and mails use. Behind a proxy only PARAPET_PUBLIC_URL knows it. */
export const linkTo = (
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  path: string,
): string => {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return `${config.publicUrl ?? `http://${host}:${config.port}`}${path}`;
};

export const languageOf = (acceptLanguage: string | undefined): 'en' | 'es' =>
  /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en';

/** Mail is written in the language of the person who caused it; its links lead to the same one. */
export const localPath = (locale: 'en' | 'es', path: string): string =>
  locale === 'es' ? `/es${path}` : path;
