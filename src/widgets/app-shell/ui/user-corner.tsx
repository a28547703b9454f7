import { useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { Suspense } from 'react';
import { cx } from '@/shared/lib/cx';
import { useSettled } from '@/shared/lib/settled';
import { IconButton } from '@/shared/ui/icon-button';
import { userClass, UserName } from './user-name';
import { late } from '@/shared/lib/lazily';

const UserMenu = late(() => import('./user-menu').then((module) => module.UserMenu));

/** Who is signed in. The menu behind the name comes once the page stands. */
export function UserCorner({ rail, onShortcuts }: { rail: boolean; onShortcuts: () => void }) {
  const { t } = useLingui();
  const settled = useSettled();
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
