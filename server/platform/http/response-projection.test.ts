import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import { createProjector } from './response-projection.ts';

const document: ContractDocument = {
  paths: {},
  components: {
    schemas: {
      Person: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          boss: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
        },
      },
      Cat: { type: 'object', properties: { kind: { const: 'cat' }, lives: { type: 'integer' } } },
      Dog: { type: 'object', properties: { kind: { const: 'dog' }, trick: { type: 'string' } } },
      Animal: {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      },
      Open: { type: 'object', additionalProperties: true },
      Map: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Cat' } },
    },
  },
};
const project = createProjector(document);
const as = (name: string, value: unknown) =>
  project({ $ref: `#/components/schemas/${name}` }, value);

describe('an answer', () => {
  it('loses what its schema does not declare, at any depth', () => {
    expect(
      as('Person', {
        name: 'a',
        password_hash: 'x',
        boss: { name: 'b', password_hash: 'y', boss: null },
      }),
    ).toEqual({ name: 'a', boss: { name: 'b', boss: null } });
    expect(
      project({ type: 'array', items: { $ref: '#/components/schemas/Person' } }, [
        { name: 'a', secret: 1 },
      ]),
    ).toEqual([{ name: 'a' }]);
  });

  it('keeps what any variant declares', () => {
    expect(as('Animal', { kind: 'dog', trick: 'roll', secret: 1 })).toEqual({
      kind: 'dog',
      trick: 'roll',
    });
  });

  it('keeps open documents, and filters the values of maps', () => {
    expect(as('Open', { anything: { goes: true } })).toEqual({ anything: { goes: true } });
    expect(as('Map', { tom: { kind: 'cat', secret: 1 } })).toEqual({ tom: { kind: 'cat' } });
  });

  it('keeps dates and null', () => {
    const date = new Date();
    expect(project({ type: 'string', format: 'date-time' }, date)).toBe(date);
    expect(as('Person', null)).toBeNull();
  });
});
