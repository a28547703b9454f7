import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '@/shared/api/api-error';
import { publicConfig } from '@/shared/config';
import { activateLocale, allTexts, localeOf, textsOf } from '@/shared/i18n';
import { isMissingCode, keepAppWithoutNetwork } from '@/shared/lib/missing-code';
import { PageError } from '@/shared/lib/page-error';
import { preloadErrorScreen } from './error-screen';
import { Providers } from './providers/providers';
import { makeRouter } from './router';
import { watchSession } from './session/watch-session';
import { hideSplash } from './splash';
import './styles/index.css';
import './transitions/transitions.css';

/** What the first page does not show stands back behind its font and its picture. */
const otherTextsAfterMs = 300;

keepAppWithoutNetwork();
const { router, queryClient } = makeRouter();
watchSession({ router, queryClient });
router.subscribe('onRendered', () => {
  hideSplash();
  setTimeout(() => void allTexts()?.catch(() => undefined), otherTextsAfterMs);
});
preloadErrorScreen();

/** A refusal that the error page shows is no news for the console; anything else is. */
function reportCaught(error: unknown): void {
  // eslint-disable-next-line no-console -- the console is where a programming error belongs
  if (!(error instanceof PageError) && !(error instanceof ApiError) && !isMissingCode(error))
    console.error(error);
}

async function start(root: HTMLElement): Promise<void> {
  // Of this branch nothing is left in a build.
  const mocks = import.meta.env.MODE === 'mock' ? await import('./mocks') : undefined;
  await mocks?.startMocks();
  // The page's code and data load while the texts do.
  await Promise.all([activateLocale(localeOf(location.pathname)), router.load()]);
  // A guard may have led to another page than the one that was asked for.
  await textsOf(router.latestLocation.pathname)?.catch(() => undefined);
  const app = createRoot(root, { onCaughtError: reportCaught });
  // As a transition React works in short pieces: the first page, the largest of all, does not hold the browser up.
  startTransition(() => {
    app.render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  });
  mocks?.showMockBanner();
  if (publicConfig.telemetryKey !== '')
    void import('./telemetry/telemetry').then(({ startTelemetry }) =>
      startTelemetry({ router, queryClient }),
    );
}

// Not awaited at the top level: chunks of pages import this module's chunk and would wait for it for ever.
const root = document.getElementById('root');
if (root !== null) void start(root);
