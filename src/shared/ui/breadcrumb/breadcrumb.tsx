import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';

export type BreadcrumbProps = {
  /** Links to the pages above, outermost first. */
  children?: ReactNode;
  current: ReactNode;
};

/**
 * Router-agnostic: the links are its children. On phones only the current page is named; the shell
 * has a back arrow.
 */
export function Breadcrumb({ children, current }: BreadcrumbProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm">
        {Children.map(children, (link) => (
          <li className="hidden shrink-0 items-center gap-1.5 text-ink-3 hover:text-ink sm:flex">
            {link}
            <ChevronRight aria-hidden strokeWidth={1.75} className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="truncate font-medium text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
