// Translates texts for tests, which use English and look up the Spanish text in the catalog. A text
// without a catalog entry is an error, because the product never shows it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Locale = 'en' | 'es';

const catalogs = path.resolve(import.meta.dirname, '../../../src/shared/i18n/locales');

const unquote = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map((match) => JSON.parse(`"${match[1] ?? ''}"`) as string)
    .join('');

/** The messages of a gettext catalog by English text. */
const readCatalog = (locale: Locale): Map<string, string> => {
  const text = readFileSync(path.join(catalogs, `${locale}.po`), 'utf8');
  const entries = text.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm);
  return new Map([...entries].map((match) => [unquote(match[1] ?? ''), unquote(match[2] ?? '')]));
};

const known = new Map<Locale, Map<string, string>>();

/** The translation of `text` in this language. */
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
