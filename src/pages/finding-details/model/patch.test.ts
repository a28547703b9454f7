import { expect, it } from 'vitest';
import { filledTemplate, lineCounts } from './patch';

it('counts lines, not the heads of files', () => {
  expect(lineCounts('--- a/x.ts\n+++ b/x.ts\n@@ -1,2 +1,3 @@\n-old\n+new\n+more\n same\n')).toEqual({ added: 2, removed: 1 });
});

it('fills what is known', () => {
  const fields = [{ key: 'version', label: 'Version', value: '4.17.21' }, { key: 'flag', label: 'Flag', value: null }];
  expect(filledTemplate({ template: 'npm install lodash@{{version}} {{flag}}', template_fields: fields })).toBe('npm install lodash@4.17.21 {{flag}}');
  expect(filledTemplate({ template: null, template_fields: [] })).toBeUndefined();
});
