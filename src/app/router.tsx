import { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { constants } from '@/shared/config';
import { delocalize, type Locale, localeOf, localize } from '@/shared/i18n';
import { basePath } from '@/shared/lib/base-path';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { PageError } from '@/shared/lib/page-error';
import { createLimiter } from '@/shared/lib/limiter';
import { parseSearch, stringifySearch } from '@/shared/lib/search';
import { ApiError } from '@/shared/api/api-error';
import { ErrorScreen } from './error-screen';
import { routeTree } from './routeTree.gen';
import { pageTransition } from './transitions/page-transition';

/** Loads with the shell, which every page behind the sign-in shows. */
const PagePending = lazyComponent(() =>
  import('@/pages/pending').then((module) => module.PagePending),
);

/** Retries once after a lost connection or a gateway error; never after other errors. */
const shouldRetry = (failures: number, error: unknown) =>
  failures < 1 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502);

/**
 * Offline requests fail at once. By default they would be paused: the page would show only a
 * spinner, and the requests would be sent later without the user's intent.
 */
const networkMode = 'always';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry, networkMode, refetchOnReconnect: true },
      mutations: { retry: false, networkMode },
    },
  });

export function makeRouter({
  history,
  locale = 'en',
}: { history?: RouterHistory; locale?: Locale } = {}) {
  const queryClient = createQueryClient();
  const spoken = { current: locale };
  const router = createRouter({
    routeTree,
    basepath: basePath,
    ...(history && { history }),
    context: { queryClient },
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultPendingComponent: () => <PagePending />,
    defaultErrorComponent: ({ error }) => <ErrorScreen error={error} />,
    defaultNotFoundComponent: () => <ErrorScreen error={new PageError(404)} />,
    defaultViewTransition: pageTransition,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    search: { strict: true },
    // The language is a prefix of the URL and not part of the routes. Links stay typed, and one
    // route tree serves both languages.
    rewrite: {
      input: ({ url }) => {
        spoken.current = localeOf(url.pathname);
        url.pathname = delocalize(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = localize(url.pathname, spoken.current);
        return url;
      },
    },
  });
  const limit = createLimiter(constants.concurrentPreloads);
  const preload = router.preloadRoute;
  router.preloadRoute = (options) => limit(() => preload(options));
  return { router, queryClient };
}

export type AppRouter = ReturnType<typeof makeRouter>['router'];

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
