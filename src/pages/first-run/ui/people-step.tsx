import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, MailX } from 'lucide-react';
import { useState } from 'react';
import { invitedRoles, inviteSchema } from '@/features/invite-member';
import { useRoleName } from '@/entities/session';
import { getGetNotificationSettingsQueryOptions } from '@/shared/api/generated/notifications';
import { getListTeamQueryKey, inviteTeamMember } from '@/shared/api/generated/team';
import { useSchemaForm } from '@/shared/lib/form';
import { Avatar } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';
import { CopyButton } from '@/shared/ui/copy-button';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { FirstFindingsNote } from './first-findings-note';
import { NextButton } from './next-button';
import { StepFrame } from './step-frame';

type PeopleStepProps = { onBack: () => void; onNext: () => void };
type Invited = { email: string; role: (typeof invitedRoles)[number]; link: string | undefined };

function InvitedRow({ email, role, link }: Invited) {
  const { t } = useLingui();
  const roleName = useRoleName(role);
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5">
      <Avatar name={email} />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block truncate text-sm font-medium">{email}</span>
        <span className="block text-xs text-ink-3">
          {link === undefined ? (
            <Trans>{roleName}, invitation sent</Trans>
          ) : (
            <Trans>{roleName}, the link works once, for seven days</Trans>
          )}
        </span>
      </span>
      {link !== undefined && (
        <>
          <code className="max-w-40 min-w-0 truncate rounded-sm bg-inset px-2 code text-xs">
            {link}
          </code>
          <CopyButton look="button" text={link} label={t`Copy the link`} />
        </>
      )}
    </li>
  );
}

/** Without a mail server, every invitation returns a link, which the user must pass on. */
export function PeopleStep({ onBack, onNext }: PeopleStepProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  const names = {
    admin: useRoleName('admin'),
    cyberoper: useRoleName('cyberoper'),
    developer: useRoleName('developer'),
  };
  const settings = useQuery(getGetNotificationSettingsQueryOptions());
  // Shown before the first invitation, because its link is then the only way to deliver it.
  const hasNoMail = settings.data?.data.has_mail_server === false;
  const { form, errorOf, shell } = useSchemaForm({
    schema: inviteSchema,
    initial: { email: '', role: 'developer' },
    send: async (request) => {
      const { invitation_link: link } = await inviteTeamMember(request);
      setInvited((others) => [...others, { ...request, link }]);
      form.reset({ email: '', role: request.role });
      await client.invalidateQueries({ queryKey: getListTeamQueryKey() });
    },
  });
  return (
    <StepFrame
      step="people"
      title={t`Who else is on your team?`}
      lead={<Trans>Each person gets a link. You can also invite them later.</Trans>}
      onBack={onBack}
      note={<FirstFindingsNote />}
      next={
        <NextButton onClick={onNext}>
          <Trans>Continue</Trans>
        </NextButton>
      }
    >
      {(hasNoMail || invited.some(({ link }) => link !== undefined)) && (
        <p
          role="status"
          className="mb-3 flex items-start gap-2.5 rounded-md border border-warn-edge bg-warn-tint p-3 text-sm"
        >
          <MailX aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-warn-text" />
          <span>
            <Trans>
              <strong>Email isn’t set up yet.</strong> Copy each link and send it yourself.
            </Trans>
          </span>
        </p>
      )}
      <Card aria-label={t`Invite a colleague`}>
        <Form {...shell} className="p-4">
          <div className="flex flex-wrap items-start gap-3">
            <Field
              className="min-w-0 flex-1 basis-56"
              label={<Trans>Email</Trans>}
              name="email"
              error={errorOf('email')}
            >
              {(control) => (
                <Input
                  {...control}
                  {...form.register('email')}
                  type="email"
                  autoComplete="off"
                  autoCapitalize="none"
                />
              )}
            </Field>
            <Field className="basis-36" label={<Trans>Role</Trans>} name="role">
              {(control) => (
                <Select
                  {...control}
                  {...form.register('role')}
                  options={invitedRoles.map((role) => ({ value: role, label: names[role] }))}
                />
              )}
            </Field>
            <SubmitButton kind="secondary" icon={Link2} className="self-end">
              {hasNoMail ? <Trans>Create link</Trans> : <Trans>Invite</Trans>}
            </SubmitButton>
          </div>
        </Form>
        {invited.length > 0 && (
          <ul>
            {invited.map((one) => (
              <InvitedRow key={one.email} {...one} />
            ))}
          </ul>
        )}
      </Card>
      <p className="mt-3 text-xs text-ink-3">
        <Trans>
          Developers see their repositories and what is sent to them. Cyberopers triage everything.
          Admins also change settings.
        </Trans>
      </p>
    </StepFrame>
  );
}
