import { useRouter } from '@tanstack/react-router';
// eslint-disable-next-line no-restricted-syntax -- without its texts rather than not at all
import { lazy, Suspense } from 'react';
import { allTexts } from '@/shared/i18n';

const load = () => import('@/pages/error').then((module) => ({ default: module.ErrorPage }));
const ErrorPage = lazy(async () => {
  await allTexts()?.catch(() => undefined);
  return load();
});

/** The error page is no part of the first code; it is fetched as soon as there is time, since an error may be that nothing can be fetched. */
export const preloadErrorScreen = (): void => {
  setTimeout(() => void load().catch(() => undefined), 2000);
};

/** Another try asks for everything again that the page is made of: what was thrown may be an answer, code that did not come, or a fault while drawing. */
export function ErrorScreen({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <Suspense>
      <ErrorPage error={error} onRetry={() => void router.invalidate()} />
    </Suspense>
  );
}
