import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { lazyInSuspense } from '@/shared/lib/lazy-component';
import { IconButton } from '@/shared/ui/icon-button';
import type { ExportMenuProps } from './export-menu';

const Menu = lazyInSuspense(() => import('./export-menu').then((module) => module.ExportMenu));

/**
 * Loads the menu's code after the list, which it makes 0.6 kB smaller. A button reserves the space.
 */
export function ExportMenu(props: ExportMenuProps) {
  const { t } = useLingui();
  return (
    <Suspense
      fallback={
        <IconButton icon={Download} label={t`Export this view`} disabledReason={t`Loading`} />
      }
    >
      <Menu {...props} />
    </Suspense>
  );
}
