import { Suspense } from 'react';
import { useSessionUser } from '@/entities/session';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { can } from '#domain/roles';
import { frameClass, Mark, Names } from './organization-parts';
import { lazyInSuspense } from '@/shared/lib/lazy-component';

const OrganizationMenu = lazyInSuspense(() =>
  import('./organization-menu').then((module) => module.OrganizationMenu),
);

/** Names the current organization. Users with several can switch here. */
export function OrganizationSwitcher({ rail }: { rail: boolean }) {
  const user = useSessionUser();
  const name = (
    <div className={frameClass}>
      <Mark rail={rail} />
      {!rail && <Names organization={user.organization_name} />}
    </div>
  );
  const settled = useInitialLoadSettled();
  if (!settled || !can(user, 'clients:read')) return name;
  return (
    <Suspense fallback={name}>
      <OrganizationMenu rail={rail} />
    </Suspense>
  );
}
