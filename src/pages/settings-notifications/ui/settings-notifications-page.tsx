import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { browserZone } from '@/shared/lib/zone-clock';
import { SettingsPage } from '@/widgets/app-shell';
import { getGetNotificationSettingsQueryOptions } from '@/shared/api/generated/notifications';
import { useNotificationSettings } from '../api/use-notification-settings';
import { useTestMail } from '../api/use-test-mail';
import { DestinationCard } from './destination-card';
import { DigestCard } from './digest-card';
import { KindsTable } from './kinds-table';
import { QuietHoursCard } from './quiet-hours-card';

export function SettingsNotificationsPage() {
  const { t } = useLingui();
  const settings = useQuery(getGetNotificationSettingsQueryOptions());
  const change = useNotificationSettings();
  const test = useTestMail();
  return (
    <SettingsPage
      title={t`Notifications`}
      subtitle={t`Choose what notifies you, and where. Your own actions don’t, except security changes if you’re the only administrator.`}
      aside={
        <div className="flex flex-wrap gap-2">
          <Button icon={Send} busy={test.isPending} onClick={() => test.mutate()}>
            <Trans>Send me a test email</Trans>
          </Button>
          <Link to="/notifications" className={buttonStyles()}>
            <Trans>Open the notifications</Trans>
          </Link>
        </div>
      }
    >
      <QueryBoundary query={settings} label={t`Notifications`}>
        {({ data }) => {
          const { digest, quiet_hours: quiet } = data;
          /** The first change of a time also saves the time zone that it refers to. */
          const inZone = (to: typeof digest) =>
            !data.is_zone_chosen && to.time_zone === digest.time_zone
              ? { ...to, time_zone: browserZone() }
              : to;
          return (
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
              <Card>
                <KindsTable
                  kinds={data.kinds}
                  onChange={(to, back) => change({ kinds: [to] }, { kinds: [back] })}
                />
              </Card>
              <div className="flex flex-col gap-4">
                <DestinationCard
                  hasMailServer={data.has_mail_server}
                  tested={test.data?.data}
                  language={data.language}
                  onLanguage={(language) =>
                    change(
                      { language },
                      data.language === null ? undefined : { language: data.language },
                    )
                  }
                />
                <DigestCard
                  settings={data}
                  onChange={(to) => change({ digest: inZone(to) }, { digest })}
                />
                <QuietHoursCard
                  quiet={quiet}
                  onChange={(to) =>
                    change(
                      { quiet_hours: to, ...(!data.is_zone_chosen && { digest: inZone(digest) }) },
                      { quiet_hours: quiet, digest },
                    )
                  }
                />
              </div>
            </div>
          );
        }}
      </QueryBoundary>
    </SettingsPage>
  );
}
