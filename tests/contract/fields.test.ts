// The parameter `fields` of lists, which the server implements for all of them in one place.
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownFieldsOf, rowFieldsOf } from '#domain/row-fields';
import { mockHandlers } from '../../src/shared/api/mocks/handlers.ts';
import { typical } from '../../src/shared/api/mocks/scenario.ts';
import { makeState } from '../../src/shared/api/mocks/state.ts';
import { document, operations } from '../support/contract/contract.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { seedBoth } from './parity/seed.ts';

const lists = operations.flatMap((operation) => {
  const names = rowFieldsOf(document, operation);
  return names ? [{ id: operation.id, url: operation.url, names }] : [];
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedBoth(server);
}, 120_000);
afterAll(() => server.close());

/** For a file, only the status is compared. */
const jsonOf = (text: string): Answer =>
  text.startsWith('{') ? (JSON.parse(text) as Answer) : { data: [] };

const ask = async (url: string, method: 'GET' | 'POST' = 'GET') => {
  const answer = await server.app.inject({
    method,
    url: url.replace(':id', server.people.admin.clientId),
    headers: { authorization: `Bearer ${server.people.superadmin.token}` },
  });
  return { status: answer.statusCode, size: answer.body.length, body: jsonOf(answer.body) };
};

type Row = { id: string; attributes: Record<string, unknown> };
type Answer = { data: Row[]; errors?: { detail: string; pointer: string }[] };

const state = makeState(typical);
const handlers = mockHandlers(document, undefined, { state });
const askMocks = async (url: string, method: 'GET' | 'POST' = 'GET') => {
  const request = new Request(`http://localhost${url.replace(':id', state.client._id)}`, {
    method,
    headers: { authorization: 'Bearer superadmin' },
  });
  const answer = await getResponse(handlers, request);
  return { status: answer?.status, body: jsonOf((await answer?.text()) ?? '') };
};

it('is a parameter of every list of findings, repositories, scans and components', () => {
  expect(lists.map(({ id }) => id).toSorted()).toEqual([
    'listComponents',
    'listFindings',
    'listFindingsOfClients',
    'listManagedFindings',
    'listManagedRepositories',
    'listRepositories',
    'listSbomFindings',
    'listScans',
  ]);
});

describe.each(lists)('$id', ({ url, names }) => {
  const [first = '', second = ''] = names;
  const shortened = `${url}?fields=${second},${first}`;

  it('answers rows of the id and the named attributes', async () => {
    const { status, body } = await ask(shortened);
    expect(status).toBe(200);
    for (const row of body.data) {
      expect(Object.keys(row)).toEqual(['id', 'attributes']);
      expect(Object.keys(row.attributes)).toEqual([first, second]);
    }
  });

  it('has the same values as in whole rows', async () => {
    const [whole, short] = [await ask(url), await ask(shortened)];
    expect(short.body.data).toEqual(
      whole.body.data.map(({ id, attributes }) => ({
        id,
        attributes: { [first]: attributes[first], [second]: attributes[second] },
      })),
    );
  });

  it('refuses every name that no row has', async () => {
    const { status, body } = await ask(`${url}?fields=${first}x,${second},zzzzzzzzzzzz,Title-1`);
    expect(status).toBe(422);
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual([
      '/fields/0',
      '/fields/2',
      '/fields/3',
    ]);
    expect(body.errors?.[0]?.detail).toContain(`Did you mean "${first}"?`);
  });

  it('is the same of the mocks', async () => {
    const { status, body } = await askMocks(shortened);
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThan(0);
    for (const row of body.data) expect(Object.keys(row.attributes)).toHaveLength(2);
    expect((await askMocks(`${url}?fields=${first}x`)).status).toBe(422);
  });
});

it.each(['/v1/findings', '/v1/repositories', '/v1/scans', '/v1/manage-clients/findings'])(
  '%s has rows to compare',
  async (url) => {
    expect((await ask(url)).body.data.length).toBeGreaterThan(0);
  },
);

it('answers each attribute of a finding alone as in the whole row, labels too', async () => {
  const { names } = lists.find(({ id }) => id === 'listFindings') ?? { names: [] };
  const [whole] = (await ask('/v1/findings?cwe=89&page_size=1')).body.data;
  for (const name of names) {
    const { body } = await ask(`/v1/findings?cwe=89&page_size=1&fields=${name}`);
    const value = whole?.attributes[name];
    expect(body.data[0]?.attributes).toEqual(value === undefined ? {} : { [name]: value });
  }
  expect(whole?.attributes['cwe']).toEqual([89]);
});

it('answers the titles of findings in a fifth of the bytes', async () => {
  const whole = await ask('/v1/findings');
  const short = await ask('/v1/findings?fields=title');
  expect(short.size).toBeLessThan(whole.size / 5);
});

describe('the fields of exports', () => {
  const exports = operations.filter(
    ({ method, parameters }) =>
      method === 'POST' && parameters.some(({ name }) => name === 'fields'),
  );
  const known = lists.find(({ id }) => id === 'listFindings')?.names ?? [];
  const addressOf = ({ url, parameters }: (typeof exports)[number], fields: string) =>
    `${url}?fields=${fields}${parameters.some(({ name }) => name === 'format') ? '&format=json' : ''}`;

  it('are those of the findings list', () => {
    expect(exports.map(({ id }) => id).toSorted()).toEqual([
      'downloadFindingsJson',
      'exportFindings',
      'exportFindingsOfClients',
      'exportManagedFindings',
    ]);
    for (const operation of exports) expect(knownFieldsOf(document, operation)).toEqual(known);
  });

  describe.each(exports)('$id', (operation) => {
    it('refuses every name that no finding has, and so do the mocks', async () => {
      const url = addressOf(operation, 'titel,severity,zzzzzzzzzzzz,id');
      const answers = [await ask(url, 'POST'), await askMocks(url, 'POST')];
      for (const { status, body } of answers) {
        expect(status).toBe(422);
        expect(body.errors?.map(({ pointer }) => pointer)).toEqual(['/fields/0', '/fields/2']);
        expect(body.errors?.[0]?.detail).toContain('Did you mean "title"?');
      }
    });

    it('takes every name that a finding has', async () => {
      const url = addressOf(operation, known.join(','));
      expect([200, 202]).toContain((await ask(url, 'POST')).status);
      expect([200, 202]).toContain((await askMocks(url, 'POST')).status);
    });
  });
});
