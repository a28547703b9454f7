import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '../link';
import { type Part, ProportionBar } from '../proportion-bar';

type Words = {
  label: string;
  /** The formatted number. */
  figure: ReactNode;
  /** The meaning of the figure: "Not seen before". */
  note: ReactNode;
};
export type ResultFigure = Part &
  Words & {
    /** A link to the counted items; absent if there are none. */
    link?: Pick<ComponentProps<'a'>, 'href' | 'onClick'>;
  };

const dots = {
  new: 'bg-chart-1',
  chart4: 'bg-chart-4',
  ok: 'bg-ok',
  warn: 'bg-warn',
  danger: 'bg-danger',
} as const;
const dotOf = (fill: Part['fill']) => (fill in dots ? dots[fill as keyof typeof dots] : 'bg-info'); // the five fills of an account

type FigureProps = { words: Words; dot?: string; sign?: string; isLink?: boolean };

const Figure = ({ words: { label, figure, note }, dot, sign, isLink = false }: FigureProps) => (
  <>
    <span className="flex items-center gap-1.5 text-xs font-medium text-ink-3">
      {dot && <span aria-hidden className={cx('forced-fill size-2 rounded-xs', dot)} />}
      {label}
    </span>
    <span className="relative mt-1 block text-2xl font-semibold num">
      {sign && (
        <span aria-hidden className="absolute right-full mr-1 text-lg font-normal text-ink-3">
          {sign}
        </span>
      )}
      {figure}
    </span>
    <span className={cx('block text-xs text-pretty', isLink ? linkStyles.action : 'text-ink-3')}>
      {note}
    </span>
  </>
);

type ResultBarProps = {
  /** The entire equation as text. */
  label: string;
  total: Words;
  figures: readonly ResultFigure[];
};

/** A total as the sum of its parts, each linked to its items, above one proportional bar. */
export const ResultBar = ({ label, total, figures }: ResultBarProps) => (
  <div>
    <ul className="grid grid-cols-2 md:flex">
      <li className="col-span-2 min-w-0 flex-1 p-4">
        <Figure words={total} />
      </li>
      {figures.map((figure, index) => (
        <li key={figure.id} className="min-w-0 flex-1">
          {figure.link ? (
            <a {...figure.link} className="block p-4 -outline-offset-2 hover:bg-hover">
              <Figure
                words={figure}
                dot={dotOf(figure.fill)}
                sign={index === 0 ? '=' : '+'}
                isLink
              />
            </a>
          ) : (
            <div className="p-4">
              <Figure words={figure} dot={dotOf(figure.fill)} sign={index === 0 ? '=' : '+'} />
            </div>
          )}
        </li>
      ))}
    </ul>
    <div className="px-4 pb-4">
      <ProportionBar label={label} parts={figures} />
    </div>
  </div>
);
