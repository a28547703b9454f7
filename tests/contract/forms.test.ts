import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/contract.ts';
import { value } from '../support/contract/arbitrary.ts';
import { bodyExample, complaints, operations } from '../support/contract/contract.ts';

const folder = path.resolve(import.meta.dirname, '../../src/shared/api/generated/forms');
const modules = await Promise.all(
  readdirSync(folder).map(
    async (file) =>
      (await import(pathToFileURL(path.join(folder, file)).href)) as Record<
        string,
        v.GenericSchema
      >,
  ),
);
const schemas = new Map(modules.flatMap((module) => Object.entries(module)));

const nameOf = (schema: Schema): string => String(schema['$ref']).split('/').at(-1) ?? '';
const formOf = (schema: Schema): v.GenericSchema => {
  const name = nameOf(schema);
  const form = schemas.get(`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`);
  if (!form) throw new Error(`${name} has no form schema.`);
  return form;
};

const bodies = operations.flatMap(({ id, body }) =>
  body?.json === undefined ? [] : [[id, body.json] as const],
);

describe('schemas of forms', () => {
  it.each(bodies)('%s accepts the example of the contract', (id, schema) => {
    expect(v.safeParse(formOf(schema), bodyExample(id)).issues ?? []).toEqual([]);
  });

  it.each(bodies)('%s judges as the server does', (_id, schema) => {
    const form = formOf(schema);
    for (const given of fc.sample(value(schema), { seed: 7, numRuns: 60 })) {
      const server = complaints(schema, given);
      // What an address or an e-mail is, the libraries see differently in rare cases: only the rest must agree.
      if (server.some((complaint) => complaint.includes('format'))) continue;
      // valibot counts UTF-16 units, the server characters: beyond the basic plane a form is a little stricter or laxer.
      if (/[\u{10000}-\u{10ffff}]/u.test(JSON.stringify(given))) continue;
      // valibot takes a list for an object; no form makes one.
      if (server.some((complaint) => complaint.endsWith('must be object'))) continue;
      const { success, issues = [] } = v.safeParse(form, given);
      const strict = issues.filter(
        ({ type }) => !['email', 'url', 'uuid', 'iso_date', 'iso_timestamp'].includes(type),
      );
      expect({ given, refused: !success && strict.length > 0 }).toEqual({
        given,
        refused: server.length > 0,
      });
    }
  });
});
