import { expect, it } from 'vitest';
import { fieldsOf } from './column-fields';

it('asks for what the columns show, each once and in their order', () => {
  expect(fieldsOf(['severity', 'finding', 'cwe_cve', 'component', 'age'])).toEqual([
    'severity',
    'title',
    'file',
    'range',
    'component',
    'endpoint',
    'cwe',
    'cve',
    'first_seen_at',
  ]);
});
