import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';
import { type Part, ProportionBar } from '../proportion-bar';

export type ResultFigure = Part & {
  label: string;
  /** Formatted. */
  figure: ReactNode;
  /** What it means: "Not seen before". */
  note: ReactNode;
  /** Link to the findings that it counts; none if there are none. */
  link?: Pick<ComponentProps<'a'>, 'href' | 'onClick'>;
};

const dots = {
  new: 'bg-chart-1',
  info: 'bg-info',
  warn: 'bg-warn',
  ok: 'bg-ok',
  ink: 'bg-ink-2',
} as const;
const dotOf = (fill: Part['fill']) => (fill in dots ? dots[fill as keyof typeof dots] : 'bg-info'); // the five fills of an import

const Figure = ({ figure }: { figure: ResultFigure }) => (
  <>
    <span className="flex items-center gap-1.5 text-xs font-medium text-ink-3">
      <span aria-hidden className={cx('forced-fill size-2 rounded-xs', dotOf(figure.fill))} />
      {figure.label}
    </span>
    <span className="mt-1 block text-2xl font-semibold num">{figure.figure}</span>
    <span className="block text-xs text-pretty text-ink-3">{figure.note}</span>
  </>
);

/** One proportional bar and its figures, each linked to what it counts. */
export const ResultBar = ({
  label,
  figures,
}: {
  label: string;
  figures: readonly ResultFigure[];
}) => (
  <div>
    <div className="px-4 pt-4">
      <ProportionBar label={label} parts={figures} />
    </div>
    <ul className="mt-4 grid grid-cols-2 border-t border-line md:grid-cols-5">
      {figures.map((figure) => (
        <li
          key={figure.id}
          className="min-w-0 border-line max-md:last:odd:col-span-2 max-md:even:border-l max-md:nth-[n+3]:border-t md:not-first:border-l"
        >
          {figure.link ? (
            <a {...figure.link} className="block p-4 -outline-offset-2 hover:bg-hover">
              <Figure figure={figure} />
            </a>
          ) : (
            <div className="p-4">
              <Figure figure={figure} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </div>
);
