// Microsoft Defender's archive: machines and their vulnerabilities, one page per file.
import { describe, expect, it } from 'vitest';
import { zipOf } from '../support/server/zip.ts';
import { readBytesAs } from './reading.ts';

const page = (...value: object[]): Buffer =>
  Buffer.from(JSON.stringify({ '@odata.context': 'https://defender.example/$metadata', value }));
const machine = (id: string, over: object = {}): object => ({
  id,
  computerDnsName: `${id}.example`,
  osPlatform: 'Windows11',
  osVersion: '23H2',
  lastIpAddress: '192.0.2.5',
  healthStatus: 'Active',
  onboardingStatus: 'Onboarded',
  machineTags: ['till'],
  isExcluded: false,
  ...over,
});
const found = (machineId: string, cveId = 'CVE-2026-0001'): object => ({
  id: `${machineId}-${cveId}`,
  cveId,
  machineId,
  fixingKbId: null,
  productName: 'edge',
  productVendor: 'microsoft',
  productVersion: '1.0',
  severity: 'High',
});

const read = async (files: Record<string, Buffer>) => {
  const outcome = await readBytesAs(zipOf(files));
  expect(outcome.error).toBeUndefined();
  return {
    ...outcome,
    targets: outcome.items.flatMap((item) =>
      item.kind === 'run' && item.targets !== undefined ? [item.targets] : [],
    ),
  };
};

describe("Defender's archive", () => {
  it.each(['machines first', 'vulnerabilities first'])('joins its files, the %s', async (order) => {
    const machines = {
      'machines/1.json': page(machine('a')),
      'machines/2.json': page(machine('b')),
    };
    const vulnerabilities = { 'vulnerabilities/1.json': page(found('a'), found('b'), found('c')) };
    const { findings, ignored } = await read(
      order === 'machines first'
        ? { ...machines, ...vulnerabilities }
        : { ...vulnerabilities, ...machines },
    );
    expect(findings.map(({ endpoint }) => endpoint)).toEqual(['a.example', 'b.example', 'c']);
    expect(findings[0]).toMatchObject({
      description: expect.stringContaining('Windows11 23H2') as string,
      tags: ['till'],
    });
    // The machines are entries of the archive as well.
    expect(ignored.map(({ reason }) => reason)).toEqual(['not_a_finding', 'not_a_finding']);
  });

  it('speaks for each machine that reports, also for one without a vulnerability', async () => {
    const { targets } = await read({
      'machines/1.json': page(
        machine('a'),
        machine('b'),
        machine('c', { healthStatus: 'Inactive' }),
        machine('d', { onboardingStatus: 'CanBeOnboarded' }),
        machine('e', { computerDnsName: null }),
      ),
      'vulnerabilities/1.json': page(found('a')),
    });
    expect(targets).toEqual([
      ['host:a.example', 'host:a', 'host:b.example', 'host:b', 'host:192.0.2.5', 'host:e'],
    ]);
  });

  it.each([
    ['one machine of several', [machine('a'), machine('b', { healthStatus: 'Inactive' })]],
    ['more than a run can name', Array.from({ length: 501 }, (_, at) => machine(`m${at}`))],
  ])('speaks for what it found alone where it knows %s', async (_name, machines) => {
    const { targets } = await read({
      'machines/1.json': page(...machines),
      'vulnerabilities/1.json': page(found('a')),
    });
    expect(targets).toEqual([]);
  });

  it('keeps what was found on an excluded machine as dismissed', async () => {
    const { findings } = await read({
      'machines/1.json': page(machine('a', { isExcluded: true, exclusionReason: 'Retired' })),
      'vulnerabilities/1.json': page(found('a')),
    });
    expect(findings[0]?.suppression).toEqual({
      kind: 'excluded device',
      status: 'accepted',
      justification: 'Retired',
    });
  });
});
