import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { cx } from '@/shared/lib/cx';
import { languageTags, localeNames, localeOf, locales, localize, rememberLocale } from '@/shared/i18n';

const sample = new Date('2026-11-20T14:30:00Z');

/** Another language is another address; each card shows the formats that come with it. */
export function LanguageCards() {
  const { t } = useLingui();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const present = localeOf(window.location.pathname);
  return (
    <ul aria-label={t`Language`} className="grid gap-3 sm:grid-cols-2">
      {locales.map((locale) => {
        const tag = languageTags[locale];
        const on = locale === present;
        return (
          <li key={locale}>
            <a
              href={localize(pathname, locale)}
              hrefLang={tag}
              lang={tag}
              aria-current={on || undefined}
              onClick={() => rememberLocale(locale)}
              className={cx('flex items-start gap-3 rounded-md border p-3', on ? 'border-primary bg-primary-tint' : 'border-line-strong bg-surface hover:bg-hover')}
            >
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-medium">{localeNames[locale]}</span>
                <span className="num mt-1 block text-xs text-ink-2">
                  {new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(sample)}
                  <br />
                  {new Intl.NumberFormat(tag).format(184_206)} · {new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(0.914)}
                </span>
              </span>
              {on && <Check aria-hidden strokeWidth={2} className="size-4 shrink-0 text-primary-text" />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
