import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import { AuthLayout } from '@/widgets/auth-layout';
import { useRoleName } from '@/entities/session';
import { getGetInvitationQueryOptions } from '@/shared/api/generated/users';
import type { InvitationInfo } from '@/shared/api/generated/model';
import { AccountForm } from './account-form';
import { BrokenLink } from './broken-link';

function Invited({ token, invitation }: { token: string; invitation: InvitationInfo }) {
  const { t } = useLingui();
  const role = useRoleName(invitation.role);
  const { organization_name: organization, email } = invitation;
  const [refusal, setRefusal] = useState<unknown>();
  if (refusal !== undefined) return <BrokenLink token={token} error={refusal} unverified="email" />;
  return (
    <AuthLayout
      title={t`Create your account`}
      lead={
        invitation.invited ? (
          <Trans>
            {organization} invited you as {role}. Your email is {email}.
          </Trans>
        ) : (
          <Trans>
            You’re the first user of {organization}. Your email is {email}.
          </Trans>
        )
      }
    >
      <AccountForm token={token} email={email} onUnverified={setRefusal} />
    </AuthLayout>
  );
}

/** The target of the link in an invitation or registration mail. */
export function VerifyRegisterPage({ token }: { token: string }) {
  const { t } = useLingui();
  const invitation = useQuery({
    ...getGetInvitationQueryOptions(token),
    retry: false,
    staleTime: Infinity,
  });
  if (invitation.data) return <Invited token={token} invitation={invitation.data} />;
  if (invitation.error)
    return <BrokenLink token={token} error={invitation.error} unverified="user" />;
  return (
    <AuthLayout title={t`Create your account`}>
      <div
        role="status"
        aria-label={t`Loading the invitation`}
        className="mt-6 flex flex-col gap-4"
      >
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </AuthLayout>
  );
}
