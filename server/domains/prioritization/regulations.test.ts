import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { standardsOfRegulations } from '../policies/rules/index.ts';
import { applyRegulations } from './score/regulations.ts';
import { defaultPrioritySettings } from '#domain/priority/settings';

describe('the names of regulations', () => {
  it.each([
    ['PCI DSS', ['pciDss4']],
    ['PCI-DSS v4.0.1', ['pciDss4']],
    ['PCI DSS 3.2.1', ['pciDss3']],
    ['pci dss v3', ['pciDss3']],
    ['Regulation (EU) 2022/2554', ['dora']],
    ['SOC 2 Type II', ['soc2']],
    ['SOC-2', ['soc2']],
    ['ISO/IEC 27001:2022', ['iso']],
    ['NIST SP 800-53', ['nist']],
    ['CIS Controls', ['cisBenchmarks']],
  ])('%s', (name, keys) => {
    expect([...(standardsOfRegulations([name]) ?? [])]).toEqual(keys);
  });

  it('says nothing of a regulation without mapped controls', () => {
    expect(standardsOfRegulations(['GDPR', 'precise'])).toBeUndefined();
    expect(applyRegulations(defaultPrioritySettings, ['GDPR'])).toBe(defaultPrioritySettings);
  });

  it('leaves custom scoring alone', () => {
    const custom = { ...defaultPrioritySettings, toggle: true };
    expect(applyRegulations(custom, ['DORA'])).toBe(custom);
  });
});

describe('the regulations of an organization', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const repository = await addRepository(server.as('admin'));
    const line = { file: 'src/a.ts', line: 3, code: 'query(input)', cwe: 89 };
    await upload(server.as('admin'), repository, sarif([line]));
    await server.runJobs();
  });
  afterAll(() => server.close());

  const weighed = async () => {
    const [row] = (await server.as('admin')('listFindings')).ok().data;
    if (!row) throw new Error('No finding.');
    const { data } = (
      await server.as('admin')('explainFindingPriority', { path: { id: row.id } })
    ).ok();
    const keys = data.factors.map(({ key }) => key).filter((key) => key.startsWith('compliance'));
    return { stored: row.attributes.priority, score: data.score, keys };
  };
  const apply = async (applicable_regulations: string[]) => {
    const { headers } = await server.as('admin')('getClient');
    const answer = await server.as('admin')('updateClient', {
      body: { company: { regulations: { applicable_regulations } } },
      headers: { 'if-match': headers['etag'] ?? '' },
    });
    answer.ok();
    await server.runJobs();
  };

  it('choose the standards that weigh, and the findings are scored again', async () => {
    const before = await weighed();
    expect(before.keys.length).toBeGreaterThan(5);
    await apply(['SOC 2', 'GDPR']);
    const after = await weighed();
    expect(after.keys).toEqual(['complianceFrameworks.soc', 'complianceStandars.soc2']);
    expect(after.score).toBeLessThan(before.score);
    expect(after.stored).toBe(after.score);
    const { data, defaults } = (await server.as('admin')('getPrioritySettings')).ok();
    expect(data.toggle || defaults.toggle).toBe(false);
    expect(defaults.complianceStandars).toMatchObject({ soc2: true, dora: false, iso: false });
    await apply([]);
    expect(await weighed()).toEqual(before);
  });

  it('choose the frameworks and controls that filters offer', async () => {
    const offered = async (filter_key: 'policy_name' | 'policy_control') =>
      (await server.as('admin')('listFindingFilterOptions', { query: { filter_key } }))
        .ok()
        .data.options.map(({ value }) => value)
        .toSorted();
    const [nist, own] = ['NIST SP 800-53 Rev. 5', 'High findings within 30 days'];
    const frameworks = await offered('policy_name');
    expect(frameworks).toEqual(expect.arrayContaining([nist, own, 'PCI DSS v4.0.1']));
    const controls = await offered('policy_control');
    await apply(['FISMA']);
    expect(await offered('policy_name')).toEqual([own, nist]);
    const ofNist = controls.filter((name) => name.startsWith(nist));
    expect(ofNist.length).toBeGreaterThan(0);
    expect(ofNist.length).toBeLessThan(controls.length);
    expect(await offered('policy_control')).toEqual(ofNist);
    // No findings are mapped to it, so the options are not narrowed.
    await apply(['GDPR']);
    expect(await offered('policy_name')).toEqual(frameworks);
  });

  it('stand on exports', async () => {
    await apply(['SOC 2', 'GDPR']);
    const exported = await server.as('admin')('exportFindings', { query: { format: 'json' } });
    expect(JSON.parse(exported.text)).toMatchObject({
      meta: { issuer: { applicable_regulations: ['SOC 2', 'GDPR'] } },
    });
  });
});
