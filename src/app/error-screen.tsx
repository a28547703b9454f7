import { type ComponentProps, lazy, Suspense } from 'react';

const load = () => import('@/pages/error').then((module) => ({ default: module.ErrorPage }));
const ErrorPage = lazy(load);

/** The error page is no part of the first code; it is fetched as soon as there is time, since an error may be that nothing can be fetched. */
export const preloadErrorScreen = (): void => {
  setTimeout(() => void load().catch(() => undefined), 2000);
};

export const ErrorScreen = (props: ComponentProps<typeof ErrorPage>) => (
  <Suspense>
    <ErrorPage {...props} />
  </Suspense>
);
