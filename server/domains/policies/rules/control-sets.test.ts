import { describe, expect, it } from 'vitest';
import type { ControlInput } from './controls.ts';
import { toControls } from './controls.ts';
import { toControlSet, isControlLabel } from './control-sets.ts';

const input = (over: Partial<ControlInput> = {}): ControlInput => ({
  category: 'sast',
  cwes: [89],
  vulnerabilityIds: [],
  slsaThreats: [],
  ...over,
});

describe('a combination of controls', () => {
  it('says what the controls say', () => {
    const found = input({
      category: 'sca',
      vulnerabilityIds: ['CVE-2021-44228'],
      slsaThreats: ['H'],
    });
    const controls = toControls(found);
    const set = toControlSet(found);
    expect(set?.labels).toEqual(
      [
        ...new Set([
          'policy-category:compliance',
          ...controls.flatMap(({ framework, control }) => [
            `policy:${framework}`,
            `control:${framework} ${control}`,
          ]),
        ]),
      ].sort(),
    );
    expect(set?.standards).toEqual(new Set(controls.map(({ standard }) => standard)));
  });

  it('has the same number for findings with the same controls, whatever leads to them', () => {
    const one = toControlSet(input({ category: 'sca', vulnerabilityIds: ['CVE-2021-44228'] }));
    expect(toControlSet(input({ category: 'sca', vulnerabilityIds: ['CVE-2024-3094'] }))?.id).toBe(
      one?.id,
    );
    expect(toControlSet(input({ category: 'sca' }))?.id).not.toBe(one?.id);
    expect(
      toControlSet(
        input({ category: 'sca', vulnerabilityIds: ['CVE-2024-3094'], slsaThreats: ['A'] }),
      )?.id,
    ).not.toBe(one?.id);
  });

  it('has a number that a double and a bigint hold alike', () => {
    const { id = -1 } = toControlSet(input()) ?? {};
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  });

  it('is absent where there is no control', () => {
    expect(toControlSet(input({ category: 'quality', cwes: [] }))).toBeUndefined();
  });

  it('holds labels that no rule of an organisation has', () => {
    expect((toControlSet(input())?.labels ?? []).filter((label) => !isControlLabel(label))).toEqual(
      ['policy-category:compliance'],
    );
    expect(isControlLabel('policy:Critical findings within 7 days')).toBe(false);
    expect(isControlLabel('cwe:89')).toBe(false);
  });
});
