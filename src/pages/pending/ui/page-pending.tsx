import { useLingui } from '@lingui/react/macro';
import { SkeletonRows } from '@/shared/ui/skeleton';

/** Shown while a page's code or data is loading. */
export function PagePending() {
  const { t } = useLingui();
  return (
    <main id="main" className="mx-auto w-full max-w-[110rem] flex-1 px-4 py-6 lg:px-6">
      <SkeletonRows rows={8} label={t`Loading the page`} />
    </main>
  );
}
