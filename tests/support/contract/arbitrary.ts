// Values generated from a schema: valid, nearly valid and hostile ones.
import fc from 'fast-check';
import type { Schema } from '#domain/contract-operations';
import { type Node, resolve } from './contract.ts';

export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  '💥'.repeat(50),
  "' OR 1=1 --",
  '"; DROP TABLE findings; --',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${jndi:ldap://x}',
  '../../etc/passwd',
  '%00',
  '%',
  '\\',
  'null',
  'NaN',
  '-1',
  '1e309',
  'true',
  'x'.repeat(5_000),
  '=cmd|calc',
  'ﷺ',
  'I\u0307',
] as const;

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 2 ** 53, -(2 ** 31) - 1, 1e308, [], {}, [[]], {
    __proto__: null,
    constructor: 1,
  }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Shared, because creating one takes longer than sampling it, and it has no state. */
const email = fc.emailAddress();
const address = fc.webUrl();
const texts = new Map<string, fc.Arbitrary<string>>();
const graphemes = (minLength: number, maxLength: number): fc.Arbitrary<string> => {
  const key = `${minLength}-${maxLength}`;
  const made = texts.get(key) ?? fc.string({ unit: 'grapheme', minLength, maxLength });
  texts.set(key, made);
  return made;
};

const text = (schema: Node): fc.Arbitrary<unknown> => {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength = 60,
    examples,
  } = schema as {
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
    examples?: unknown[];
  };
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'email') return email;
  if (format === 'uri') return address;
  if (pattern !== undefined)
    return examples
      ? fc.constantFrom(...examples)
      : fc.string({ minLength: Math.max(1, minLength), maxLength: 20 });
  return graphemes(minLength, Math.min(maxLength, 60));
};

const firstOf = (type: unknown): unknown => (Array.isArray(type) ? type[0] : type);

const right = (given: Schema, depth: number): fc.Arbitrary<unknown> => {
  const schema = resolve(given);
  const {
    enum: choices,
    const: only,
    oneOf,
    items,
    properties,
    required = [],
    minItems = 0,
    minimum,
    maximum,
  } = schema as {
    enum?: unknown[];
    const?: unknown;
    oneOf?: Schema[];
    items?: Schema;
    properties?: Record<string, Schema>;
    required?: string[];
    minItems?: number;
    minimum?: number;
    maximum?: number;
  };
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  if (oneOf) return fc.oneof(...oneOf.map((branch) => value(branch, depth)));
  switch (firstOf(schema['type'])) {
    case 'object': {
      if (!properties)
        return fc.dictionary(
          fc.string({ minLength: 1, maxLength: 10 }),
          fc.string({ maxLength: 20 }),
          { maxKeys: 3 },
        );
      return fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [name, value(property, depth + 1)]),
        ),
        { requiredKeys: required },
      );
    }
    case 'array':
      return fc.array(value(items ?? {}, depth + 1), {
        minLength: minItems,
        maxLength: minItems + 3,
      });
    case 'integer':
      return fc.integer({
        min: Math.max(minimum ?? -1000, -(2 ** 31)),
        max: Math.min(maximum ?? 1_000_000, 2 ** 31),
      });
    case 'number':
      return fc.double({ min: minimum ?? -1000, max: maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return text(schema);
  }
};

/** Mostly valid, so that the fuzz test gets past validation; occasionally hostile at any depth. */
export const value = (schema: Schema, depth = 0): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: depth === 0 ? 20 : 12, arbitrary: right(schema, depth) },
    { weight: 1, arbitrary: hostile },
  );
