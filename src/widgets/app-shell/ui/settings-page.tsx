import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { settingsNavigation } from '../model/settings-destinations';
import { NavLink } from './nav-link';
import { Page } from './page';

type SettingsPageProps = Omit<ComponentProps<typeof Page>, 'layout' | 'breadcrumb'> & {
  /** Breadcrumb links between "Settings" and this page. */
  above?: ReactNode;
};

export function SettingsNavigation() {
  const { t, i18n } = useLingui();
  const pathname = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  });
  return (
    <nav aria-label={t`Settings`} className="flex flex-col gap-4">
      {settingsNavigation.map((group) => (
        <div key={group.id} className="flex flex-col gap-0.5">
          {group.title && <p className="px-2 pb-1 text-xs text-ink-3">{i18n._(group.title)}</p>}
          {group.items.map((item) => (
            <NavLink
              key={item.to}
              item={item}
              rail={false}
              current={pathname === item.to || pathname.startsWith(`${item.to}/`)}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}

/**
 * A settings page. From 1024 px the list of pages is on its left; below that, the back link leads
 * to the list.
 */
export function SettingsPage({ above, children, ...page }: SettingsPageProps) {
  const up = (
    <Link to="/settings" key="settings">
      <Trans>Settings</Trans>
    </Link>
  );
  return (
    <Page
      {...page}
      breadcrumb={above === undefined ? up : [up, above]}
      side={<SettingsNavigation />}
    >
      {children}
    </Page>
  );
}
