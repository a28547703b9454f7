import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Bell, ChevronLeft, Search } from 'lucide-react';
import { Children, type ReactNode, use } from 'react';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { IconButton } from '@/shared/ui/icon-button';
import { LogoMark } from '@/shared/ui/logo';
import { useSessionUser } from '@/entities/session';
import { ShellContext } from '../model/shell-context';

type TopBarProps = { current: ReactNode; breadcrumb: ReactNode; actions: ReactNode };

const squareClass =
  'relative inline-flex size-control-md shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-hover hover:text-ink';

export function TopBar({ current, breadcrumb, actions }: TopBarProps) {
  const { t } = useLingui();
  const { openPalette } = use(ShellContext);
  const unread = useSessionUser().unread_notifications;
  const isChild = Children.count(breadcrumb) > 0;
  return (
    <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-2 border-b bg-surface px-3 sm:px-4 lg:px-6">
      <span className="contents lg:hidden">
        {isChild ? (
          <button
            type="button"
            aria-label={t`Back`}
            className={squareClass}
            onClick={() => history.back()}
          >
            <ChevronLeft aria-hidden strokeWidth={1.75} className="size-5" />
          </button>
        ) : (
          <LogoMark className="size-6 text-primary-text" />
        )}
      </span>
      <Breadcrumb current={current}>{breadcrumb}</Breadcrumb>
      <div className="flex max-w-full flex-wrap items-center justify-end gap-2">
        {actions}
        {openPalette && (
          <span className="contents lg:hidden">
            <IconButton icon={Search} label={t`Search or jump to…`} onClick={openPalette} />
          </span>
        )}
        <Link
          to="/notifications"
          aria-label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
          className={squareClass}
        >
          <span className="relative">
            <Bell aria-hidden strokeWidth={1.75} className="size-4" />
            {unread > 0 && (
              <span
                aria-hidden
                className="forced-fill absolute -top-1 -right-1 size-2 rounded-full bg-primary"
              />
            )}
          </span>
        </Link>
      </div>
    </header>
  );
}
