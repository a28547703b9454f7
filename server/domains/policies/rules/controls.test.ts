import { describe, expect, it } from 'vitest';
import compliance from '../../../reference/data/compliance.json' with { type: 'json' };
import {
  complianceStandardKeys,
  complianceStandards,
  toControls,
  type ControlInput,
} from './controls.ts';
import { relatedControls } from './related-controls.ts';

const input = (over: Partial<ControlInput>): ControlInput => ({
  category: 'sast',
  cwes: [],
  vulnerabilityIds: [],
  slsaThreats: [],
  ...over,
});

describe('compliance controls', () => {
  it('say which mapping leads from a weakness to a control', () => {
    const controls = toControls(input({ cwes: [89] }));
    expect(controls).toContainEqual(
      expect.objectContaining({
        standard: 'nist',
        control: 'SI-10',
        source: 'MITRE Heimdall',
        because: { kind: 'weakness', value: 'CWE-89' },
      }),
    );
    expect(controls).toContainEqual(
      expect.objectContaining({ standard: 'pciDss4', control: '6.2.4' }),
    );
  });

  it('walk up to the nearest mapped ancestor and say so', () => {
    expect(
      toControls(input({ cwes: [80] })).find(({ source }) => source !== undefined)?.because,
    ).toEqual({ kind: 'weakness', value: 'CWE-80', kindOf: 'CWE-79' });
  });

  it('name each control once', () => {
    const controls = toControls(
      input({
        category: 'sca',
        cwes: [89, 79, 20],
        vulnerabilityIds: ['CVE-2021-44228'],
        slsaThreats: ['H'],
      }),
    );
    expect(new Set(controls.map(({ standard, control }) => `${standard} ${control}`)).size).toBe(
      controls.length,
    );
  });

  it('find nothing for a finding that says nothing', () => {
    expect(toControls(input({ category: 'quality' }))).toEqual([]);
  });

  it.each(complianceStandardKeys)('cover %s', (standard) => {
    const reachable =
      compliance.published.some(({ framework }) => framework === complianceStandards[standard]) ||
      relatedControls.some(({ framework }) => framework === complianceStandards[standard]);
    expect(reachable).toBe(true);
  });

  it('have a title for every related control', () => {
    const known = new Set(compliance.requirements.map(({ framework, id }) => `${framework} ${id}`));
    expect(
      relatedControls.filter(({ framework, control }) => !known.has(`${framework} ${control}`)),
    ).toEqual([]);
  });
});
