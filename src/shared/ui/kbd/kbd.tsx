import { cx } from '@/shared/lib/cx';

const capStyles = {
  plain: 'border-line-strong border bg-surface text-ink-2',
  inverse: 'text-canvas opacity-80',
} as const;

type KbdProps = { keys: string; tone?: keyof typeof capStyles };

/** A key or chord, shown on the control that it triggers: `keys="Ctrl K"` is two caps. */
export const Kbd = ({ keys, tone = 'plain' }: KbdProps) => (
  <kbd className="inline-flex shrink-0 items-center gap-0.5 font-sans">
    {keys.split(' ').map((key) => (
      <kbd
        key={key}
        className={cx(
          'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-xs px-1 font-sans text-2xs font-medium',
          capStyles[tone],
        )}
      >
        {key}
      </kbd>
    ))}
  </kbd>
);
