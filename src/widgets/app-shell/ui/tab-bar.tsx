import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { cx } from '@/shared/lib/cx';
import { tabDestinations } from '../model/navigation';
import { useNavigation } from '../model/use-navigation';

const tabClass =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-2xs -outline-offset-2';

/** Navigation on phones and small tablets: the four most used pages, and "More" for the rest. */
export function TabBar({ onMore }: { onMore: () => void }) {
  const { t, i18n } = useLingui();
  const { current } = useNavigation();
  const elsewhere = current !== undefined && !tabDestinations.includes(current);
  return (
    <nav
      aria-label={t`Main`}
      data-region
      className="flex h-14 shrink-0 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {tabDestinations.map((item) => {
        const Icon = item.icon;
        const on = item === current;
        return (
          <Link
            key={item.to}
            to={item.to}
            aria-current={on ? 'page' : undefined}
            className={cx(tabClass, on ? 'font-medium text-primary-text' : 'text-ink-2')}
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-5" />
            <span className="max-w-full truncate">{i18n._(item.short ?? item.label)}</span>
          </Link>
        );
      })}
      <button
        type="button"
        onClick={onMore}
        aria-haspopup="dialog"
        className={cx(tabClass, elsewhere ? 'font-medium text-primary-text' : 'text-ink-2')}
      >
        <MenuIcon aria-hidden strokeWidth={1.75} className="size-5" />
        <span className="max-w-full truncate">
          <Trans>More</Trans>
        </span>
      </button>
    </nav>
  );
}
