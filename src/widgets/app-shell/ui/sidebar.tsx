import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { JobsButton } from '@/features/track-jobs';
import { Kbd } from '@/shared/ui/kbd';
import { cx } from '@/shared/lib/cx';
import { useNavigationCounts } from '../api/use-navigation-counts';
import { useNavigation } from '../model/use-navigation';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { NavLink } from './nav-link';
import { OrganizationSwitcher } from './organization-switcher';
import { UserCorner } from './user-corner';

type SidebarProps = { rail: boolean; onPalette: () => void; onShortcuts: () => void };

export function Sidebar({ rail, onPalette, onShortcuts }: SidebarProps) {
  const { t, i18n } = useLingui();
  const { groups, current } = useNavigation();
  const settled = useInitialLoadSettled();
  const counts = useNavigationCounts(settled);
  return (
    <nav
      aria-label={t`Main`}
      data-region
      className={cx('flex shrink-0 flex-col border-r bg-canvas', rail ? 'w-14' : 'w-58')}
    >
      <OrganizationSwitcher rail={rail} />
      <div className="flex flex-1 flex-col gap-4 overflow-y-auto p-2">
        <button
          type="button"
          onClick={onPalette}
          aria-label={rail ? t`Search or jump to…` : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          className={cx(
            'flex min-h-8 w-full shrink-0 items-center gap-2 rounded-md border border-line-strong bg-surface px-2 text-sm text-ink-3 shadow-1 hover:bg-hover',
            rail && 'justify-center',
          )}
        >
          <Search aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
          {!rail && (
            <>
              <span className="flex-1 truncate text-left">
                <Trans>Search or jump to…</Trans>
              </span>
              <Kbd keys="Ctrl K" />
            </>
          )}
        </button>
        {groups.map((group) => (
          <div key={group.id} className="flex flex-col gap-0.5">
            {group.title && !rail && (
              <p className="px-2 pb-1 text-xs text-ink-3">{i18n._(group.title)}</p>
            )}
            {group.items.map((item) => (
              <NavLink
                key={item.to}
                item={item}
                rail={rail}
                current={item === current}
                count={item.count && counts[item.count]}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-1 border-t p-2">
        <div className="min-h-8">{settled && <JobsButton rail={rail} />}</div>
        <UserCorner rail={rail} onShortcuts={onShortcuts} />
      </div>
    </nav>
  );
}
