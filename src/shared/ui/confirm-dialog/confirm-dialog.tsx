import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Dialog, DialogBody } from '../dialog';
import { Field } from '../field';
import { Form, type FormError } from '../form';
import { FormFoot } from '../form-foot';
import { Input } from '../input';

export type ConfirmDialogProps = {
  /** A question that names the object: "Disconnect GitHub?". */
  title: ReactNode;
  /** The consequence, with numbers if there are any. */
  consequence: ReactNode;
  /** The result: "Disconnect". */
  confirmLabel: string;
  /** The name that the user must type first, for actions that cannot be undone. */
  typedName?: string;
  pending: boolean;
  error: FormError | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({
  title,
  consequence,
  confirmLabel,
  typedName,
  pending,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const matches = typedName === undefined || typed.trim() === typedName;
  return (
    <Dialog title={title} description={consequence} onClose={onClose}>
      <Form frame="dialog" pending={pending} error={error} onSubmit={() => matches && onConfirm()}>
        {typedName !== undefined && (
          <DialogBody>
            <Field
              label={
                <Trans>
                  Type <b className="font-semibold">{typedName}</b> to confirm
                </Trans>
              }
            >
              {(control) => (
                <Input
                  {...control}
                  value={typed}
                  placeholder={typedName}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          </DialogBody>
        )}
        {typedName === undefined && <div className="h-5" />}
        <FormFoot
          onCancel={onClose}
          kind="danger"
          disabledReason={!matches && t`Enter the name to confirm`}
        >
          {confirmLabel}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
