import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Count } from '@/shared/ui/badge';
import { Tooltip } from '@/shared/ui/tooltip';
import { countText } from '@/shared/lib/count';
import { cx } from '@/shared/lib/cx';
import type { Destination } from '../model/navigation';

type NavLinkProps = {
  item: Destination;
  current: boolean;
  count?: number | undefined;
  rail: boolean;
};

export function NavLink({ item, current, count, rail }: NavLinkProps) {
  const { i18n } = useLingui();
  const label = i18n._(item.label);
  const Icon = item.icon;
  const link = (
    <Link
      to={item.to}
      aria-current={current ? 'page' : undefined}
      aria-label={rail ? label : undefined}
      className={cx(
        'flex min-h-8 items-center gap-2.5 rounded-md px-2 text-sm font-medium text-ink -outline-offset-2',
        current ? 'bg-selected' : 'hover:bg-hover',
        rail && 'justify-center',
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cx('size-4 shrink-0', current ? 'text-primary-text' : 'text-ink-2')}
      />
      {!rail && <span className="truncate">{label}</span>}
      {!rail && count !== undefined && (
        <span className="ml-auto text-xs font-normal text-ink-3 num">
          {item.count === 'notifications' ? (
            <Count tone="solid">{countText(i18n, count)}</Count>
          ) : (
            countText(i18n, count, { notation: 'compact' })
          )}
        </span>
      )}
    </Link>
  );
  return rail ? (
    <Tooltip label={label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
