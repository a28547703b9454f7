import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Languages, Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { isLocale, localeNames, locales, pageHref, rememberLocale } from '@/shared/i18n';
import { useColorMode } from '@/shared/lib/color-mode';

/** Language and colors before sign-in. */
export function Preferences() {
  const { t, i18n } = useLingui();
  const location = useRouterState({ select: (state) => state.location });
  const [mode, setMode] = useColorMode();
  const language = isLocale(i18n.locale) ? localeNames[i18n.locale] : i18n.locale;
  return (
    <span className="flex items-center gap-1">
      <Menu
        label={t`Language`}
        placement={{ side: 'bottom', align: 'end' }}
        entries={locales.map((locale) => ({
          kind: 'link',
          label: localeNames[locale],
          href: pageHref(location.pathname, locale) + location.searchStr,
          onSelect: () => rememberLocale(locale),
        }))}
        trigger={(props) => (
          <Button
            {...props}
            kind="quiet"
            size="sm"
            icon={Languages}
            aria-label={t`Language: ${language}`}
          >
            {language}
          </Button>
        )}
      />
      <Menu
        label={t`Colours`}
        placement={{ side: 'bottom', align: 'end' }}
        entries={[
          {
            kind: 'choice',
            label: t`Light`,
            icon: Sun,
            checked: mode === 'light',
            onSelect: () => setMode('light'),
          },
          {
            kind: 'choice',
            label: t`Dark`,
            icon: Moon,
            checked: mode === 'dark',
            onSelect: () => setMode('dark'),
          },
          {
            kind: 'choice',
            label: t`System`,
            icon: Monitor,
            checked: mode === 'system',
            onSelect: () => setMode('system'),
          },
        ]}
        trigger={(props) => <IconButton {...props} size="sm" icon={SunMoon} label={t`Colours`} />}
      />
    </span>
  );
}
