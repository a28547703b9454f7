import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { githubAppRequest, githubAppSchema, isInstallation } from './github-app';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  ['12345', true],
  ['12/3', false],
  ['', false],
  ['1'.repeat(21), false],
  [undefined, false],
])('takes %j for an installation: %s', (text, expected) => {
  expect(isInstallation(text)).toBe(expected);
});

const form = { app_id: '123', installation_id: '', private_key: '' };

it('keeps a stored key that is left alone, and says that there is no installation', () => {
  expect(githubAppRequest(form)).toEqual({ app_id: '123', installation_id: null });
  expect(githubAppRequest({ ...form, installation_id: '9', private_key: 'KEY' })).toEqual({
    app_id: '123',
    installation_id: '9',
    private_key: 'KEY',
  });
});

it.each([
  [false, {}, ['private_key']],
  [true, {}, []],
  [true, { app_id: 'shop' }, ['app_id']],
  [true, { app_id: ' ' }, ['app_id', 'app_id']],
  [true, { installation_id: '12/3' }, ['installation_id']],
])('with a stored key %s it refuses of %o: %o', (isKept, change, fields) => {
  const { issues = [] } = v.safeParse(githubAppSchema(isKept), { ...form, ...change });
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(fields);
});
