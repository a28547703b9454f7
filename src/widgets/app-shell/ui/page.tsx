import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { TopBar } from './top-bar';

const layouts = {
  /** Scrolls; up to 1760 px wide. */
  page: 'mx-auto w-full max-w-[110rem] px-4 py-5 lg:px-6',
  /** Scrolls; text and forms have a limited width. */
  form: 'mx-auto w-full max-w-240 px-4 py-5 lg:px-6',
  /** The page manages its own height. */
  full: '',
} as const;

type PageProps = {
  /** The document title, and the heading unless `heading` overrides it. */
  title: string;
  heading?: ReactNode;
  /** Above the heading: the page's object and its state. */
  eyebrow?: ReactNode;
  /** The last part of the breadcrumb, if the title is too long for it. */
  current?: ReactNode;
  subtitle?: ReactNode;
  /** Next to the heading, on the right. */
  aside?: ReactNode;
  /** Links to the pages above, outermost first. */
  breadcrumb?: ReactNode;
  /** In the top bar; at most one primary button. */
  actions?: ReactNode;
  layout?: keyof typeof layouts;
  /** A list of sibling pages on the left, from 1024 px. */
  side?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of every page within the shell: document title, top bar, heading, and the only `main`.
 */
export function Page({
  title,
  heading,
  eyebrow,
  current = title,
  subtitle,
  aside,
  breadcrumb,
  actions,
  layout = 'page',
  side,
  children,
}: PageProps) {
  useDocumentTitle(title);
  const full = layout === 'full';
  return (
    <>
      <TopBar current={current} breadcrumb={breadcrumb} actions={actions} />
      <main
        id="main"
        data-region
        tabIndex={-1}
        className={cx(
          'page-slide relative min-h-0 flex-1',
          full ? 'flex flex-col overflow-hidden' : 'overflow-y-auto',
        )}
      >
        {full ? (
          <>
            <h1 className="sr-only">{heading ?? title}</h1>
            {children}
          </>
        ) : (
          <div className={cx(layouts[layout], side !== undefined && 'flex gap-8')}>
            {side && <div className="hidden w-44 shrink-0 lg:block">{side}</div>}
            <div className="min-w-0 flex-1">
              <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
                <div className="min-w-0 flex-1 basis-80">
                  {eyebrow && <div className="mb-1.5">{eyebrow}</div>}
                  <h1 className="text-xl font-semibold text-balance wrap-anywhere">
                    {heading ?? title}
                  </h1>
                  {subtitle && <p className="mt-1 text-sm text-ink-3">{subtitle}</p>}
                </div>
                {aside}
              </div>
              {children}
            </div>
          </div>
        )}
      </main>
    </>
  );
}
