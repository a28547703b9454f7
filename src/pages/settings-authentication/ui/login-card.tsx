import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { useSessionUser } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getGetTwoFactorQueryOptions } from '@/shared/api/generated/users';
import { AppRow } from './app-row';
import { PasskeysRow } from './passkeys-row';
import { PasswordRow } from './password-row';
import { RecoveryCodesRow } from './recovery-codes-row';

/** All credentials of the user. */
export function LoginCard() {
  const { t } = useLingui();
  const { two_factor_enabled: on } = useSessionUser();
  const standing = useQuery(getGetTwoFactorQueryOptions());
  return (
    <Card aria-labelledby="login">
      <CardHead
        id="login"
        title={t`Login`}
        actions={
          on ? (
            <Badge tone="ok" icon={ShieldCheck}>
              {t`Two steps`}
            </Badge>
          ) : (
            <Badge tone="warn" icon={ShieldAlert}>
              {t`One step`}
            </Badge>
          )
        }
      />
      {standing.isPending && (
        <CardBody>
          <SkeletonRows rows={3} label={t`Loading how you log in`} />
        </CardBody>
      )}
      {standing.error && (
        <CardBody role="alert" className="text-sm text-danger-text">
          {messageOf(standing.error)}
        </CardBody>
      )}
      {standing.data && <PasswordRow changedAt={standing.data.password_changed_at} />}
      <PasskeysRow />
      {standing.data && <AppRow standing={standing.data} />}
      {standing.data && on && <RecoveryCodesRow standing={standing.data} />}
    </Card>
  );
}
