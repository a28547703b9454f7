import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { LeaveWhenExpired } from '@/features/leave-when-expired';
import { NewBuildNotice } from '@/features/notify-new-build';
import { useRememberSessionUser, useSessionUser } from '@/entities/session';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { useLocalStorage } from '@/shared/lib/use-local-storage';
import { ShellContext } from '../model/shell-context';
import { useRegions } from '../model/use-regions';
import { useShellKeys } from '../model/use-shell-keys';
import { Sidebar } from './sidebar';
import { TabBar } from './tab-bar';
import { lazyComponent, lazyInSuspense } from '@/shared/lib/lazy-component';

const MoreDrawer = lazyInSuspense(() =>
  import('./more-drawer').then((module) => module.MoreDrawer),
);
const ShortcutsSheet = lazyInSuspense(() =>
  import('./shortcuts-sheet').then((module) => module.ShortcutsSheet),
);
const Palette = lazyInSuspense(() => import('./palette').then((module) => module.Palette));
const PrintFrame = lazyComponent(() => import('./print-frame').then((module) => module.PrintFrame));
const Jobs = lazyComponent(() => import('./jobs').then((module) => module.Jobs));
const GoTo = lazyInSuspense(() => import('./go-to').then((module) => module.GoTo));

const DeletionNotice = lazyComponent(() =>
  import('./deletion-notice').then((module) => module.DeletionNotice),
);

type Sheet = 'more' | 'palette' | 'shortcuts' | null;

/** The layout that persists across pages: sidebar, icon rail or tab bar, by window width. */
export function AppShell({ children }: { children: ReactNode }) {
  const [sheet, setSheet] = useState<Sheet>(null);
  // The sheet handles G once it has loaded; before that, the key press is remembered.
  const [go, setGo] = useState<'early' | 'ready'>();
  const [sidebar, setSidebar] = useLocalStorage('parapet-sidebar', ['open', 'folded'], 'open');
  const beside = useMedia(mediaQueries.panels);
  const roomy = useMedia('(width >= 80rem)');
  const close = () => setSheet(null);
  const openPalette = () => setSheet('palette');
  const openShortcuts = () => setSheet('shortcuts');
  const settled = useInitialLoadSettled();
  const { organization_deletes_at: deletesAt } = useSessionUser();
  useRememberSessionUser();
  useRegions();
  useShellKeys({
    onPalette: openPalette,
    onShortcuts: openShortcuts,
    onSidebar: () => setSidebar(sidebar === 'open' ? 'folded' : 'open'),
    onGo: go === 'ready' ? undefined : () => setGo('early'),
  });
  return (
    <ShellContext value={{ openPalette }}>
      <a
        href="#main"
        className="sr-only z-80 rounded-md bg-surface px-3 py-2 text-sm font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <div data-shell className="flex h-dvh flex-col overflow-hidden lg:flex-row">
        {beside && (
          <Sidebar
            rail={!roomy || sidebar === 'folded'}
            onPalette={openPalette}
            onShortcuts={openShortcuts}
          />
        )}
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {settled && (
            <>
              <NewBuildNotice />
              <PrintFrame />
              {deletesAt && <DeletionNotice deletesAt={deletesAt} />}
            </>
          )}
          {children}
          {settled && (
            <>
              <Jobs />
              <LeaveWhenExpired />
            </>
          )}
          {(settled || go) && (
            <Suspense fallback={go && <dialog open hidden />}>
              <GoTo startsOpen={go === 'early'} onReady={() => setGo('ready')} />
            </Suspense>
          )}
        </div>
        {!beside && <TabBar onMore={() => setSheet('more')} />}
      </div>
      {/* Until the sheet's code has loaded, keys that are meant for it must not act on the
          page. */}
      <Suspense fallback={<dialog open hidden />}>
        {sheet === 'more' && <MoreDrawer onClose={close} onShortcuts={openShortcuts} />}
        {sheet === 'shortcuts' && <ShortcutsSheet onClose={close} />}
        {sheet === 'palette' && <Palette onClose={close} />}
      </Suspense>
    </ShellContext>
  );
}
