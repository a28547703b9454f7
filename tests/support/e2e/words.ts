// Tests name what they look for in English; in Spanish they look for what the catalog says. A text
// that is in no catalog is an error:
// the test would look for something that the product does not say.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Locale = 'en' | 'es';

const catalogs = path.resolve(import.meta.dirname, '../../../src/shared/i18n/locales');

const unquote = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map((match) => JSON.parse(`"${match[1] ?? ''}"`) as string)
    .join('');

/** Messages of a gettext catalog by their English text. */
const readCatalog = (locale: Locale): Map<string, string> => {
  const text = readFileSync(path.join(catalogs, `${locale}.po`), 'utf8');
  const entries = text.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm);
  return new Map([...entries].map((match) => [unquote(match[1] ?? ''), unquote(match[2] ?? '')]));
};

const known = new Map<Locale, Map<string, string>>();

/** `text` as the product says it in this language. */
export const say = (locale: Locale, text: string): string => {
  const catalog = known.get(locale) ?? readCatalog(locale);
  known.set(locale, catalog);
  const translated = catalog.get(text);
  if (translated === undefined || translated === '')
    throw new Error(`The ${locale} catalog has no “${text}”.`);
  return translated;
};

/** The path of a page in this language. */
export const at = (locale: Locale, where: string): string =>
  locale === 'en' ? where : `/es${where === '/' ? '' : where}`;
