import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '@/shared/api/api-error';
import { publicConfig } from '@/shared/config';
import { activateLocale, allTexts, localeOf, textsOf } from '@/shared/i18n';
import { ownPath } from '@/shared/lib/base-path';
import { isChunkLoadError, keepAppWithoutNetwork } from '@/shared/lib/chunk-load-error';
import { PageError } from '@/shared/lib/page-error';
import { preloadErrorScreen } from './error-screen';
import { Providers } from './providers/providers';
import { makeRouter } from './router';
import { connectSession } from './session/connect-session';
import { hideSplash } from './first-load/splash';
import './styles/index.css';
import './transitions/transitions.css';

/** Texts that the first page does not show wait for its font and image. */
const otherTextsAfterMs = 300;

keepAppWithoutNetwork();
const locale = localeOf(ownPath());
const { router, queryClient } = makeRouter({ locale });
connectSession({ router, queryClient });
router.subscribe('onRendered', () => {
  hideSplash();
  setTimeout(() => void allTexts()?.catch(() => undefined), otherTextsAfterMs);
});
preloadErrorScreen();

/** Logs errors, except those that the error page explains. */
function reportCaught(error: unknown): void {
  if (error instanceof PageError || error instanceof ApiError || isChunkLoadError(error)) return;
  // eslint-disable-next-line no-console -- programming errors belong in the console
  console.error(error);
}

async function start(root: HTMLElement): Promise<void> {
  // Production builds remove both branches.
  const mocks =
    import.meta.env.MODE === 'mock' ? await (await import('./mocks')).startMocks() : undefined;
  // The page's code and data load in parallel with the texts.
  await Promise.all([activateLocale(locale), router.load()]);
  // A guard may have redirected to another page, which needs its texts.
  await textsOf(router.latestLocation.pathname)?.catch(() => undefined);
  const app = createRoot(root, { onCaughtError: reportCaught });
  // React renders a transition in short tasks, so the first page does not block the browser. Saves
  // 640 ms of blocking (throttled). Off: call `app.render` directly.
  startTransition(() => {
    app.render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  });
  if (import.meta.env.MODE === 'mock') mocks?.showPanel(queryClient);
  if (publicConfig.telemetryKey !== '')
    void import('./telemetry/telemetry').then(({ startTelemetry }) =>
      startTelemetry({ router, queryClient }),
    );
}

// Not awaited at the top level: page chunks import this module's chunk and would wait for it
// forever.
const root = document.getElementById('root');
if (root !== null) void start(root);
