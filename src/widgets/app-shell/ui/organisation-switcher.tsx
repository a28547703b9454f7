import { Suspense } from 'react';
import { useSessionUser } from '@/entities/session';
import { useSettled } from '@/shared/lib/settled';
import { can } from '@/shared/rules/roles';
import { frameClass, Mark, Names } from './organisation-parts';
import { late } from '@/shared/lib/lazily';

const OrganisationMenu = late(() =>
  import('./organisation-menu').then((module) => module.OrganisationMenu),
);

/** Whose data this is. Those who look after several organisations reach the others from here. */
export function OrganisationSwitcher({ rail }: { rail: boolean }) {
  const user = useSessionUser();
  const name = (
    <div className={frameClass}>
      <Mark rail={rail} />
      {!rail && <Names organisation={user.organization_name} />}
    </div>
  );
  const settled = useSettled();
  if (!settled || !can(user, 'clients:read')) return name;
  return (
    <Suspense fallback={name}>
      <OrganisationMenu rail={rail} />
    </Suspense>
  );
}
