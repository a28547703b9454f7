import { expect, it } from 'vitest';
import { formModules, formRequests } from './forms.ts';

const properties = {
  name: { type: 'string', minLength: 1, maxLength: 100, pattern: String.raw`\S` },
  email: { type: 'string', format: 'email', maxLength: 254 },
  address: { type: ['string', 'null'], format: 'uri' },
  password: { type: 'string', format: 'password', minLength: 12 },
  discount: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
  tags: { type: 'array', items: { type: 'string', maxLength: 60 }, maxItems: 50 },
  mode: { type: 'string', enum: ['fast', 'slow'] },
};
const required = ['name', 'email', 'password'];

/** A contract in which one operation uses every form, so that none is missing. */
const documentOf = (schema: object) => ({
  paths: Object.fromEntries(
    [...formRequests].map((name) => [
      `/${name}`,
      {
        post: {
          tags: ['team'],
          requestBody: {
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
          },
        },
      },
    ]),
  ),
  components: {
    schemas: Object.fromEntries([...formRequests].map((name) => [name, schema])) as never,
  },
});

const sourceOf = (schema: object): string => {
  const source = formModules(documentOf(schema)).get('team') ?? '';
  const start = source.indexOf('inviteRequestSchema = ') + 'inviteRequestSchema = '.length;
  return source.slice(start, source.indexOf(';\n', start));
};

it('writes the fields of a form with the limits of the contract', () => {
  expect(sourceOf({ type: 'object', required, properties }).split('\n')).toEqual([
    'v.object({',
    'name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),',
    'email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.maxLength(254)),',
    "address: v.pipe(v.string(), v.trim(), v.union([v.literal(''), v.pipe(v.string(), v.url())])),",
    'password: v.pipe(v.string(), v.minLength(12)),',
    'discount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),',
    'tags: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(60))), v.maxLength(50)),',
    'mode: v.picklist(["fast","slow"]),',
    '})',
  ]);
});

it('refuses a form whose request no operation takes', () => {
  expect(() => formModules({ paths: {} })).toThrow('No operation takes');
});
