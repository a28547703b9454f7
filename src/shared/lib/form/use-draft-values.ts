import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { readFormDraft, useSaveFormDraft } from '@/shared/lib/use-form-draft';

type Options<Input> = {
  initial: DefaultValues<Input>;
  keepAs: string | undefined;
  secrets?: readonly string[];
};

/**
 * Values restored after the session ended count as changes: the user can discard them, and leaving
 * asks for confirmation.
 */
export function useDraftValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { initial, keepAs, secrets = [] }: Options<Input>,
): void {
  const [begin] = useState(() => ({
    initial,
    kept: keepAs === undefined ? initial : readFormDraft(keepAs, initial),
  }));
  const { reset, getValues } = form;
  useEffect(() => {
    if (begin.kept !== begin.initial) reset(begin.kept, { keepDefaultValues: true });
  }, [begin, reset]);
  useSaveFormDraft(keepAs, () => {
    const values = getValues();
    const entries = Object.entries<unknown>(values);
    const before: Readonly<Record<string, unknown>> = initial;
    if (
      entries.every(
        ([name, value]) =>
          !(name in before) || JSON.stringify(value) === JSON.stringify(before[name]),
      )
    )
      return undefined;
    return Object.fromEntries(entries.filter(([name]) => !secrets.includes(name)));
  });
}
