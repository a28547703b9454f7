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

/** Comes with the shell, which every page behind the sign-in shows. */
const PagePending = lazyComponent(() =>
  import('@/pages/pending').then((module) => module.PagePending),
);

/** Retries a lost connection once, other errors never. */
const shouldRetry = (failures: number, error: unknown) =>
  failures < 1 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502);

/**
 * Without a connection calls fail and say so. Held back, which is the default, they would show no
 * more than a spinner, and be sent unasked when it is back.
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
    // The language is a prefix of the address and no part of the routes: links stay typed, one tree
    // serves both.
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
