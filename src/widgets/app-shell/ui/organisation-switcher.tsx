import { useLingui } from '@lingui/react/macro';
import { Building2, ChevronsUpDown } from 'lucide-react';
import { LogoMark } from '@/shared/ui/logo';
import { Menu } from '@/shared/ui/menu';
import { useSessionUser } from '@/entities/session';
import { publicConfig } from '@/shared/config';
import { cx } from '@/shared/lib/cx';
import { can } from '@/shared/rules/roles';
import { useLocalPath } from '../model/use-local-path';

const frameClass = 'flex h-12 w-full shrink-0 items-center gap-2.5 border-b border-line px-3 text-left -outline-offset-2';

function Names({ organisation }: { organisation: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-sm leading-4 font-semibold">{organisation}</span>
      <span className="block truncate text-2xs text-ink-3">{publicConfig.productName}</span>
    </span>
  );
}

/** Whose data this is. Those who look after several organisations reach the others from here. */
export function OrganisationSwitcher({ rail }: { rail: boolean }) {
  const { t } = useLingui();
  const user = useSessionUser();
  const organisation = user.organization_name;
  const href = useLocalPath('/manage-clients');
  const mark = <LogoMark className={cx('size-7 text-primary-text', rail && 'mx-auto')} />;
  if (!can(user, 'clients:read')) {
    return (
      <div className={frameClass}>
        {mark}
        {!rail && <Names organisation={organisation} />}
      </div>
    );
  }
  return (
    <Menu
      label={t`Organisations`}
      entries={[{ kind: 'link', label: t`Manage clients`, icon: Building2, href }]}
      trigger={(props) => (
        <button {...props} type="button" aria-label={rail ? t`Organisation: ${organisation}` : undefined} className={cx(frameClass, 'hover:bg-hover')}>
          {mark}
          {!rail && <Names organisation={organisation} />}
          {!rail && <ChevronsUpDown aria-hidden strokeWidth={1.75} className="size-3.5 text-ink-3" />}
        </button>
      )}
    />
  );
}
