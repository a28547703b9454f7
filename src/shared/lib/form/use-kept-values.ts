import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { keptForm, useKeepForm } from '@/shared/lib/kept-form';

type Options<Input> = {
  initial: DefaultValues<Input>;
  keepAs: string | undefined;
  secrets?: readonly string[];
};

/** What was changed in a form when its session ended is a change of it again once its person is back: it can be discarded, and leaving asks. */
export function useKeptValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { initial, keepAs, secrets = [] }: Options<Input>,
): void {
  const [begin] = useState(() => ({
    initial,
    kept: keepAs === undefined ? initial : keptForm(keepAs, initial),
  }));
  const { reset, getValues } = form;
  useEffect(() => {
    if (begin.kept !== begin.initial) reset(begin.kept, { keepDefaultValues: true });
  }, [begin, reset]);
  useKeepForm(keepAs, () => {
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
