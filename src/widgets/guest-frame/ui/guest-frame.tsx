import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { Languages, Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { linkStyles } from '@/shared/ui/link';
import { Logo } from '@/shared/ui/logo';
import { Menu } from '@/shared/ui/menu';
import { publicConfig } from '@/shared/config';
import { isLocale, localeNames, locales, localize, rememberLocale } from '@/shared/i18n';
import { useColorMode } from '@/shared/lib/color-mode';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { GuestWall } from './guest-wall';

function Preferences() {
  const { t, i18n } = useLingui();
  const location = useRouterState({ select: (state) => state.location });
  const [mode, setMode] = useColorMode();
  const language = isLocale(i18n.locale) ? localeNames[i18n.locale] : i18n.locale;
  return (
    <span className="ml-auto flex items-center gap-1">
      <Menu
        label={t`Language`}
        placement={{ side: 'bottom', align: 'end' }}
        entries={locales.map((locale) => ({ kind: 'link', label: localeNames[locale], href: localize(location.pathname, locale) + location.searchStr, onSelect: () => rememberLocale(locale) }))}
        trigger={(props) => (
          <Button {...props} kind="quiet" size="sm" icon={Languages} aria-label={t`Language: ${language}`}>
            {language}
          </Button>
        )}
      />
      <Menu
        label={t`Colours`}
        placement={{ side: 'bottom', align: 'end' }}
        entries={[
          { kind: 'choice', label: t`Light`, icon: Sun, checked: mode === 'light', onSelect: () => setMode('light') },
          { kind: 'choice', label: t`Dark`, icon: Moon, checked: mode === 'dark', onSelect: () => setMode('dark') },
          { kind: 'choice', label: t`As the system`, icon: Monitor, checked: mode === 'system', onSelect: () => setMode('system') },
        ]}
        trigger={(props) => <IconButton {...props} size="sm" icon={SunMoon} label={t`Colours`} />}
      />
    </span>
  );
}

type GuestFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The frame of pages before signing in: the form at the left, the wall at the right. */
export function GuestFrame({ title, lead, children }: GuestFrameProps) {
  useDocumentTitle(title);
  const year = new Date().getFullYear();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(26rem,38%)]">
      <div className="flex min-h-dvh flex-col bg-surface px-5 py-6 sm:px-10 lg:min-h-0">
        <header className="flex items-center">
          <Logo name={publicConfig.productName} />
          <Preferences />
        </header>
        <main id="main" className="flex flex-1 items-center">
          <div className="mx-auto w-full max-w-[22.5rem] py-8">
            <h1 className="text-2xl font-semibold">{title}</h1>
            {lead && <p className="mt-1 text-base text-ink-3">{lead}</p>}
            {children}
          </div>
        </main>
        <footer className="text-xs text-ink-3">
          © {year} {publicConfig.productName} ·{' '}
          <Link to="/terms-conditions" className={linkStyles.inline}>
            <Trans>Terms and conditions</Trans>
          </Link>
        </footer>
      </div>
      <GuestWall />
    </div>
  );
}
