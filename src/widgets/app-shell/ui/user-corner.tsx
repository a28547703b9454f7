import { useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { Suspense } from 'react';
import { cx } from '@/shared/lib/cx';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { IconButton } from '@/shared/ui/icon-button';
import { userClass, UserName } from './user-name';
import { lazyInSuspense } from '@/shared/lib/lazy-component';

const UserMenu = lazyInSuspense(() => import('./user-menu').then((module) => module.UserMenu));

/** The signed-in user. Its menu loads after the page. */
export function UserCorner({ rail, onShortcuts }: { rail: boolean; onShortcuts: () => void }) {
  const { t } = useLingui();
  const settled = useInitialLoadSettled();
  const name = (
    <div className={cx(userClass, rail && 'justify-center')}>
      <UserName rail={rail} />
    </div>
  );
  return (
    <div className="flex w-full items-center gap-1">
      {settled ? (
        <Suspense fallback={name}>
          <UserMenu rail={rail} onShortcuts={onShortcuts} />
        </Suspense>
      ) : (
        name
      )}
      {!rail && (
        <IconButton
          icon={CircleHelp}
          size="sm"
          label={t`Help and shortcuts`}
          shortcut="?"
          onClick={onShortcuts}
        />
      )}
    </div>
  );
}
