import { expect, it } from 'vitest';
import { filledTemplate } from './filled-template';

it('fills what is known', () => {
  const fields = [
    { key: 'version', label: 'Version', value: '4.17.21' },
    { key: 'flag', label: 'Flag', value: null },
  ];
  expect(
    filledTemplate({
      template: 'npm install lodash@{{version}} {{flag}}',
      template_fields: fields,
    }),
  ).toBe('npm install lodash@4.17.21 {{flag}}');
});
