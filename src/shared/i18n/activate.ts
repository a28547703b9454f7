import { i18n, type Messages } from '@lingui/core';
import { takeEarlyResponse } from '@/shared/lib/early-requests';
import { languageTags, type Locale, locales } from './locale';

const cookie = 'i18n_redirected';
const year = 365 * 24 * 60 * 60;

/** Layout check: every text lengthened and accented. Development only, since no build has the file. */
const pseudoKey = 'parapet-pseudo';

const addresses = (): Record<string, string> => {
  const text = document.getElementById('parapet-messages')?.textContent ?? '{}';
  return JSON.parse(text) as Record<string, string>; // written by our own build
};

const catalogName = (locale: Locale): string => {
  try {
    return import.meta.env.DEV && localStorage.getItem(pseudoKey) === 'on' ? 'pseudo' : locale;
  } catch {
    return locale;
  }
};

/** Loads a language's texts and speaks it from now on. */
export async function activateLocale(locale: Locale): Promise<void> {
  const url = addresses()[catalogName(locale)];
  const response = url === undefined ? undefined : await (takeEarlyResponse(url) ?? fetch(url));
  const messages = response?.ok ? ((await response.json()) as Messages) : {};
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = languageTags[locale];
  rememberLocale(locale);
}

/** Where `/` leads next time (specification, section 9). */
export function rememberLocale(locale: Locale): void {
  document.cookie = `${cookie}=${locale}; max-age=${year}; path=/; samesite=lax`;
}

export const isLocale = (word: string): word is Locale => (locales as readonly string[]).includes(word);
