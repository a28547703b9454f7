import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ResetSignInRequest, TeamMember } from '@/shared/api/generated/model';
import { getListTeamQueryKey, resetMemberSignIn } from '@/shared/api/generated/team';
import { useSchemaForm } from '@/shared/lib/form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { toast } from '@/shared/ui/toast';

type ResetSignInDialogProps = { member: TeamMember; name: string; onClose: () => void };

const schema = v.object({ two_factor: v.boolean(), passkeys: v.boolean(), google: v.boolean() });

/** For a member who lost the phone, the passkeys or the Google account; all sessions end as well. */
export function ResetSignInDialog({ member, name, onClose }: ResetSignInDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: reset } = useMutation({
    mutationFn: (request: ResetSignInRequest) => resetMemberSignIn(member.id, request),
  });
  const { form, shell } = useSchemaForm({
    schema,
    initial: { two_factor: member.two_factor_enabled, passkeys: false, google: false },
    send: async (request) => {
      await reset(request);
      toast({ kind: 'ok', title: t`Login of ${name} reset` });
      onClose();
      await client.invalidateQueries({ queryKey: getListTeamQueryKey() });
    },
  });
  return (
    <Dialog
      title={<Trans>Reset the login of {name}</Trans>}
      description={t`For a member who is locked out. First confirm that they made the request.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-3">
          {member.two_factor_enabled && (
            <Checkbox
              {...form.register('two_factor')}
              label={<Trans>Turn off their two-factor login</Trans>}
            />
          )}
          <Checkbox {...form.register('passkeys')} label={<Trans>Remove their passkeys</Trans>} />
          <Checkbox
            {...form.register('google')}
            label={<Trans>Unlink their Google account</Trans>}
          />
          <p className="text-sm text-ink-3">
            <Trans>
              They are logged out everywhere and get an email. Their password and API tokens stay.
            </Trans>
          </p>
        </DialogBody>
        <FormFoot onCancel={onClose}>{t`Reset login`}</FormFoot>
      </Form>
    </Dialog>
  );
}
