import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Takes over what was saved elsewhere, in another tab or by another user, while the form is open:
 * fields that were changed here keep their value, and the others get the new one.
 */
export function useFollowedValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  initial: DefaultValues<Input>,
  isFollowing: boolean,
): void {
  const now = JSON.stringify(initial);
  useEffect(() => {
    const before: Readonly<Record<string, unknown>> = form.formState.defaultValues ?? {};
    if (!isFollowing || same(before, JSON.parse(now))) return;
    const typed = Object.entries<unknown>(form.getValues()).filter(
      ([name, value]) => !same(value, before[name]),
    );
    form.reset(JSON.parse(now) as DefaultValues<Input>, { keepErrors: true }); // written just above
    for (const [name, value] of typed)
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
      }); // both are of the form's own values
  }, [form, now, isFollowing]);
}
