import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

type Bill = {
  root?: string;
  type?: string;
  tool?: string;
  parts: readonly string[];
  vulnerable?: string;
};
/** Parts as `name@version`; the root depends on all of them. */
const billOf = ({ root, type = 'application', tool = 'syft', parts, vulnerable }: Bill) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: {
      tools: { components: [{ type: 'application', name: tool }] },
      ...(root !== undefined && { component: { type, name: root, 'bom-ref': 'root' } }),
    },
    components: parts.map((part) => ({
      type: 'library',
      name: part.split('@')[0],
      version: part.split('@')[1],
      'bom-ref': part,
      purl: `pkg:npm/${part}`,
    })),
    dependencies: root === undefined ? [] : [{ ref: 'root', dependsOn: parts }],
    ...(vulnerable !== undefined && {
      vulnerabilities: [
        { id: 'CVE-2022-24999', ratings: [{ severity: 'high' }], affects: [{ ref: vulnerable }] },
      ],
    }),
  });

describe('several bills of materials of one repository', () => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const newRepository = () => addRepository(server.as('admin'), `several-${String(number++)}`);
  const send = async (id: string, bill: Bill, fields: Parameters<typeof upload>[3] = {}) => {
    const scan = await upload(server.as('admin'), id, billOf(bill), { ext: 'json', ...fields });
    await server.runJobs();
    return (await server.as('admin')('getScan', { path: { id: scan.id } })).ok().data;
  };
  const bills = async (id: string) =>
    (await server.as('admin')('listSboms', { path: { id } })).ok().data;
  const subjects = async (id: string) =>
    (await bills(id)).map(({ subject, components }) => `${subject ?? '–'} ${String(components)}`);
  const listed = async (id: string) =>
    (
      await server.as('admin')('listComponents', {
        query: { repository: [id], sort_field: 'name', sort: 'asc' },
      })
    ).ok();
  const names = async (id: string) =>
    (await listed(id)).data.map(
      ({ attributes }) => `${attributes.name}@${attributes.version ?? ''}`,
    );

  const service: Bill = {
    root: 'service',
    parts: ['qs@6.5.2', 'pg@8.0.0'],
    vulnerable: 'qs@6.5.2',
  };
  const web: Bill = { root: 'web', parts: ['qs@6.5.2', 'react@19.0.0'], vulnerable: 'qs@6.5.2' };
  const image: Bill = {
    root: 'registry.example/shop/api:1.4',
    type: 'container',
    parts: ['openssl@3.0.1'],
  };

  it('stand side by side, and a newer one replaces that of the same subject alone', async () => {
    const id = await newRepository();
    for (const bill of [service, web, image])
      expect((await send(id, bill)).attributes.notes).toEqual([]);
    expect(await subjects(id)).toEqual(['service 3', 'web 3', 'registry.example/shop/api 2']);
    expect(
      (
        await send(id, {
          ...image,
          root: 'registry.example/shop/api:1.5@sha256:00',
          parts: ['openssl@3.0.2', 'zlib@1.3.0'],
        })
      ).attributes.subject,
    ).toBe('registry.example/shop/api');
    expect(await subjects(id)).toEqual(['service 3', 'web 3', 'registry.example/shop/api 3']);
    expect(await names(id)).toEqual(
      expect.arrayContaining(['openssl@3.0.2', 'react@19.0.0', 'pg@8.0.0']),
    );
    expect(await names(id)).not.toContain('openssl@3.0.1');
  });

  it('list once what several have, and say which', async () => {
    const id = await newRepository();
    await send(id, service);
    expect((await listed(id)).data[0]?.attributes.bills).toEqual([]);
    await send(id, web);
    const { data, meta } = await listed(id);
    expect(meta.total).toBe(data.length);
    const found = data.filter(({ attributes }) => attributes.name === 'qs');
    expect(found).toHaveLength(1);
    expect(found[0]?.attributes).toMatchObject({
      vulnerabilities: { high: 1 },
      bills: [{ subject: 'service' }, { subject: 'web' }],
    });
    // The component of the other SBOM has a page as well, with another dependency path.
    const [, other] = found[0]?.attributes.bills ?? [];
    const { attributes } = (
      await server.as('admin')('getComponent', { path: { id: other?.component_id ?? '' } })
    ).ok().data;
    expect(attributes.paths[0]?.nodes.map(({ name }) => name)).toEqual(['web', 'qs']);
    expect(attributes.bills).toHaveLength(2);
    // Without the first SBOM, it is listed from the second.
    const [first] = await bills(id);
    expect(
      (await server.as('admin')('putAwaySbom', { path: { id, scan: first?.scan_id ?? '' } }))
        .status,
    ).toBe(204);
    expect(await names(id)).toEqual(['qs@6.5.2', 'react@19.0.0', 'web@']);
  });

  it('are drawn, compared and exported each by itself, and exported as one', async () => {
    const id = await newRepository();
    const before = await send(id, service);
    await send(id, web);
    const later = await send(id, { ...service, parts: ['qs@6.5.3'], vulnerable: 'qs@6.5.3' });
    const [serviceBill, webBill] = await bills(id);
    const drawn = async (bill?: string) =>
      (
        await server.as('admin')('getDependencyGraph', {
          path: { id },
          query: bill === undefined ? {} : { bill },
        })
      )
        .ok()
        .nodes.map(({ name }) => name);
    expect(await drawn()).toEqual(['qs', 'service']);
    expect(await drawn(webBill?.scan_id)).toEqual(['qs', 'react', 'web']);
    expect(
      (await server.as('admin')('getDependencyGraph', { path: { id }, query: { bill: before.id } }))
        .status,
    ).toBe(404);
    expect(
      (await server.as('admin')('diffSboms', { path: { id }, query: { to: later.id } })).ok(),
    ).toMatchObject({ from: before.id, changed: 1, removed: 1, added: 0 });
    // The image has no earlier SBOM.
    const first = await send(id, image);
    expect(
      (await server.as('admin')('diffSboms', { path: { id }, query: { to: first.id } })).status,
    ).toBe(404);
    await server.as('admin')('putAwaySbom', { path: { id, scan: first.id } });
    const exported = async (bill?: string) => {
      const answer = await server.as('admin')('exportSbom', {
        path: { id },
        query: bill === undefined ? {} : { bill },
      });
      return {
        name: answer.headers['content-disposition'],
        document: JSON.parse(answer.text) as {
          components: { name: string; 'bom-ref': string }[];
          dependencies: { ref: string }[];
          vulnerabilities: { affects: { ref: string }[] }[];
        },
      };
    };
    const one = await exported(serviceBill?.scan_id);
    expect(one.name).toContain('-service.cdx.json');
    expect(one.document.components.map((part) => part.name)).toEqual(['qs', 'service']);
    const all = (await exported()).document;
    const refs = all.components.map((part) => part['bom-ref']);
    expect(all.components.map((part) => part.name).toSorted()).toEqual([
      'qs',
      'qs',
      'react',
      'service',
      'web',
    ]);
    expect(new Set(refs).size).toBe(refs.length);
    for (const ref of [
      ...all.dependencies.map((each) => each.ref),
      ...all.vulnerabilities.flatMap(({ affects }) => affects.map((each) => each.ref)),
    ])
      expect(refs).toContain(ref);
  });

  it('that name nothing are of the one subject that is named, or of the repository', async () => {
    const id = await newRepository();
    await send(id, { parts: ['a@1', 'b@1', 'c@1', 'd@1'], tool: 'trivy' });
    expect(await subjects(id)).toEqual(['– 4']);
    // A comparable SBOM of another tool, which names its subject: the same subject.
    await send(id, { root: 'service', parts: ['a@1', 'b@1', 'c@1'] });
    expect(await subjects(id)).toEqual(['service 4']);
    expect((await send(id, { parts: ['a@1'], tool: 'grype' })).attributes.notes).toEqual([
      expect.objectContaining({ code: 'other_bill_kept' }),
    ]);
    // With several subjects it belongs to the whole repository, unless it is partial.
    await send(id, { root: 'web', parts: ['e@1'] });
    expect(await subjects(id)).toEqual(['– 4', 'service 4', 'web 2']);
    await send(id, { parts: ['a@1'], tool: 'trivy' });
    expect(await subjects(id)).toEqual(['service 4', 'web 2']);
  });

  it('take the subject from their sender where they name none', async () => {
    const id = await newRepository();
    await send(id, { parts: ['a@1'] }, { target: 'services/web' });
    await send(id, { parts: ['b@1'] }, { target: 'services/api' });
    expect(await subjects(id)).toEqual(['services/api 1', 'services/web 1']);
  });

  it('of another branch or of a part add no subject', async () => {
    const id = await newRepository();
    await send(id, service);
    await send(id, web, { branch: 'feature' });
    await send(id, image, { complete: 'false' });
    expect(await subjects(id)).toEqual(['service 3']);
  });

  it('come back when the newer one is undone', async () => {
    const id = await newRepository();
    await send(id, service);
    await send(id, web);
    const newer = await send(id, { ...service, parts: ['qs@6.5.3'] });
    expect(await names(id)).not.toContain('pg@8.0.0');
    (await server.as('admin')('undoScan', { path: { id: newer.id } })).ok();
    expect(await names(id)).toContain('pg@8.0.0');
    expect(await subjects(id)).toEqual(['service 3', 'web 3']);
  });

  it('are put away when their subject is no longer built, until a report on it comes again', async () => {
    const id = await newRepository();
    await send(id, service);
    await send(id, service);
    await send(id, web);
    const [first] = await bills(id);
    const scan = first?.scan_id ?? '';
    expect((await server.as('developer')('putAwaySbom', { path: { id, scan } })).status).toBe(403);
    expect((await server.as('foreignAdmin')('putAwaySbom', { path: { id, scan } })).status).toBe(
      404,
    );
    expect((await server.as('admin')('putAwaySbom', { path: { id, scan } })).status).toBe(204);
    expect(await subjects(id)).toEqual(['web 3']);
    expect((await server.as('admin')('putAwaySbom', { path: { id, scan } })).status).toBe(404);
    await send(id, service);
    expect(await subjects(id)).toEqual(['service 3', 'web 3']);
    for (const { scan_id } of await bills(id))
      await server.as('admin')('putAwaySbom', { path: { id, scan: scan_id } });
    expect(await subjects(id)).toEqual([]);
    expect((await listed(id)).meta.total).toBe(0);
    expect((await server.as('admin')('exportSbom', { path: { id } })).status).toBe(404);
    expect((await server.as('admin')('getDependencyGraph', { path: { id } })).ok().nodes).toEqual(
      [],
    );
  });
});
