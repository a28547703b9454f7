import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button';
import { DialogFoot } from '../dialog';
import { SubmitButton } from '../form';

export type FormFootProps = Pick<
  ComponentProps<typeof SubmitButton>,
  'kind' | 'icon' | 'disabledReason'
> & {
  /** Before the buttons: a shortcut, or what follows. */
  note?: ReactNode;
  onCancel: () => void;
  /** The action, named by its result: "Send invitation". */
  children: ReactNode;
};

/** The foot of a form in a dialog: Cancel, and the action that submits the form. */
export const FormFoot = ({ note, onCancel, ...action }: FormFootProps) => (
  <DialogFoot note={note}>
    <Button onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
    <SubmitButton {...action} />
  </DialogFoot>
);
