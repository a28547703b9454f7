import { expect, it } from 'vitest';
import { type ContractDocument, operationsOf } from '#domain/contract-operations';
import { rowFieldsOf, shortenRows, unknownFields } from './row-fields.ts';

const fields = { name: 'fields', in: 'query', schema: { type: 'array' } };
const answer = (name: string) => ({
  200: {
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  },
});
const operation = (operationId: string, schema: string, parameters: unknown[] = [fields]) => ({
  get: { operationId, 'x-permission': 'session', parameters, responses: answer(schema) },
});
const document: ContractDocument = {
  paths: {
    '/ships': operation('listShips', 'Ships'),
    '/whole': operation('listWhole', 'Ships', []),
    '/words': operation('listWords', 'Words'),
  },
  components: {
    schemas: {
      Ships: {
        type: 'object',
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Ship' } } },
      },
      Ship: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          attributes: { $ref: '#/components/schemas/ShipAttributes' },
        },
      },
      ShipAttributes: {
        type: 'object',
        properties: { nickname: { type: 'string' }, tonnage: { type: 'integer' } },
      },
      Words: { type: 'object', properties: { data: { type: 'array', items: { type: 'string' } } } },
    },
  },
};

it('reads the names of a list from its schema', () => {
  const names = operationsOf(document).map((each) => [each.id, rowFieldsOf(document, each)]);
  expect(Object.fromEntries(names)).toEqual({
    listShips: ['nickname', 'tonnage'],
    listWhole: undefined,
    listWords: undefined,
  });
});

it('names every field that no row has, and the one that was meant', () => {
  const asked = ['id', 'nicknme', 'tonnage', 'xylophone'];
  expect(unknownFields(['nickname', 'tonnage'], asked)).toEqual([
    {
      type: 'unknown_field_near',
      msg: '"nicknme" is not a field of these rows. Did you mean "nickname"?',
      facts: { name: 'nicknme', nearest: 'nickname' },
      loc: ['query', 'fields', 1],
    },
    {
      type: 'unknown_field',
      msg: '"xylophone" is not a field of these rows.',
      facts: { name: 'xylophone' },
      loc: ['query', 'fields', 3],
    },
  ]);
});

it('keeps the id and the named attributes of each row, and all beside the rows', () => {
  const whole = {
    data: [{ id: 'a', attributes: { nickname: 'Ada', tonnage: 3 } }],
    meta: { total: 1 },
  };
  expect(shortenRows(whole, ['tonnage', 'id'])).toEqual({
    data: [{ id: 'a', attributes: { tonnage: 3 } }],
    meta: { total: 1 },
  });
});
