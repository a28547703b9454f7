import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { RadioGroup } from '@/shared/ui/radio';
import { toast } from '@/shared/ui/toast';
import { useSchemaForm } from '@/shared/lib/form';
import { getListTeamQueryKey, useInviteTeamMember } from '@/shared/api/generated/team/team';
import { invitedRoles, inviteSchema } from '../model/invite-form';
import { RoleChoice } from './role-choice';

/** A refusal (403) shows the server's detail (specification, section 6). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: invite } = useInviteTeamMember();
  const { form, errorOf, shell } = useSchemaForm({
    schema: inviteSchema,
    initial: { email: '', role: 'developer' },
    keepAs: 'invite',
    send: async (data) => {
      await invite({ data });
      const { email } = data;
      toast({ kind: 'ok', title: t`Invitation sent to ${email}` });
      onClose();
      await client.invalidateQueries({ queryKey: getListTeamQueryKey() });
    },
  });
  return (
    <Dialog
      title={t`Invite to the team`}
      description={t`They get a link by mail that works once.`}
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
        <DialogFoot>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <SubmitButton>{t`Send invitation`}</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
