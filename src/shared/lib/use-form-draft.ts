import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { openForms, readDraft, writeDraft } from './form-draft';

const formKey = (key: string) => `form.${key}`;

/** Whether the user was filling in the form when the session ended. It then opens automatically. */
export const hasFormDraft = (key: string): boolean => readDraft(formKey(key)) !== '';

/**
 * The saved draft in the shape of `initial`; an older version of the form may have saved another
 * shape.
 */
export function readFormDraft<Values>(key: string, initial: Values): Values {
  try {
    const text = readDraft(formKey(key));
    return text === '' ? initial : inShapeOf(initial, JSON.parse(text));
  } catch {
    return initial;
  }
}

/** @param changed returns the current changes without secrets; `undefined` without changes */
export function useSaveFormDraft(key: string | undefined, changed: () => unknown): void {
  const now = useEffectEvent(changed);
  useEffect(() => {
    if (key === undefined) return;
    writeDraft(formKey(key), '');
    openForms.set(formKey(key), () => now());
    return () => {
      openForms.delete(formKey(key));
    };
  }, [key]);
}

/** State of a form that is restored when the same user signs in after the session ended. */
export function useDraftState<Value>(
  key: string,
  initial: Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const [before] = useState(initial);
  const [value, setValue] = useState(() => readFormDraft(key, initial));
  useSaveFormDraft(key, () =>
    JSON.stringify(value) === JSON.stringify(before) ? undefined : value,
  );
  return [value, setValue];
}

function inShapeOf<Shape>(shape: Shape, given: unknown): Shape {
  if (
    typeof given !== typeof shape ||
    (given === null) !== (shape === null) ||
    Array.isArray(given) !== Array.isArray(shape)
  )
    return shape;
  if (
    typeof shape !== 'object' ||
    shape === null ||
    Array.isArray(shape) ||
    Object.keys(shape).length === 0
  )
    return given as Shape; // the same kind, as just compared
  const values = given as Readonly<Record<string, unknown>>; // an object, like the shape
  return Object.fromEntries(
    Object.entries(shape).map(([name, value]) => [
      name,
      name in values ? inShapeOf(value, values[name]) : value,
    ]),
  ) as Shape; // the shape's own keys
}
