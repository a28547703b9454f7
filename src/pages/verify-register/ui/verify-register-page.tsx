import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@/shared/ui/skeleton';
import { GuestFrame } from '@/widgets/guest-frame';
import { useRoleName } from '@/entities/session';
import { useGetInvitation } from '@/shared/api/generated/users/users';
import type { InvitationInfo } from '@/shared/api/generated/model';
import { AccountForm } from './account-form';
import { BrokenLink } from './broken-link';

function Invited({ token, invitation }: { token: string; invitation: InvitationInfo }) {
  const { t } = useLingui();
  const role = useRoleName(invitation.role);
  const { organization_name: organisation, email } = invitation;
  return (
    <GuestFrame
      title={t`Create your account`}
      lead={
        <Trans>
          {organisation} expects you as {role}. Your address is {email}.
        </Trans>
      }
    >
      <AccountForm token={token} email={email} />
    </GuestFrame>
  );
}

/** Where the link of an invitation or registration leads. */
export function VerifyRegisterPage({ token }: { token: string }) {
  const { t } = useLingui();
  const invitation = useGetInvitation(token, { query: { retry: false, staleTime: Infinity } });
  if (invitation.data) return <Invited token={token} invitation={invitation.data} />;
  if (invitation.error) return <BrokenLink token={token} error={invitation.error} />;
  return (
    <GuestFrame title={t`Create your account`}>
      <div
        role="status"
        aria-label={t`Reading the invitation`}
        className="mt-6 flex flex-col gap-4"
      >
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </GuestFrame>
  );
}
