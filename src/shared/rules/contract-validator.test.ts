import { describe, expect, it } from 'vitest';
import type { ContractDocument } from './contract-operations.ts';
import { createValidator, toErrorDetail } from './contract-validator.ts';

const credential = (key: string, values: object) => ({
  type: 'object',
  required: ['key', 'values'],
  properties: { key: { type: 'string', const: key }, values },
});

const document = {
  paths: {},
  components: {
    schemas: {
      Door: credential('door', {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'integer' } },
        additionalProperties: false,
      }),
      Gate: credential('gate', {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' } },
        additionalProperties: false,
      }),
      Entry: {
        oneOf: [{ $ref: '#/components/schemas/Door' }, { $ref: '#/components/schemas/Gate' }],
        discriminator: {
          propertyName: 'key',
          mapping: { door: '#/components/schemas/Door', gate: '#/components/schemas/Gate' },
        },
      },
    },
  },
} satisfies ContractDocument;

const validator = createValidator(document);
const faults = (value: unknown) =>
  toErrorDetail(
    validator.check('entry', () => ({ $ref: '#/components/schemas/Entry' }), value),
    'body',
  ).map(({ loc, msg }) => `${loc.join('.')} ${msg}`);

describe('a body of several forms', () => {
  it('is judged by the form that it names, and by no other', () => {
    expect(faults({ key: 'door', values: { code: 7 } })).toEqual([]);
    expect(faults({ key: 'door', values: { code: '7' } })).toEqual([
      'body.values.code must be integer',
    ]);
    expect(faults({ key: 'gate', values: { name: 'n', code: 7 } })).toEqual([
      'body.values.code is not recognised',
    ]);
  });

  it('names the forms where it names none of them', () => {
    expect(faults({ key: 'wall', values: {} })).toEqual(['body.key must be one of door, gate']);
    expect(faults({ values: { code: 7 } })).toEqual(['body.key is required']);
    expect(faults({ key: 7 })).toEqual(['body.key must be one of door, gate']);
    expect(faults([])).toEqual(['body must be object']);
  });
});
