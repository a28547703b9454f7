import { useLingui } from '@lingui/react/macro';
import { CircleHelp, Keyboard, LogOut, MessageSquare, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { Avatar } from '@/shared/ui/avatar';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { useRoleName, useSessionUser } from '@/entities/session';
import { cx } from '@/shared/lib/cx';
import { type ColorMode, useColorMode } from '@/shared/lib/color-mode';
import { useLanguageLinks } from '../model/use-language-links';
import { useLogout } from '@/features/log-out';

export function useUserEntries(onShortcuts: () => void): MenuEntry[] {
  const { t } = useLingui();
  const [mode, setMode] = useColorMode();
  const languages = useLanguageLinks();
  const logout = useLogout();
  const router = useRouter();
  const colour = (value: ColorMode, label: string, icon: typeof Sun): MenuEntry => ({ kind: 'choice', label, icon, checked: mode === value, onSelect: () => setMode(value) });
  return [
    { label: t`Account`, icon: UserRound, onSelect: () => void router.navigate({ to: '/settings/account' }) },
    { label: t`Keyboard shortcuts`, icon: Keyboard, shortcut: '?', onSelect: onShortcuts },
    { label: t`Send feedback`, icon: MessageSquare, onSelect: () => void router.navigate({ to: '/feedback', search: { about: router.state.location.pathname } }) },
    'separator',
    colour('light', t`Light`, Sun),
    colour('dark', t`Dark`, Moon),
    colour('system', t`Same as the system`, Monitor),
    'separator',
    ...languages,
    'separator',
    { label: t`Log out`, icon: LogOut, onSelect: () => logout() },
  ];
}

export function UserMenu({ rail, onShortcuts }: { rail: boolean; onShortcuts: () => void }) {
  const { t } = useLingui();
  const user = useSessionUser();
  const role = useRoleName(user.role);
  const name = user.username;
  const entries = useUserEntries(onShortcuts);
  return (
    <div className="flex w-full items-center gap-1">
      <Menu
        label={t`Your account`}
        placement={{ side: 'top', align: 'start' }}
        entries={entries}
        trigger={(props) => (
          <button {...props} type="button" aria-label={rail ? t`Your account: ${name}` : undefined} className={cx('flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover', rail && 'justify-center')}>
            <Avatar name={name} size="md" {...(user.avatar_url !== null && { src: user.avatar_url })} />
            {!rail && (
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm leading-4 font-medium">{name}</span>
                <span className="block text-2xs text-ink-3">{role}</span>
              </span>
            )}
          </button>
        )}
      />
      {!rail && <IconButton icon={CircleHelp} size="sm" label={t`Help and shortcuts`} shortcut="?" onClick={onShortcuts} />}
    </div>
  );
}
