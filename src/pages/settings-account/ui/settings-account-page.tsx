import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { DescriptionList } from '@/shared/ui/description-list';
import { SettingsPage } from '@/widgets/app-shell';
import { readSessionRecord, useRoleName, useSessionUser } from '@/entities/session';
import { getCheckAvatarQueryOptions } from '@/shared/api/generated/users';

export function SettingsAccountPage() {
  const { t } = useLingui();
  const user = useSessionUser();
  const organization = user.organization_name;
  const role = useRoleName(user.role);
  const { google_user: google } = readSessionRecord();
  // The server checks with HEAD, so that the browser never requests a missing picture.
  const picture = useQuery(getCheckAvatarQueryOptions({ email: user.email }));
  const src = picture.data?.exists === true ? (picture.data.url ?? undefined) : undefined;
  return (
    <SettingsPage title={t`Account`} subtitle={t`Your account in ${organization}.`}>
      <div className="flex flex-col gap-4">
        <Card>
          <CardBody className="flex flex-wrap items-center gap-4">
            <Avatar name={user.username} src={src} size="lg" />
            <div className="min-w-0 flex-1">
              <p className="text-md font-semibold break-words">{user.username}</p>
              <p className="text-sm break-words text-ink-3">{user.email}</p>
            </div>
          </CardBody>
          <div className="border-t border-line">
            <DescriptionList
              items={[
                { id: 'role', term: t`Role`, value: role },
                { id: 'organisation', term: t`Organisation`, value: user.organization_name },
                {
                  id: 'two-factor',
                  term: t`Two-factor login`,
                  value: user.two_factor_enabled ? (
                    <Badge tone="ok">{t`On`}</Badge>
                  ) : (
                    <Badge tone="warn">{t`Off`}</Badge>
                  ),
                },
                ...(google
                  ? [{ id: 'google', term: t`Logged in with Google as`, value: google.email }]
                  : []),
                ...(user.is_partner ? [{ id: 'partner', term: t`Partner`, value: t`Yes` }] : []),
              ]}
            />
          </div>
        </Card>
        <Card>
          <CardHead title={t`Security`} />
          <CardBody className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
              <Trans>
                Change your password, set up two-factor login or get new recovery codes.
              </Trans>
            </p>
            <Link to="/settings/authentication" className={buttonStyles()}>
              <Trans>Open authentication</Trans>
            </Link>
          </CardBody>
        </Card>
      </div>
    </SettingsPage>
  );
}
