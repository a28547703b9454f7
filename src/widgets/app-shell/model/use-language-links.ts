import { useRouterState } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import type { MenuEntry } from '@/shared/ui/menu';
import { localeNames, locales, pageHref, rememberLocale } from '@/shared/i18n';

/** Plain links, because another language is another URL and loads anew. */
export function useLanguageLinks(): MenuEntry[] {
  const location = useRouterState({ select: (state) => state.location });
  return locales.map((locale) => ({
    kind: 'link',
    label: localeNames[locale],
    icon: Languages,
    href:
      pageHref(location.pathname, locale) +
      location.searchStr +
      (location.hash ? `#${location.hash}` : ''),
    onSelect: () => rememberLocale(locale),
  }));
}
