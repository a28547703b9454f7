import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { formErrorOf } from '@/shared/api/error-message';

interface CodeDialogProps {
  title: string;
  description: string;
  action: ReactNode;
  danger?: boolean;
  pending: boolean;
  error: Error | null;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Requires a code, because an unlocked screen must not be enough to change the sign-in. */
export function CodeDialog({
  title,
  description,
  action,
  danger = false,
  pending,
  error,
  onCode,
  onClose,
}: CodeDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <Form
        frame="dialog"
        onSubmit={() => onCode(code.trim())}
        pending={pending}
        error={formErrorOf(error) ?? null}
      >
        <DialogBody>
          <Field label={<Trans>Authenticator or recovery code</Trans>} name="code">
            {(control) => (
              <Input
                {...control}
                mono
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="one-time-code"
                inputMode="text"
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot
          onCancel={onClose}
          {...(danger && { kind: 'danger' })}
          disabledReason={code.trim().length < 6 && t`Enter the code.`}
        >
          {action}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
