import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card } from '@/shared/ui/card';
import { buttonStyles } from '@/shared/ui/button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { SettingsPage } from '@/widgets/app-shell';
import { getGetNotificationSettingsQueryOptions } from '@/shared/api/generated/notifications';
import { useNotificationSettings } from '../api/use-notification-settings';
import { DigestCard } from './digest-card';
import { KindsTable } from './kinds-table';

/** A user who chose no time zone is offered the browser's, with the first change of the time. */
const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function SettingsNotificationsPage() {
  const { t } = useLingui();
  const settings = useQuery(getGetNotificationSettingsQueryOptions());
  const change = useNotificationSettings();
  return (
    <SettingsPage
      title={t`Notifications`}
      subtitle={t`What reaches you, and where. Your own actions never do.`}
      aside={
        <Link to="/notifications" className={buttonStyles()}>
          <Trans>Open the notifications</Trans>
        </Link>
      }
    >
      <QueryBoundary query={settings} label={t`Notifications`}>
        {({ data }) => (
          <div className="flex flex-col gap-4">
            <Card>
              <KindsTable
                kinds={data.kinds}
                onChange={(to, back) => change({ kinds: [to] }, { kinds: [back] })}
              />
            </Card>
            <DigestCard
              settings={data}
              onChange={(to) => {
                const isFirst = !data.is_zone_chosen && to.time_zone === data.digest.time_zone;
                change(
                  { digest: isFirst ? { ...to, time_zone: browserZone() } : to },
                  { digest: data.digest },
                );
              }}
            />
          </div>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
