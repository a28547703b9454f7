import { expect, it } from 'vitest';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { groupsOf, type Per } from './groups.ts';
import type { Candidate } from './record.ts';

type Given = {
  id: string;
  repository?: string;
  file: string;
  upgrade?: string;
  purl?: string;
  version?: string;
};

/** The fields that determine what shares a pull request. */
const candidate = ({ id, repository = 'one', file, upgrade, purl, version }: Given) =>
  ({
    findingId: id,
    repositoryId: repository,
    filePath: file,
    upgrade: upgrade === undefined ? undefined : { name: upgrade, to: '2.0.0' },
    data: (upgrade === undefined
      ? {}
      : { component: { name: upgrade, purl, version } }) as unknown as ReportFinding,
  }) as Candidate; // the others are not read

const given = [
  candidate({ id: 'a', file: 'package.json', upgrade: 'left', purl: 'pkg:npm/left@1.0.0' }),
  candidate({ id: 'b', file: 'web/package.json', upgrade: 'left', purl: 'pkg:npm/left@1.0.0' }),
  candidate({ id: 'c', file: 'package.json', upgrade: 'left', purl: 'pkg:npm/left@1.0.0' }),
  candidate({ id: 'd', file: 'Gemfile', upgrade: 'left', purl: 'pkg:gem/left@1.0.0' }),
  candidate({ id: 'e', file: 'src/a.ts' }),
  candidate({ id: 'f', file: 'src/a.ts' }),
  candidate({ id: 'g', file: 'src/a.ts', repository: 'other' }),
];

it.each<[Per, string]>([
  ['finding', 'ac b d e f g'],
  ['component', 'abc d e f g'],
  // Without an installed version, a step counts as a major one.
  ['major', 'abc d e f g'],
  ['file', 'ac b d ef g'],
  ['repository', 'abcdef g'],
])('brings together what one pull request per %s holds', (per, groups) => {
  const grouped = groupsOf(given, 'pull_request', () => per).map((group) =>
    group.map(({ findingId }) => findingId).join(''),
  );
  expect(grouped.join(' ')).toBe(groups);
});

it('brings minor and patch upgrades of a repository together, and each major one apart', () => {
  const npm = (id: string, name: string, version: string, change: Partial<Given> = {}) =>
    candidate({
      ...{ id, file: 'package.json', upgrade: name, version },
      ...{ purl: `pkg:npm/${name}@${version}`, ...change },
    });
  const upgrades = [
    npm('a', 'left', '2.0.0'), // The candidates are upgraded to 2.0.0: a patch at most.
    npm('b', 'right', '2.0.0', { file: 'web/package.json' }),
    npm('c', 'far', '1.9.0'),
    npm('d', 'far', '2.0.0', { file: 'web/package.json' }),
    npm('e', 'near', '1.9.9'),
    npm('f', 'left', '2.0.0', { repository: 'other' }),
    candidate({ id: 'g', file: 'src/a.ts' }),
  ];
  const grouped = groupsOf(upgrades, 'pull_request', () => 'major').map((group) =>
    group.map(({ findingId }) => findingId).join(''),
  );
  expect(grouped).toEqual(['ab', 'cd', 'e', 'f', 'g']);
});

it('groups each repository as it is set, and opens an issue for each finding', () => {
  const perOf = (repository: string): Per => (repository === 'one' ? 'repository' : 'file');
  expect(groupsOf(given, 'pull_request', perOf).map(({ length }) => length)).toEqual([6, 1]);
  expect(groupsOf(given, 'issue', perOf)).toHaveLength(given.length);
});
