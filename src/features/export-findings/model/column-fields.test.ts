import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ContractDocument, operationsOf } from '#domain/contract-operations';
import { knownFieldsOf } from '#domain/row-fields';
import { findingColumns } from '@/entities/finding';
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

it('asks for attributes that the export knows, whatever columns are shown', () => {
  const contract = JSON.parse(
    readFileSync('openapi/generated/openapi.json', 'utf8'),
  ) as ContractDocument;
  const operation = operationsOf(contract).find(({ id }) => id === 'exportFindings');
  const known = operation && knownFieldsOf(contract, operation);
  const asked = fieldsOf(findingColumns.map(({ id }) => id));
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((field) => known?.includes(field) !== true)).toEqual([]);
});
