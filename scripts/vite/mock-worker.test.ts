import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ContractDocument, operationsOf } from '#domain/contract-operations';
import { createRequestCheck } from '#domain/contract-request';
import { withoutWords } from './mock-worker.ts';

const text = readFileSync('openapi/generated/openapi.json', 'utf8');
const contract = JSON.parse(text) as ContractDocument;
const served = withoutWords(contract) as ContractDocument; // an object stays one

it('halves the contract that the mocks load', () => {
  expect(JSON.stringify(served).length).toBeLessThan(text.length / 2);
});

it('keeps operations, and fields that are named like texts', () => {
  const facts = (document: ContractDocument) =>
    operationsOf(document).map(({ id, url, access, parameters, responses }) => [
      ...[id, url, access, ...responses.keys()],
      ...parameters.map(({ name, required }) => `${name} ${String(required)}`),
    ]);
  expect(facts(served)).toEqual(facts(contract));
  const schema = { properties: { description: { type: 'string', description: 'A text.' } } };
  expect(withoutWords(schema)).toEqual({ properties: { description: { type: 'string' } } });
});

it('still refuses what the contract does', () => {
  const operation = operationsOf(served).find(({ id }) => id === 'createTeam');
  if (!operation) throw new Error('There is no operation createTeam.');
  const check = createRequestCheck(served);
  const { errors } = check(operation, { path: {}, query: {}, headers: {}, body: {} });
  expect(errors.map(({ loc }) => loc)).toContainEqual(['body', 'name']);
});
