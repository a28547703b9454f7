import { Button, type ButtonProps } from '../button';
import { useFormScope } from './form-scope';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'onClick'>;

/** Names the result ("Send invitation") and shows when the form is submitting. */
export const SubmitButton = ({ kind = 'primary', ...rest }: SubmitButtonProps) => (
  <Button {...rest} kind={kind} type="submit" busy={useFormScope().pending} />
);
