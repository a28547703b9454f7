import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Activity, WifiOff, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { hideJobsPanel, isExport, isOver, type Job, jobQueries } from '@/entities/job';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { Button } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { EmptyState } from '@/shared/ui/empty-state';
import { IconButton } from '@/shared/ui/icon-button';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { usePendingJobs } from '../api/use-pending-jobs';
import { useTrackedJobs } from '../api/use-tracked-jobs';
import { PendingJobRow } from './pending-job-row';
import { JobRow } from './job-row';

type Section = 'all' | 'running' | 'exports';

const isIn: Readonly<Record<Section, (job: Job) => boolean>> = {
  all: () => true,
  running: (job) => !isOver(job),
  exports: isExport,
};

/**
 * Running and finished jobs: docked below the page, or a sheet on phones. It is not modal, so the
 * user can continue working.
 */
export function JobsPanel({ connected }: { connected: boolean }) {
  const { t } = useLingui();
  const docked = useMedia(mediaQueries.panels);
  if (!docked) {
    return (
      <Drawer title={t`Activity`} side="bottom" onClose={hideJobsPanel}>
        <Contents connected={connected} />
      </Drawer>
    );
  }
  return <Docked connected={connected} />;
}

function Docked({ connected }: { connected: boolean }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const title = useId();
  // Focuses the panel when it opens and restores the focus when it closes.
  useEffect(() => {
    const from = document.activeElement;
    const section = box.current;
    section?.focus();
    return () => {
      if (from instanceof HTMLElement && section?.contains(document.activeElement)) from.focus();
    };
  }, []);
  return (
    <section
      ref={box}
      data-region
      tabIndex={-1}
      aria-labelledby={title}
      className="z-(--z-bulkbar) flex h-80 max-h-[45dvh] shrink-0 flex-col border-t border-line-strong bg-surface shadow-2 -outline-offset-2"
    >
      {/* Its controls handle their own keys; Esc bubbles up from any of them. */}
      <div
        role="presentation"
        className="flex min-h-0 flex-1 flex-col"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          hideJobsPanel();
        }}
      >
        <header className="flex h-10 shrink-0 items-center gap-2 px-4 lg:px-6">
          <h2 id={title} className="flex-1 text-base font-semibold">
            <Trans>Activity</Trans>
          </h2>
          <IconButton
            icon={X}
            size="sm"
            label={t`Close activity`}
            shortcut="Esc"
            onClick={hideJobsPanel}
          />
        </header>
        <Contents connected={connected} />
      </div>
    </section>
  );
}

function Contents({ connected }: { connected: boolean }) {
  const { t, i18n } = useLingui();
  const panel = useId();
  const [section, setSection] = useState<Section>('all');
  const { jobs: newest, running, isKnown } = useTrackedJobs();
  const launches = usePendingJobs(newest);
  const [wantsOlder, setWantsOlder] = useState(false);
  const older = useInfiniteQuery(jobQueries.older(wantsOlder));
  const known = new Set(newest.map(({ id }) => id));
  const all = [
    ...newest,
    ...(older.data?.pages.flatMap((page) => page.data) ?? []).filter(({ id }) => !known.has(id)),
  ];
  const jobs = all.filter(isIn[section]);
  const exports = newest.filter(isIn.exports).length;
  const mayHaveOlder =
    section !== 'running' && (wantsOlder ? older.hasNextPage : newest.length >= 30);
  const shownLaunches = section === 'exports' ? [] : launches;
  return (
    <>
      <div className="px-4 lg:px-6">
        <Tabs
          label={t`Activity`}
          panelId={panel}
          value={section}
          onChange={setSection}
          tabs={[
            { id: 'all', label: <Trans>All</Trans> },
            {
              id: 'running',
              label: <Trans>Running</Trans>,
              ...(running.length > 0 && { count: i18n.number(running.length) }),
            },
            {
              id: 'exports',
              label: <Trans>Exports</Trans>,
              ...(exports > 0 && { count: i18n.number(exports) }),
            },
          ]}
        />
      </div>
      <div
        id={panel}
        role="tabpanel"
        aria-label={t`Activity`}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
      >
        {!connected && (
          <p
            role="alert"
            className="flex items-center gap-2.5 border-b border-line bg-warn-tint px-4 py-2 text-sm lg:px-6"
          >
            <WifiOff aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-warn-text" />
            <Trans>
              Couldn’t reach the server. Jobs continue there, and updates resume when you’re back
              online.
            </Trans>
          </p>
        )}
        <p role="status" className="sr-only">
          <Plural
            value={running.length}
            _0="Nothing is running"
            one="# job running"
            other="# jobs running"
          />
        </p>
        {!isKnown && connected && <SkeletonRows rows={3} label={t`Loading activity`} />}
        {isKnown && jobs.length === 0 && shownLaunches.length === 0 && (
          <EmptyState
            icon={Activity}
            title={section === 'running' ? t`Nothing is running` : t`Nothing yet`}
            text={t`Running and finished imports, bulk changes and exports appear here.`}
          />
        )}
        {(jobs.length > 0 || shownLaunches.length > 0) && (
          <ul aria-label={t`Jobs`} className="divide-y divide-line">
            {shownLaunches.map((launch) => (
              <PendingJobRow key={launch.job_id} launch={launch} connected={connected} />
            ))}
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
        {mayHaveOlder && (
          <div className="p-3 text-center">
            <Button
              size="sm"
              busy={older.isFetching}
              onClick={() => (wantsOlder ? void older.fetchNextPage() : setWantsOlder(true))}
            >
              <Trans>Show older</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
