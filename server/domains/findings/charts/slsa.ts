import type { SlsaThreat } from '#domain/finding-filters';

/** Names of the threats (SLSA 1.2, "Threats & mitigations", https://slsa.dev/spec/v1.2/threats). */
export const slsaNames: Readonly<Record<SlsaThreat, string>> = {
  A: 'Producer',
  B: 'Authoring and reviewing',
  C: 'Source code management',
  D: 'External build parameters',
  E: 'Build process',
  F: 'Artifact publication',
  G: 'Distribution channel',
  H: 'Package selection',
  I: 'Usage',
};

/** The steps of the delivery path that the threats attack. */
export const slsaStages = [
  { stage: 'source', threats: ['A', 'B', 'C'] },
  { stage: 'build', threats: ['D', 'E'] },
  { stage: 'dependencies', threats: ['H', 'I'] },
  { stage: 'distribution', threats: ['F', 'G'] },
] as const satisfies readonly { stage: string; threats: readonly SlsaThreat[] }[];
