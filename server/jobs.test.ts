import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { jobDefinitions, jobLanes } from './jobs.ts';

describe('the lanes of jobs', () => {
  const lanes = jobLanes({ scanners: { atOnce: 1 } } as Parameters<typeof jobLanes>[0]);

  it('run each kind of job in one lane', () => {
    const kinds = lanes.flatMap(({ definitions }) => Object.keys(definitions));
    expect(kinds.toSorted()).toEqual(Object.keys(jobDefinitions).toSorted());
  });

  it('leave a core and an import to other organizations', () => {
    const imports = lanes.find(({ definitions }) => 'import_scan' in definitions);
    expect(Object.keys(imports?.definitions ?? {})).toEqual(['import_scan']);
    const most = imports?.mostPerOrganization ?? Infinity;
    expect(most).toBeLessThan(imports?.concurrency ?? 0);
    expect(most).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
  });
});
