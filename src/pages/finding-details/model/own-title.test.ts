import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { ownTitle } from './own-title';

const [name, version] = ['left', '1.0.1'];
const i18n = setupI18n({
  locale: 'es',
  messages: {
    es: {
      [msg`Upgrade ${name} to ${version}`.id]: 'Actualizar {name} a {version}',
      [msg`Rotate the secret`.id]: 'Rotar el secreto',
    },
  },
});
const component = { name, version: '1.0.0', purl: null, ecosystem: 'npm', fixed_version: version };
const finding = { title: 'A flaw', component };

it('says nothing that the page says already', () => {
  for (const title of ['Fix: A flaw', 'Mend: A flaw'])
    expect(ownTitle(i18n, { title, remediation_type: 'code_fix' }, finding)).toBeUndefined();
  expect(ownTitle(i18n, undefined, finding)).toBeUndefined();
});

it('puts the titles that the server writes into words of the reader', () => {
  expect(
    ownTitle(
      i18n,
      { title: 'Upgrade left to 1.0.1', remediation_type: 'dependency_upgrade' },
      finding,
    ),
  ).toBe('Actualizar left a 1.0.1');
  expect(
    ownTitle(
      i18n,
      { title: 'Rotate the AWS secret in src/a.js', remediation_type: 'secret_rotation' },
      { title: 'A key', component: null },
    ),
  ).toBe('Rotar el secreto');
});

it('keeps what a user or a model wrote', () => {
  expect(
    ownTitle(i18n, { title: 'Raise left', remediation_type: 'dependency_upgrade' }, finding),
  ).toBe('Raise left');
  expect(ownTitle(i18n, { title: 'Bind the value', remediation_type: 'code_fix' }, finding)).toBe(
    'Bind the value',
  );
});
