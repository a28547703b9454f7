import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

const levels = [
  { name: msg`Empty`, fill: 'bg-hover', text: 'text-ink-3' },
  { name: msg`Weak`, fill: 'bg-danger', text: 'text-danger-text' },
  { name: msg`Fair`, fill: 'bg-warn', text: 'text-warn-text' },
  { name: msg`Good`, fill: 'bg-ok', text: 'text-ok-text' },
  { name: msg`Strong`, fill: 'bg-ok', text: 'text-ok-text' },
] as const;

export type StrengthMeterProps = {
  /** 0 for empty input, then weak, fair, good, strong. */
  level: 0 | 1 | 2 | 3 | 4;
  rules: readonly { id: string; met: boolean; text: ReactNode }[];
};

/** Four segments and a label. The rules are visible before the first mistake. */
export function StrengthMeter({ level, rules }: StrengthMeterProps) {
  const { t, i18n } = useLingui();
  const { name, fill, text } = levels[level];
  const word = i18n._(name);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-3">
        <div
          role="img"
          aria-label={t`Password strength: ${word}, ${level} of 4`}
          className="flex h-1.5 flex-1 gap-1"
        >
          {[1, 2, 3, 4].map((segment) => (
            <span
              key={segment}
              className={cx(
                'forced-fill flex-1 rounded-full',
                segment <= level ? fill : 'bg-hover',
              )}
            />
          ))}
        </div>
        <span aria-hidden className={cx('min-w-10 text-right text-xs font-medium', text)}>
          {word}
        </span>
      </div>
      <ul className="grid grid-cols-1 gap-x-3 gap-y-1 sm:grid-cols-2">
        {rules.map((rule) => {
          const Icon = rule.met ? CircleCheck : Circle;
          return (
            <li
              key={rule.id}
              className={cx(
                'flex items-center gap-2 text-xs',
                rule.met ? 'text-ink-2' : 'text-ink-3',
              )}
            >
              <Icon
                aria-hidden
                strokeWidth={1.75}
                className={cx('size-3.5 shrink-0', rule.met && 'text-ok-text')}
              />
              {rule.text}
              <span className="sr-only">{rule.met ? t`met` : t`not met yet`}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
