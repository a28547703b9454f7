import { describe, expect, it } from 'vitest';
import { diffBills } from './diff.ts';
import { effectsOf, hasEffect, type KnownVulnerability } from './effects.ts';

const entry = (name: string, version: string, licenses: string[] = []) => ({
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  licenses,
});
type Entry = ReturnType<typeof entry>;

const known = (
  vulnerability: string,
  name: string,
  versions: string[],
  over: Partial<KnownVulnerability> = {},
): KnownVulnerability => ({
  findingId: vulnerability,
  vulnerability,
  title: vulnerability,
  severity: 'high',
  kev: false,
  priority: 50,
  status: 'open',
  name,
  purl: `pkg:npm/${name}`,
  versions: new Set(versions),
  fixedVersions: [],
  ...over,
});

const compare = (before: Entry[], after: Entry[], vulnerabilities: KnownVulnerability[]) =>
  effectsOf(diffBills(before, after), before, after, vulnerabilities);
/** `brings/mends` of all changes. */
const effect = (...given: Parameters<typeof compare>) => {
  const { changes } = compare(...given);
  return changes
    .map(({ brings, mends }) =>
      [
        ...brings.map((each) => `+${each.vulnerability}`),
        ...mends.map((each) => `-${each.vulnerability}`),
      ].join(' '),
    )
    .join(' | ');
};

describe('what a change of components means', () => {
  it.each([
    [
      'an added component brings what is known of its version',
      [],
      [entry('qs', '6.5.2')],
      [known('A', 'qs', ['6.5.2']), known('B', 'qs', ['6.4.0'])],
      '+A',
    ],
    [
      'a removed one mends it, whatever became of the finding',
      [entry('qs', '6.5.2')],
      [],
      [known('A', 'qs', ['6.5.2'], { status: 'fixed' }), known('B', 'qs', ['6.5.2'])],
      '-A -B',
    ],
    [
      'an upgrade to another vulnerability',
      [entry('qs', '1')],
      [entry('qs', '2')],
      [known('A', 'qs', ['1'], { status: 'fixed' }), known('B', 'qs', ['2'])],
      '+B -A',
    ],
    [
      'what was reported of both versions stays',
      [entry('qs', '1')],
      [entry('qs', '2')],
      [known('A', 'qs', ['1', '2'])],
      '',
    ],
    [
      'nobody has looked at the later version yet: it may still have it',
      [entry('qs', '1')],
      [entry('qs', '2')],
      [known('A', 'qs', ['1'])],
      '',
    ],
    [
      'the later version is the fix',
      [entry('qs', '1.0.0')],
      [entry('qs', '1.2.0')],
      [known('A', 'qs', ['1.0.0'], { fixedVersions: ['1.1.0'] })],
      '-A',
    ],
    [
      'the later version is before the fix of its line',
      [entry('qs', '1.0.0')],
      [entry('qs', '2.0.0')],
      [known('A', 'qs', ['1.0.0'], { fixedVersions: ['1.1.0', '2.0.1'] })],
      '',
    ],
    [
      'one of two versions goes, and the other has it too',
      [entry('qs', '1'), entry('qs', '2')],
      [entry('qs', '2')],
      [known('A', 'qs', ['1', '2'])],
      '',
    ],
    [
      'one of two versions goes, and the other never had it',
      [entry('qs', '1'), entry('qs', '2')],
      [entry('qs', '2')],
      [known('A', 'qs', ['1'])],
      '-A',
    ],
    [
      'a second version comes that has what the first one has',
      [entry('qs', '1')],
      [entry('qs', '1'), entry('qs', '2')],
      [known('A', 'qs', ['1', '2'])],
      '',
    ],
    [
      'a namesake of another ecosystem is another package',
      [],
      [entry('qs', '1')],
      [known('A', 'qs', ['1'], { purl: 'pkg:pypi/qs' })],
      '',
    ],
    [
      'a scanner that writes no package URL means the name',
      [],
      [entry('qs', '1')],
      [known('A', 'qs', ['1'], { purl: null })],
      '+A',
    ],
    [
      'two tools that say the same say it once',
      [],
      [entry('qs', '1')],
      [known('A', 'qs', ['1']), known('A', 'qs', ['1'], { findingId: 'other' })],
      '+A',
    ],
    [
      'open in one manifest is not fixed',
      [entry('qs', '1')],
      [entry('qs', '2')],
      [known('A', 'qs', ['1'], { status: 'fixed' }), known('A', 'qs', ['1'])],
      '',
    ],
  ] as const)('%s', (_what, before, after, vulnerabilities, expected) => {
    expect(effect([...before], [...after], [...vulnerabilities])).toBe(expected);
  });

  it('puts what brings the worst first, then what mends the worst, then licences, and counts each once', () => {
    const before = [
      entry('mended', '1'),
      entry('relicensed', '1', ['MIT']),
      entry('silent', '1', ['MIT']),
      entry('plain', '1'),
    ];
    const after = [
      entry('relicensed', '2', ['BUSL-1.1']),
      entry('silent', '2'),
      entry('plain', '2'),
      entry('low', '1'),
      entry('worst', '1'),
      entry('worst', '2'),
    ];
    const found = compare(before, after, [
      known('C', 'worst', ['1', '2'], { severity: 'critical', kev: true }),
      known('H', 'worst', ['1']),
      known('L', 'low', ['1'], { severity: 'low' }),
      known('M', 'mended', ['1']),
    ]);
    expect(
      found.changes.map(
        (change) =>
          `${(change.after ?? change.before)?.name ?? ''} ${change.brings.map(({ vulnerability }) => vulnerability).join('')}`,
      ),
    ).toEqual(['worst CH', 'worst C', 'low L', 'mended ', 'relicensed ', 'plain ', 'silent ']);
    expect(found.brings).toEqual({
      total: 3,
      kev: 1,
      severity: { critical: 1, high: 1, medium: 0, low: 1, info: 0 },
    });
    expect(found.mends).toMatchObject({ total: 1, kev: 0 });
    expect(found.licensesChanged).toBe(1);
    expect(found.changes.filter(hasEffect)).toHaveLength(5);
  });
});
