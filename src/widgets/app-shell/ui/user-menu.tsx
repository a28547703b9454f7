import { useLingui } from '@lingui/react/macro';
import { Keyboard, LogOut, MessageSquare, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { useSessionUser } from '@/entities/session';
import { cx } from '@/shared/lib/cx';
import { type ColorMode, useColorMode } from '@/shared/lib/color-mode';
import { useLanguageLinks } from '../model/use-language-links';
import { useLogout } from '@/features/log-out';
import { userClass, UserName } from './user-name';

export function useUserEntries(onShortcuts: () => void): MenuEntry[] {
  const { t } = useLingui();
  const [mode, setMode] = useColorMode();
  const languages = useLanguageLinks();
  const logout = useLogout();
  const router = useRouter();
  const colour = (value: ColorMode, label: string, icon: typeof Sun): MenuEntry => ({
    kind: 'choice',
    label,
    icon,
    checked: mode === value,
    onSelect: () => setMode(value),
  });
  return [
    {
      label: t`Account`,
      icon: UserRound,
      onSelect: () => void router.navigate({ to: '/settings/account' }),
    },
    { label: t`Keyboard shortcuts`, icon: Keyboard, shortcut: '?', onSelect: onShortcuts },
    {
      label: t`Send feedback`,
      icon: MessageSquare,
      onSelect: () =>
        void router.navigate({
          to: '/feedback',
          search: { about: router.state.location.pathname },
        }),
    },
    'separator',
    colour('light', t`Light`, Sun),
    colour('dark', t`Dark`, Moon),
    colour('system', t`Same as system`, Monitor),
    'separator',
    ...languages,
    'separator',
    { label: t`Log out`, icon: LogOut, onSelect: () => logout() },
  ];
}

export function UserMenu({ rail, onShortcuts }: { rail: boolean; onShortcuts: () => void }) {
  const { t } = useLingui();
  const { username: name } = useSessionUser();
  const entries = useUserEntries(onShortcuts);
  return (
    <Menu
      label={t`Your account`}
      placement={{ side: 'top', align: 'start' }}
      entries={entries}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={rail ? t`Your account: ${name}` : undefined}
          className={cx(userClass, 'hover:bg-hover', rail && 'justify-center')}
        >
          <UserName rail={rail} />
        </button>
      )}
    />
  );
}
