import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { cx } from '@/shared/lib/cx';
import {
  languageTags,
  localeNames,
  localeOf,
  locales,
  pageHref,
  rememberLocale,
} from '@/shared/i18n';
import { ownPath } from '@/shared/lib/base-path';

const sample = new Date('2026-11-20T12:00:00Z');

/* eslint-disable lingui/no-unlocalized-strings -- each card is in its own language, whichever is active */
const inOwnWords = {
  en: { prefix: 'Addresses have no prefix', number: 'Number', date: 'Date', share: 'Share' },
  es: {
    prefix: 'Las direcciones empiezan por /es',
    number: 'Número',
    date: 'Fecha',
    share: 'Porcentaje',
  },
} as const;
/* eslint-enable lingui/no-unlocalized-strings */

const facts = (
  tag: string,
  { number, date, share }: (typeof inOwnWords)[keyof typeof inOwnWords],
) =>
  [
    [number, new Intl.NumberFormat(tag).format(184_206)],
    [date, new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(sample)],
    [share, new Intl.NumberFormat(tag, { style: 'percent' }).format(0.91)],
  ] as const;

/** Each language is another URL; the cards show the formats of each language. */
export function LanguageCards() {
  const { t } = useLingui();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const present = localeOf(ownPath());
  return (
    <ul aria-label={t`Language`} className="grid gap-3 sm:grid-cols-2">
      {locales.map((locale) => {
        const tag = languageTags[locale];
        const on = locale === present;
        const own = inOwnWords[locale];
        return (
          <li key={locale}>
            <a
              href={pageHref(pathname, locale)}
              hrefLang={tag}
              lang={tag}
              aria-current={on || undefined}
              onClick={() => rememberLocale(locale)}
              className={cx(
                'flex gap-3 rounded-lg border p-4',
                on
                  ? 'border-primary bg-primary-tint'
                  : 'border-line-strong bg-surface hover:bg-hover',
              )}
            >
              <span
                aria-hidden
                className={cx(
                  'mt-0.5 size-4 shrink-0 rounded-full',
                  on ? 'border-5 border-primary bg-surface' : 'border border-line-control',
                )}
              />
              <span className="min-w-0 flex-1">
                <span className="block text-md leading-5 font-semibold">{localeNames[locale]}</span>
                <span className="mt-1 block text-sm text-ink-2">{own.prefix}</span>
                <span
                  className={cx(
                    'mt-3 grid grid-cols-3 gap-3 border-t pt-3 text-xs',
                    on ? 'border-primary/30' : 'border-line',
                  )}
                >
                  {facts(tag, own).map(([name, value]) => (
                    <span key={name} className="min-w-0">
                      <span className="block text-ink-2">{name}</span>
                      <span className="block text-sm font-medium num">{value}</span>
                    </span>
                  ))}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
