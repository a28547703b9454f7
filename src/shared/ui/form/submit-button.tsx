import { Button, type ButtonProps } from '../button';
import { useFormScope } from './form-scope';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'onClick'>;

/** Says the result ("Send invitation") and shows that its form is on the way. */
export const SubmitButton = ({ kind = 'primary', ...rest }: SubmitButtonProps) => (
  <Button {...rest} kind={kind} type="submit" busy={useFormScope().pending} />
);
