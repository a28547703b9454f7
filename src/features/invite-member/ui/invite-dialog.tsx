import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { RadioGroup } from '@/shared/ui/radio';
import { toast } from '@/shared/ui/toast';
import { useSchemaForm } from '@/shared/lib/form';
import { getListTeamQueryKey, inviteTeamMember } from '@/shared/api/generated/team';
import type { InviteRequest } from '@/shared/api/generated/model';
import { invitedRoles, inviteSchema } from '../model/invite-form';
import { InvitationLinkDialog } from './invitation-link-dialog';
import { RoleChoice } from './role-choice';

/** A refusal (403) shows the server's detail (specification, section 6). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [unsent, setUnsent] = useState<{ email: string; link: string }>();
  const { mutateAsync: invite } = useMutation({
    mutationFn: (request: InviteRequest) => inviteTeamMember(request),
  });
  const { form, errorOf, shell } = useSchemaForm({
    schema: inviteSchema,
    initial: { email: '', role: 'developer' },
    keepAs: 'invite',
    send: async (data) => {
      const { invitation_link: link } = await invite(data);
      const { email } = data;
      void client.invalidateQueries({ queryKey: getListTeamQueryKey() });
      if (link !== undefined) {
        setUnsent({ email, link });
        return;
      }
      toast({ kind: 'ok', title: t`Invitation sent to ${email}` });
      onClose();
    },
  });
  if (unsent) return <InvitationLinkDialog {...unsent} onClose={onClose} />;
  return (
    <Dialog
      title={t`Invite to the team`}
      description={t`We’ll email them a single-use link.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field name="email" label={t`Email`} error={errorOf('email')}>
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
          <RadioGroup label={t`Role`}>
            {invitedRoles.map((role) => (
              <RoleChoice key={role} role={role} {...form.register('role')} />
            ))}
          </RadioGroup>
        </DialogBody>
        <FormFoot onCancel={onClose}>{t`Send invitation`}</FormFoot>
      </Form>
    </Dialog>
  );
}
