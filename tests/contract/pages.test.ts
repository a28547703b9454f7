// Each list with pages, over HTTP: the pages that `Link` refers to contain, in order, the rows of
// the entire list, and each links back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#domain/contract-operations';
import { addressOf, operations } from '../support/contract/contract.ts';
import { makeRows, type Rows } from '../support/contract/rows-of-everything.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { addRepository } from '../support/server/upload.ts';

const parameterOf = ({ parameters }: Operation, wanted: RegExp) =>
  parameters.find(({ name, in: place }) => place === 'query' && wanted.test(name));

const lists = operations.filter(
  (operation) =>
    operation.method === 'GET' && parameterOf(operation, /^(page|cursor)$/) !== undefined,
);

/** They call a source host, which this test does not have. */
const askHosts = ['listHostRepositories', 'listHostBranches'];

/** The row that the id in a path belongs to. */
const subjects: Readonly<Record<string, keyof Rows>> = {
  listFindingHistory: 'finding',
  listJobItems: 'job',
  listManagedFindings: 'client',
  listManagedRepositories: 'client',
};

type Page = { data: unknown[]; links: ReadonlyMap<string, string> };

const linksOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    [...header.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url = '', relation = '']) => [
      relation,
      url,
    ]),
  );

let server: TestServer;
let rows: Rows;
beforeAll(async () => {
  server = await startTestServer();
  rows = await makeRows(server, 'admin', 'developer');
  await addRepository(server.as('admin'), 'second');
});
afterAll(() => server.close());

const get = async (url: string): Promise<Page> => {
  const answer = await server.app.inject({
    url,
    headers: { authorization: `Bearer ${server.people.superadmin.token}` },
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  const { data } = answer.json<{ data: unknown[] }>();
  return { data, links: linksOf(String(answer.headers['link'] ?? '')) };
};

const addressFor = (operation: Operation, query: Readonly<Record<string, string>>): string => {
  const subject = subjects[operation.id];
  return addressOf(operation, {
    ...(subject !== undefined && { path: { id: rows[subject] } }),
    query,
  });
};

/** The pages of one row each, following `next`. */
const walk = async (url: string): Promise<Page[]> => {
  const page = await get(url);
  const next = page.links.get('next');
  return next === undefined ? [page] : [page, ...(await walk(next))];
};

describe.each(lists.filter(({ id }) => !askHosts.includes(id)))('$id', (operation) => {
  const sizeName = parameterOf(operation, /^page_?size$/i)?.name ?? 'page_size';

  it('has the same rows page by page as at once', async () => {
    const whole = await get(addressFor(operation, { [sizeName]: '100' }));
    expect([...whole.links.keys()]).toEqual([]);
    const pages = await walk(addressFor(operation, { [sizeName]: '1' }));
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
    expect(pages.map(({ links }) => links.has('first'))).toEqual(
      pages.map((_, index) => index > 0),
    );
  });

  it('leads back from a page that was asked for by its number', async () => {
    const numbered = parameterOf(operation, /^page$/);
    if (numbered === undefined) return;
    const first = Number(numbered.schema['default']);
    const start = await get(addressFor(operation, { [sizeName]: '1' }));
    if (!start.links.has('next')) return;
    const second = await get(
      addressFor(operation, { [sizeName]: '1', [numbered.name]: String(first + 1) }),
    );
    const back = await get(second.links.get('prev') ?? 'no previous page');
    const beginning = await get(second.links.get('first') ?? 'no first page');
    expect([back.data, beginning.data]).toEqual([start.data, start.data]);
    expect([back.links.has('prev'), beginning.links.has('prev')]).toEqual([false, false]);
  });
});
