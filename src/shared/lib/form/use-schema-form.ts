import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { ApiError } from '@/shared/api/api-error';
import { fieldErrorsOf, formErrorOf } from '@/shared/api/error-message';
import type { FormError, FormProblem } from '@/shared/ui/form';
import { issueMessage } from './issue-message';
import { useDraftValues } from './use-draft-values';
import { useFollowedValues } from './use-followed-values';

type Options<Input extends FieldValues, Output> = {
  schema: GenericSchema<Input, Output>;
  initial: DefaultValues<Input>;
  /**
   * Sends the values. Field errors that it throws are shown beside the fields and in the summary.
   */
  send: (values: Output) => Promise<unknown>;
  /**
   * Form fields whose name differs from the request's. A field within an object of the request is
   * found by its own name.
   */
  fieldOf?: Readonly<Record<string, FieldPath<Input>>>;
  /**
   * Key of the draft that is saved when the session ends and restored when the same user signs in.
   */
  keepAs?: string | undefined;
  /** Fields that are never saved in the draft. */
  secrets?: readonly (keyof Input & string)[];
  /**
   * Whether a new `initial` comes into the open form, for what others may save meanwhile. What the
   * user has changed stays.
   */
  follows?: boolean;
  /**
   * Reads what another user saved, after the server refused a change of an older version. The
   * fields then show it before the user saves again.
   */
  readAgain?: () => Promise<unknown>;
};

type SchemaForm<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** The error message of a field, if it has one. */
  errorOf: (name: FieldPath<Input>) => string | undefined;
  /** Props of `<Form>`. */
  shell: {
    onSubmit: () => void;
    pending: boolean;
    error: FormError | null;
    problems: readonly FormProblem[];
  };
};

const serverError = 'root.server';

/**
 * State of one form. It validates on blur, and on each key after the first error; a failure never
 * loses what the user typed.
 */
export function useSchemaForm<Input extends FieldValues, Output>({
  schema,
  initial,
  send,
  fieldOf = {},
  keepAs,
  secrets = [],
  follows = false,
  readAgain,
}: Options<Input, Output>): SchemaForm<Input, Output> {
  'use no memo'; // the form is a mutable object: values must be read from it on every render, or fields keep old errors
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema, { message: issueMessage }),
    defaultValues: initial,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  useDraftValues(form, { initial, keepAs, secrets });
  useFollowedValues(form, initial, follows);
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const errorOf = (name: FieldPath<Input>) => {
    const { error, isDirty } = form.getFieldState(name, form.formState);
    // Leaving a field that the user has not filled in yet is no mistake.
    const isUntouched = !isDirty && !isSubmitted && form.getValues(name) === '';
    return isUntouched ? undefined : error?.message;
  };

  const fieldAt = (name: string): string => {
    const fields = form.getValues();
    return fieldOf[name] ?? name.split('.').findLast((part) => part in fields) ?? name;
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 412) await readAgain?.();
      if (failure instanceof ApiError) {
        for (const [name, message] of Object.entries(fieldErrorsOf(failure)))
          form.setError(fieldAt(name) as FieldPath<Input>, { type: 'server', message });
      }
      const refusal = formErrorOf(failure);
      const listed = refusal?.problems?.map(({ name, message }) => ({
        message,
        ...(name !== undefined && { name: fieldAt(name) }),
      }));
      form.setError(serverError, {
        type: 'server',
        message: JSON.stringify({ ...refusal, ...(listed && { problems: listed }) }),
      });
    }
  });

  const refused = errors.root?.['server']?.message;
  const problems = Object.keys(errors)
    .filter((name) => name !== 'root')
    .flatMap((name) => {
      const message = errorOf(name as FieldPath<Input>);
      return message === undefined ? [] : [{ name, message }];
    });
  return {
    form,
    errorOf,
    shell: {
      onSubmit: () => void submit(),
      pending: isSubmitting,
      error: refused === undefined ? null : (JSON.parse(refused) as FormError), // serialized above
      problems: isSubmitted ? problems : [],
    },
  };
}
