import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
// eslint-disable-next-line no-restricted-syntax -- the page must render even if its texts fail to load
import { lazy, Suspense } from 'react';
import { allTexts } from '@/shared/i18n';

const load = () => import('@/pages/error').then((module) => ({ default: module.ErrorPage }));
const ErrorPage = lazy(async () => {
  await allTexts()?.catch(() => undefined);
  return load().catch(() => ({ default: BareErrorPage }));
});

/** Replaces the error page if the connection broke before its code was loaded. */
const BareErrorPage = () => (
  <main className="flex h-dvh flex-col items-center justify-center gap-2 p-6 text-center">
    <h1>
      <Trans>Couldn’t reach the server. Check your connection and try again.</Trans>
    </h1>
    <button type="button" className="underline" onClick={() => location.reload()}>
      <Trans>Try again</Trans>
    </button>
  </main>
);

/**
 * The error page is not in the entry chunk. It is prefetched when the browser is idle, because an
 * error may be that nothing can be fetched.
 */
export const preloadErrorScreen = (): void => {
  setTimeout(() => void load().catch(() => undefined), 2000);
};

/**
 * Retry reloads all data of the page: the error may be a response, a missing chunk or a render
 * error.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <Suspense>
      <ErrorPage error={error} onRetry={() => void router.invalidate()} />
    </Suspense>
  );
}
