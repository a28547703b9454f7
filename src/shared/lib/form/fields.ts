import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { issueMessage, wholeAddress } from './issue-message';

type TextField = v.GenericSchema<string, string>;

/**
 * A contract field with custom messages for some of its limits, by the type of valibot's issue.
 * Messages are functions, so that they are in the language at the time when the error appears.
 */
export const withMessages = <Field extends v.GenericSchema>(
  field: Field,
  messages: Readonly<Record<string, (issue: v.BaseIssue<unknown>) => string>>,
): Field =>
  v.config(field, {
    message: (issue: v.BaseIssue<unknown>) => (messages[issue.type] ?? issueMessage)(issue),
  });

/** A URL field of the contract, restricted to URLs that a browser can open. */
export const webAddress = (field: TextField) =>
  v.config(
    v.pipe(
      field,
      v.check((text) => text === '' || /^https?:\/\/\S+$/i.test(text), wholeAddress),
    ),
    { abortPipeEarly: true },
  );

/**
 * A text field for a number of the contract, with its limits. Empty text means null.
 * @param written the accepted notation; integers by default
 */
export const numberText = (field: v.GenericSchema, message: () => string, written = /^\d*$/) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => written.test(text) && v.is(field, text === '' ? null : Number(text)),
      message,
    ),
  );

type LimitedField = { readonly pipe: readonly { readonly type: string }[] };

/** A limit of a contract field, for hints and for truncating text. */
export const limitOf = (
  { pipe }: LimitedField,
  type: 'max_length' | 'min_length' | 'max_value',
): number => {
  const rule = pipe.find((action) => action.type === type);
  if (rule === undefined || !('requirement' in rule) || typeof rule.requirement !== 'number')
    throw new Error(`The contract states no ${type} for this field`);
  return rule.requirement;
};

const differ = () => i18n._(msg`The passwords don’t match.`);

/** A rule for several fields of a form, whose message is shown at one of them. */
export const checkField = <Values extends Readonly<Record<string, unknown>>>(
  key: keyof Values & string,
  isRight: (values: Values) => boolean,
  message: () => string,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || isRight(dataset.value)) return;
    const input: Record<string, unknown> = dataset.value;
    addIssue({
      message: message(),
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    });
  });

type PasswordEntries = v.ObjectEntries & Record<'password' | 'confirm_password', TextField>;

/** A form whose `confirm_password` repeats `password`. */
export const withConfirmation = <Entries extends PasswordEntries>(entries: Entries) => {
  const fields = v.object({ ...entries, confirm_password: v.string() });
  return v.pipe(
    fields,
    checkField<v.InferOutput<typeof fields>>(
      'confirm_password',
      (values) => {
        const { password, confirm_password: repeated } = values as {
          password: string;
          confirm_password: string;
        };
        return password === repeated;
      },
      differ,
    ),
  );
};
