import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Loading, Skeleton } from '../skeleton';
import { lazyInSuspense } from '@/shared/lib/lazy-component';

const DiffFiles = lazyInSuspense(() => import('./diff-files').then((module) => module.DiffFiles));

export type DiffViewerProps = {
  /** A unified diff, with or without its `diff --git` line. */
  diff: string;
  /** The path for files that the diff does not name. */
  path: string;
  view: 'unified' | 'split';
};

/** The minimum width for side by side; below it, a split diff is shown unified. */
const splitFrom = 900;

/** Scrolls internally. N and P move between hunks. */
export function DiffViewer({ diff, path, view }: DiffViewerProps) {
  const { t } = useLingui();
  const region = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWide(box.clientWidth >= splitFrom));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'n' && event.key !== 'p') || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const heads = [...(region.current?.querySelectorAll<HTMLElement>('[data-hunk]') ?? [])];
    const at = heads.indexOf(document.activeElement as HTMLElement); // -1 if the region itself has the focus
    const next = heads[event.key === 'n' ? at + 1 : Math.max(at - 1, 0)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <div
        ref={region}
        role="region"
        aria-label={
          view === 'split' && wide ? t`Split diff of ${path}` : t`Unified diff of ${path}`
        }
        tabIndex={0}
        className="max-h-[32rem] overflow-auto -outline-offset-2"
      >
        <Suspense
          fallback={
            <Loading label={t`Loading the change`} className="flex flex-col gap-2 p-4">
              <Skeleton className="h-3 w-2/3" />
              <Skeleton className="h-3 w-1/2" />
              <Skeleton className="h-3 w-3/5" />
            </Loading>
          }
        >
          <DiffFiles
            diff={diff}
            path={path}
            view={view === 'split' && wide ? 'split' : 'unified'}
          />
        </Suspense>
      </div>
    </div>
  );
}
