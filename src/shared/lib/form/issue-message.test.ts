import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { issueMessage } from './issue-message';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const messagesOf = (schema: v.GenericSchema, input: unknown) =>
  (v.safeParse(schema, input, { message: issueMessage }).issues ?? []).map(
    ({ message }) => message,
  );

it('puts into words what a rule says nothing about, and leaves a rule its own words', () => {
  expect(messagesOf(v.pipe(v.string(), v.maxLength(3)), 'abcd')).toEqual([
    'Use up to 3 characters.',
  ]);
  expect(messagesOf(v.pipe(v.string(), v.minLength(1)), '')).toEqual(['This field is required.']);
  expect(messagesOf(v.pipe(v.string(), v.minLength(2)), 'a')).toEqual(['At least 2 characters.']);
  expect(messagesOf(v.picklist(['a']), 'b')).toEqual(['Check this field.']);
  expect(messagesOf(v.pipe(v.string(), v.maxLength(3, 'Shorter.')), 'abcd')).toEqual(['Shorter.']);
});
