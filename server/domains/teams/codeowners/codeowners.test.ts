import { expect, it } from 'vitest';
import { OutgoingError } from '../../../platform/outgoing/outgoing.ts';
import {
  admin,
  forges,
  internet,
  repositoryOf,
  server,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';

useSourceHosts();

const setFile = (text: string) =>
  repositoryOf(forges.github).branches.get('main')?.set('.github/CODEOWNERS', text);
const ofTeam = async (name: string) =>
  (await admin()('listFindings', { query: { team: [name] } }))
    .ok()
    .data.map(({ attributes }) => attributes.file);

it('is read after an import and on request, and its owners are the teams of the same name', async () => {
  setFile('*.ts @acme/platform\n/src/b.ts @acme/payments_team\n');
  const { id, leak } = await withFindings('github', 'owned');
  await admin()('createTeam', { body: { name: 'Payments team', member_ids: [], owns: [] } });
  expect(await ofTeam('Payments team')).toEqual(['src/b.ts']);
  const { owners } = (await admin()('getFinding', { path: { id: leak } })).ok().data.attributes;
  expect(owners).toMatchObject([
    { name: 'Payments team', path: '/src/b.ts', source: 'codeowners', line: 2 },
  ]);
  const teams = (await admin()('listTeams')).ok();
  expect(teams.data[0]?.owns).toMatchObject([
    { repository: { nickname: 'owned' }, path: '/src/b.ts', source: 'codeowners', line: 2 },
  ]);
  expect(teams.codeowners).toMatchObject([
    { path: '.github/CODEOWNERS', problem: null, without_team: ['@acme/platform'] },
  ]);

  setFile('* @acme/payments_team\n');
  const reread = { body: { repository_id: id } };
  expect((await admin()('readCodeowners', reread)).ok().codeowners[0]?.without_team).toEqual([]);
  expect(await ofTeam('Payments team')).toHaveLength(2);

  repositoryOf(forges.github).branches.get('main')?.delete('.github/CODEOWNERS');
  expect((await admin()('readCodeowners', reread)).ok().codeowners[0]?.path).toBeNull();
  expect(await ofTeam('Payments team')).toEqual([]);
  await admin()('deleteRepository', { path: { id } });
  expect((await admin()('listTeams')).ok().codeowners).toEqual([]);
});

it('leaves the owners as they were where the host cannot be reached', async () => {
  setFile('* @acme/payments_team\n');
  const { id } = await withFindings('github', 'unreachable');
  const before = (await admin()('listTeams')).ok();
  internet.instead = () => new OutgoingError('unreachable', 'gone');
  try {
    expect(
      (await admin()('readCodeowners', { body: { repository_id: id } })).problem(),
    ).toMatchObject({ status: 502, code: 'host_unreachable', facts: { host: 'GitHub' } });
  } finally {
    internet.instead = undefined;
  }
  const after = (await admin()('listTeams')).ok();
  expect(after.data).toEqual(before.data);
  expect(after.codeowners[0]?.problem).toMatch(/./);
});

it('says what is missing, and is not for everybody', async () => {
  const strange = { body: { repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02' } };
  expect((await admin()('readCodeowners', strange)).status).toBe(404);
  expect((await server.as('cyberoper')('readCodeowners', strange)).status).toBe(403);
});
