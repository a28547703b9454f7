import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

// Messages are functions: they are spoken when somebody errs, in the language of that moment.
export const required = (max = 254) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => i18n._(msg`Fill this in.`)),
    v.maxLength(max, () => i18n._(msg`At most ${max} characters.`)),
  );

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => i18n._(msg`Fill this in.`)),
  v.email(() => i18n._(msg`That is no complete address, such as name@company.example.`)),
  v.maxLength(254, () => i18n._(msg`At most ${254} characters.`)),
);

const shortest = 12;
const longest = 1000;

/** Length is what counts; the server has the last word. */
export const passwordRules = { shortest, longest };

export const newPassword = v.pipe(
  v.string(),
  v.minLength(shortest, () => i18n._(msg`At least ${shortest} characters.`)),
  v.maxLength(longest, () => i18n._(msg`At most ${longest} characters.`)),
);

const differ = () => i18n._(msg`The two passwords differ.`);

/** An object whose `confirm_password` repeats `password`. */
export const withConfirmation = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object({ ...entries, password: newPassword, confirm_password: v.string() }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { password, confirm_password: repeated } = dataset.value as {
        password: string;
        confirm_password: string;
      };
      if (password === repeated) return;
      addIssue({
        message: differ(),
        path: [
          {
            type: 'object',
            origin: 'value',
            input: dataset.value,
            key: 'confirm_password',
            value: repeated,
          },
        ],
      });
    }),
  );
