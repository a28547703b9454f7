import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { TeamMember } from '@/shared/api/generated/model';
import { getListTeamQueryKey, updateTeamMember } from '@/shared/api/generated/team';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { RadioGroup } from '@/shared/ui/radio';
import { toast } from '@/shared/ui/toast';
import { invitedRoles } from '../model/invite-form';
import { RoleChoice } from './role-choice';

type ChangeRoleDialogProps = { member: TeamMember; name: string; onClose: () => void };

const schema = v.object({ role: v.picklist(invitedRoles) });

/** The member stays signed in, because the server reads the role on each request. */
export function ChangeRoleDialog({ member, name, onClose }: ChangeRoleDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: change } = useMutation({
    mutationFn: (request: v.InferOutput<typeof schema>) => updateTeamMember(member.id, request),
  });
  const { form, shell } = useSchemaForm({
    schema,
    initial: { role: invitedRoles.find((role) => role === member.role) ?? 'admin' },
    send: async (data) => {
      await change(data);
      toast({ kind: 'ok', title: t`Role of ${name} changed` });
      onClose();
      await client.invalidateQueries({ queryKey: getListTeamQueryKey() });
    },
  });
  return (
    <Dialog
      title={<Trans>Role of {name}</Trans>}
      description={t`Takes effect with their next action. They stay logged in.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <RadioGroup label={t`Role`}>
            {invitedRoles.map((role) => (
              <RoleChoice key={role} role={role} {...form.register('role')} />
            ))}
          </RadioGroup>
        </DialogBody>
        <FormFoot onCancel={onClose}>{t`Change role`}</FormFoot>
      </Form>
    </Dialog>
  );
}
