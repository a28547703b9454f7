import { describe, expect, it } from 'vitest';
import { limitsOf, featuresOf, hasFeature } from './comparison';

const none = { repositories: null, members: null, ai_fixes: null };

describe('the comparison of plans', () => {
  const small = { features: ['SBOM', 'Email support'], included: { ...none, repositories: 25 } };
  const large = {
    features: ['sbom ', 'Webhooks'],
    included: { ...none, repositories: null, members: 0 },
  };

  it('names each feature once, however it is spelt', () => {
    expect(featuresOf([small, large])).toEqual(['SBOM', 'Email support', 'Webhooks']);
    expect([hasFeature(large, 'SBOM'), hasFeature(small, 'Webhooks')]).toEqual([true, false]);
  });

  it('shows the bounds that a plan has, also where it holds none', () => {
    expect(limitsOf([small, large])).toEqual(['repositories', 'members']);
    expect(limitsOf([{ included: none }])).toEqual([]);
  });
});
