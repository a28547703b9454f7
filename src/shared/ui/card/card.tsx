import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    {...rest}
    className={cx('min-w-0 rounded-lg border border-line bg-surface', className)}
  />
);

type CardHeadProps = { title: ReactNode; note?: ReactNode; actions?: ReactNode; id?: string };

/** Title, a note on what it covers, actions at the end. Give `id` and name the card by it. */
export const CardHead = ({ title, note, actions, id }: CardHeadProps) => (
  <header className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-1.5">
    <div className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-2 gap-y-1">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {note && <span className="text-xs text-ink-3">{note}</span>}
    </div>
    {actions && <div className="ml-auto flex items-center gap-1">{actions}</div>}
  </header>
);

export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('p-4', className)} />
);

export const CardFoot = ({ className, ...rest }: ComponentProps<'footer'>) => (
  <footer
    {...rest}
    className={cx(
      'flex flex-wrap items-center gap-2 rounded-b-lg border-t border-line bg-inset px-4 py-2.5',
      className,
    )}
  />
);
