import { describe, expect, it } from 'vitest';
import { upgradeChoices } from './upgrade-choices';
import { isFixedIn } from './upgrade-paths';

const shown = (...parts: Parameters<typeof upgradeChoices>) =>
  upgradeChoices(...parts).map(({ version, closes, change, reasons }) => [
    version,
    closes,
    change,
    reasons.join(' '),
  ]);

describe('the versions to choose from', () => {
  it('are the smallest for the finding and the smallest for all of the component', () => {
    expect(shown({ installed: '4.4.8', own: ['4.4.16'], others: [['4.4.18'], ['5.0.0']] })).toEqual(
      [
        ['4.4.16', 1, 'patch', 'closes_finding'],
        ['5.0.0', 3, 'major', 'closes_most'],
      ],
    );
  });

  it('are one where one version is both', () => {
    expect(
      shown({ installed: '4.17.20', own: ['4.17.21'], others: [['4.17.19', '4.17.21']] }),
    ).toEqual([['4.17.21', 2, 'patch', 'closes_finding closes_most']]);
  });

  it('leave out what nothing repairs, and count it as open', () => {
    expect(shown({ installed: '1.0.0', own: ['1.1.0'], others: [[]] })).toEqual([
      ['1.1.0', 1, 'minor', 'closes_finding closes_most'],
    ]);
    expect(shown({ installed: '1.0.0', own: [], others: [['1.1.0']] })).toEqual([]);
    expect(shown({ installed: '2.0.0', own: ['1.1.0'], others: [] })).toEqual([]);
  });

  it('are published ones where the registry answers, with the newest of the same major', () => {
    const published = ['4.4.8', '4.4.17', '4.4.19', '4.4.20-rc.1', '5.0.1', '6.2.1'];
    expect(shown({ installed: '4.4.8', own: ['4.4.16'], others: [['4.4.18']], published })).toEqual(
      [
        ['4.4.17', 1, 'patch', 'closes_finding'],
        ['4.4.19', 2, 'patch', 'closes_most newest_of_major'],
      ],
    );
    expect(shown({ installed: '4.4.8', own: ['5.0.0'], others: [], published })).toEqual([
      ['5.0.1', 1, 'major', 'closes_finding closes_most'],
    ]);
    expect(shown({ installed: '4.4.8', own: ['7.0.0'], others: [], published })).toEqual([]);
  });

  it('are pre-releases only where one is installed', () => {
    const fixes = { own: ['2.0.0-rc.2', '2.0.0'], others: [] };
    expect(shown({ installed: '1.0.0', ...fixes })[0]?.[0]).toBe('2.0.0');
    expect(shown({ installed: '2.0.0-rc.1', ...fixes })[0]?.[0]).toBe('2.0.0-rc.2');
  });

  it('say no size where the installed version is unknown', () => {
    expect(shown({ installed: undefined, own: ['>= 1.2.3'], others: [] })).toEqual([
      ['1.2.3', 1, null, 'closes_finding closes_most'],
    ]);
  });

  it('are the word of the advisory where it cannot be compared', () => {
    expect(
      shown({ installed: '1.0.0', own: ['b1946ac'], others: [['b1946ac'], ['2.0.0']] }),
    ).toEqual([['b1946ac', 2, null, 'closes_finding closes_most']]);
  });
});

describe('a version', () => {
  it('is not repaired between two lines of one major version', () => {
    const fixed = ['4.0.6', '4.1.2'];
    expect(['4.0.6', '4.0.9', '4.1.0', '4.1.2', '4.2.0'].map((to) => isFixedIn(to, fixed))).toEqual(
      [true, true, false, true, true],
    );
  });
});
