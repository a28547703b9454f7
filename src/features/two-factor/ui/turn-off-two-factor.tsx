import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { sessionKey } from '@/entities/session';
import { formErrorOf } from '@/shared/api/error-message';
import { useRemoveTwoFactor } from '@/shared/api/generated/users/users';

/** Asks for a code: an open screen is not enough to weaken an account. */
export function TurnOffTwoFactor({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const remove = useRemoveTwoFactor({
    mutation: {
      onSuccess: async () => {
        await client.invalidateQueries({ queryKey: sessionKey() });
        toast({ kind: 'ok', title: t`Two-factor login is off` });
        onClose();
      },
    },
  });
  return (
    <Dialog title={t`Turn two-factor login off`} description={t`Your password alone will open your account.`} onClose={onClose}>
      <Form onSubmit={() => remove.mutate({ data: { code: code.trim() } })} pending={remove.isPending} error={formErrorOf(remove.error) ?? null}>
        <DialogBody>
          <Field label={<Trans>Code of your app, or a recovery code</Trans>} name="code">
            {(control) => <Input {...control} mono value={code} onChange={(event) => setCode(event.target.value)} autoComplete="one-time-code" inputMode="text" />}
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton kind="danger" disabledReason={code.trim().length < 6 && t`Type the code first.`}>
            <Trans>Turn off</Trans>
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
