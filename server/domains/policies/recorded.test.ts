import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';

const day = 86_400_000;
let now = new Date('2026-06-01T10:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
});
afterAll(() => server.close());

type Subject = { kind: 'slsa_threat' | 'cicd_risk' | 'control'; code: string };
const threat: { path: Subject } = { path: { kind: 'slsa_threat', code: 'C' } };
const reason = 'The host’s settings are reviewed in the yearly audit.';
const record = (path = threat.path, until = '2026-08-30') =>
  server.as('admin')('recordAssessment', { path, body: { reason, until } });

const threatC = async (person: 'admin' | 'developer' | 'foreignAdmin' = 'developer') => {
  const { data } = (await server.as(person)('getSupplyChains')).ok();
  return data.flatMap(({ threats }) => threats).find(({ key }) => key === 'C')?.assessment;
};

it('shows every member what an administrator recorded, without calling it looked at', async () => {
  expect((await threatC())?.recorded).toBeNull();
  (await record()).ok();
  expect(await threatC()).toMatchObject({
    seen_by: [],
    recorded: {
      reason,
      until: '2026-08-30',
      recorded_by: { username: 'admin' },
      recorded_at: '2026-06-01T10:00:00.000Z',
    },
  });
  expect((await threatC('foreignAdmin'))?.recorded).toBeNull();
});

it('takes the place of an earlier record', async () => {
  (await record(threat.path, '2026-07-01')).ok();
  expect((await threatC())?.recorded?.until).toBe('2026-07-01');
});

it('records risks of pipelines and controls of standards', async () => {
  (await record({ kind: 'cicd_risk', code: 'CICD-SEC-1' })).ok();
  (await record({ kind: 'control', code: 'dora:Article 10' })).ok();
  const risks = (await server.as('developer')('getOwaspCicdChart')).ok().data;
  expect(risks.filter(({ assessment }) => assessment?.recorded).map(({ key }) => key)).toEqual([
    'CICD-SEC-1',
  ]);
  const controls = (await server.as('developer')('listPolicyControls')).ok().data;
  expect(
    controls
      .filter(({ assessment }) => assessment?.recorded)
      .map(({ standard, control }) => [standard, control]),
  ).toEqual([['dora', 'Article 10']]);
});

it.each<[Subject['kind'], string, string]>([
  ['slsa_threat', 'Z', 'Threat not found.'],
  ['cicd_risk', 'CICD-SEC-99', 'Risk not found.'],
  ['control', 'pciDss4:99.9', 'Control not found.'],
])('refuses a %s named %s', async (kind, code, sentence) => {
  expect((await record({ kind, code })).problem()).toMatchObject({
    status: 404,
    detail: sentence,
  });
});

it.each([
  ['2026-05-31', 'day_is_over'],
  ['2027-06-03', 'too_far'],
])('refuses %s as the last day', async (until, type) => {
  expect((await record(threat.path, until)).problem()).toMatchObject({
    status: 422,
    detail: [{ loc: ['body', 'until'], type }],
  });
});

it('is for administrators', async () => {
  for (const person of ['developer', 'cyberoper'] as const)
    expect(
      await server.as(person)('recordAssessment', {
        ...threat,
        body: { reason, until: '2026-08-30' },
      }),
    ).toMatchObject({ status: 403 });
});

it('counts until the end of its last day', async () => {
  now = new Date('2026-07-01T23:59:00Z');
  expect((await threatC())?.recorded?.until).toBe('2026-07-01');
  now = new Date(now.getTime() + day);
  expect((await threatC())?.recorded).toBeNull();
  now = new Date('2026-06-01T10:00:00Z');
});

it('is removed, and both are in the audit log', async () => {
  expect((await server.as('admin')('removeRecordedAssessment', threat)).status).toBe(204);
  expect((await threatC())?.recorded).toBeNull();
  expect(await server.as('admin')('removeRecordedAssessment', threat)).toMatchObject({
    status: 404,
  });
  const { data } = (await server.as('admin')('listAuditLog')).ok();
  expect(data.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['assessments.record', 'assessments.remove']),
  );
});
