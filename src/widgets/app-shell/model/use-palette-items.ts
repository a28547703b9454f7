import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Activity, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useLogout } from '@/features/log-out';
import type { PaletteGroup, PaletteItem } from '@/shared/ui/command-palette';
import { showWork } from '@/shared/lib/launches';
import { useColorMode } from '@/shared/lib/color-mode';
import { foldText } from './fold-text';
import { settingsDestinations } from './settings-destinations';
import { useNavigation } from './use-navigation';

type Local = { item: PaletteItem & { title: string }; act: () => unknown };

/** What needs no server: pages and actions whose words begin with what was typed. */
export function usePaletteItems(query: string): { groups: PaletteGroup[]; acts: Map<string, () => unknown> } {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const logout = useLogout();
  const [, setMode] = useColorMode();
  const { groups } = useNavigation();
  const places: Local[] = [...groups.flatMap((group) => group.items), ...settingsDestinations].map(({ to, label, icon }) => ({
    item: { id: `go ${to}`, icon, title: i18n._(label) },
    act: () => navigate({ to }),
  }));
  const actions: Local[] = [
    { item: { id: 'activity', icon: Activity, title: t`Activity` }, act: showWork },
    { item: { id: 'light', icon: Sun, title: t`Light colours` }, act: () => setMode('light') },
    { item: { id: 'dark', icon: Moon, title: t`Dark colours` }, act: () => setMode('dark') },
    { item: { id: 'system', icon: Monitor, title: t`Colours as the system` }, act: () => setMode('system') },
    { item: { id: 'logout', icon: LogOut, title: t`Log out` }, act: logout },
  ];
  const wanted = foldText(query.trim());
  const matching = (locals: readonly Local[]) => locals.filter(({ item }) => wanted === '' || ` ${foldText(item.title)}`.includes(` ${wanted}`));
  const listed = [
    { id: 'go', label: t`Go to`, locals: matching(places) },
    { id: 'actions', label: t`Actions`, locals: matching(actions) },
  ].filter(({ locals }) => locals.length > 0);
  return {
    groups: listed.map(({ id, label, locals }) => ({ id, label, items: locals.map(({ item }) => item) })),
    acts: new Map([...places, ...actions].map(({ item, act }) => [item.id, act])),
  };
}
