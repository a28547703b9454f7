import { type ComponentProps, type ReactNode, type SubmitEventHandler, useId } from 'react';
import { cx } from '@/shared/lib/cx';
import { ErrorSummary, type FormProblem } from './error-summary';
import { FormContext } from './form-scope';

/** The server's error: a title, and details if there are any. */
export type FormError = { title: string; problems?: readonly FormProblem[] | undefined };

/** In a dialog or a card the body and foot set the padding, and the summary uses the same. */
const frames = {
  none: { form: 'gap-4', summary: '' },
  dialog: { form: '', summary: 'mx-5 mt-4' },
  card: { form: '', summary: 'mx-4 mt-4' },
} as const;

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'id'> & {
  /** The container that it fills from edge to edge. */
  frame?: keyof typeof frames;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Submitting: the fields keep their values and a second submit does nothing. */
  pending: boolean;
  /** Error of the last submit, or null. */
  error: FormError | null;
  /** Errors found by the form on submit; two or more are listed above the fields. */
  problems?: readonly FormProblem[];
  children: ReactNode;
};

export function Form({
  frame = 'none',
  onSubmit,
  pending,
  error,
  problems = [],
  className,
  children,
  ...rest
}: FormProps) {
  const id = useId();
  const listed = problems.length > 1 ? problems : [];
  return (
    <FormContext value={{ id, pending }}>
      <form
        {...rest}
        noValidate
        aria-busy={pending || undefined}
        className={cx('flex flex-col', frames[frame].form, className)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) onSubmit(event);
        }}
      >
        {error ? (
          <ErrorSummary
            key={`${error.title} ${error.problems?.length ?? 0}`}
            className={frames[frame].summary}
            title={error.title}
            problems={error.problems ?? []}
          />
        ) : (
          listed.length > 0 && <ErrorSummary className={frames[frame].summary} problems={listed} />
        )}
        {children}
      </form>
    </FormContext>
  );
}
