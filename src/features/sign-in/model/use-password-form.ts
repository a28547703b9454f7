import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FocusEvent, type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '@/shared/api/api-error';
import { fieldErrorsOf, formErrorOf } from '@/shared/api/error-message';
import { loginRequestSchema } from '@/shared/api/generated/forms/sign-in';
import { issueMessage } from '@/shared/lib/form';

// Requests with a Google token have no such fields.
const fields = {
  username: v.pipe(loginRequestSchema.entries.username, v.nonEmpty()),
  password: v.pipe(loginRequestSchema.entries.password, v.nonEmpty()),
};
const names = ['username', 'password'] as const;
type Name = (typeof names)[number];
type Wrong = Partial<Record<Name, string | undefined>>;
export type Credentials = { username: string; password: string; remember: boolean };

const wordOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Behaves like `useSchemaForm`: validates a field on blur, and an invalid one on each keystroke.
 * Input is never lost. It does not use the form library, which is larger than the entire sign-in
 * page.
 */
export function usePasswordForm(send: (credentials: Credentials) => Promise<unknown>) {
  const [wrong, setWrong] = useState<Wrong>({});
  const [submitted, setSubmitted] = useState(false);
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => error instanceof ApiError && setWrong(fieldErrorsOf(error)),
  });
  const messageFor = (name: Name, value: string) =>
    v.safeParse(fields[name], value, { message: issueMessage }).issues?.[0].message;
  const check = (name: Name, value: string) =>
    setWrong((now) => ({ ...now, [name]: messageFor(name, value) }));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const data = new FormData(form);
    const found: Wrong = Object.fromEntries(
      names.map((name) => [name, messageFor(name, wordOf(data, name))]),
    );
    const first = names.find((name) => found[name] !== undefined);
    setWrong(found);
    setSubmitted(true);
    if (first === undefined)
      sending.mutate({
        username: wordOf(data, 'username').trim(),
        password: wordOf(data, 'password'),
        remember: data.has('remember'),
      });
    else form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  return {
    /** Props of a field's input. */
    watch: (name: Name) => ({
      name,
      onBlur: (event: FocusEvent<HTMLInputElement>) => check(name, event.target.value),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        wrong[name] !== undefined && check(name, event.target.value),
    }),
    errorOf: (name: Name) => wrong[name],
    /** Props of `<Form>`. */
    shell: {
      onSubmit,
      pending: sending.isPending,
      error: formErrorOf(sending.error) ?? null,
      problems: submitted
        ? names.flatMap((name) =>
            wrong[name] === undefined ? [] : [{ name, message: wrong[name] }],
          )
        : [],
    },
  };
}
