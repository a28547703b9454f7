import { useRouter } from '@tanstack/react-router';
// eslint-disable-next-line no-restricted-syntax -- without its texts rather than not at all
import { lazy, Suspense } from 'react';
import { allTexts } from '@/shared/i18n';

const load = () => import('@/pages/error').then((module) => ({ default: module.ErrorPage }));
const ErrorPage = lazy(async () => {
  await allTexts()?.catch(() => undefined);
  return load();
});

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
