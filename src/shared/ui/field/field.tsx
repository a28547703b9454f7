import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/lib/cx';
import { fieldId, labelId, useFormScope } from '../form';

/** Spread on the control: links label, hint and error to it. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** Path of the value in the form, which the error summary links to. */
  name?: string;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
  need?: 'required' | 'optional' | undefined;
  /** A link at the end of the label's line. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, name, hint, error, need, aside, className, children }: FieldProps) {
  const own = useId();
  const form = useFormScope().id;
  const id = name === undefined ? own : fieldId(form, name);
  const note = error || hint;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          <span id={labelId(id)}>{label}</span>
          {need === 'optional' && (
            <span className="ml-1.5 text-xs font-normal text-ink-3">
              <Trans>optional</Trans>
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-required': need === 'required' || undefined,
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={cx('text-xs', error ? 'flex gap-1 text-danger-text' : 'text-ink-3')}
        >
          {error && (
            <CircleAlert aria-hidden strokeWidth={1.75} className="mt-px size-3.5 shrink-0" />
          )}
          {note}
        </p>
      )}
    </div>
  );
}
