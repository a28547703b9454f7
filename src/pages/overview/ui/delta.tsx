import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '@/shared/lib/cx';

/** The change in findings within the period; fewer is better. */
export function Delta({ change, title }: { change: number; title?: string | undefined }) {
  const { i18n } = useLingui();
  if (change === 0)
    return (
      <span className="text-xs font-normal text-ink-3" title={title}>
        <Trans>no change</Trans>
      </span>
    );
  const Icon = change < 0 ? ArrowDown : ArrowUp;
  const size = Math.abs(change);
  return (
    <span
      title={title}
      className={cx(
        'inline-flex items-center gap-0.5 text-xs font-normal whitespace-nowrap num',
        change < 0 ? 'text-ok-text' : 'text-danger-text',
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-3 shrink-0" />
      <span aria-hidden>{i18n.number(size)}</span>
      <span className="sr-only">
        {change < 0 ? (
          <Plural value={size} one="# fewer in the period" other="# fewer in the period" />
        ) : (
          <Plural value={size} one="# more in the period" other="# more in the period" />
        )}
      </span>
    </span>
  );
}
