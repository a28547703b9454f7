import { jsonFormat } from '../format.ts';
import { has, isList, str } from '../input/access.ts';
import { facts, plainText } from '../facts/text.ts';

export const threagile = jsonFormat({
  id: 'threagile',
  tool: 'Threagile',
  category: 'sast',
  docsUrl: 'https://threagile.io/',
  severities: { elevated: 'high' },
  stableFingerprints: ['syntheticId'],
  recognise: ({ value }) => (isList(value) && has(value, '0.synthetic_id', '0.category') ? 1 : 0),
  each: ['/#'],
  map: (raw) => ({ rule: str(raw, 'category'), title: plainText(str(raw, 'title')), description: facts({ Likelihood: str(raw, 'exploitation_likelihood'), Impact: str(raw, 'exploitation_impact'), 'Technical asset': str(raw, 'most_relevant_technical_asset'), 'Data asset': str(raw, 'most_relevant_data_asset') }), severity: str(raw, 'severity'), fingerprints: { syntheticId: str(raw, 'synthetic_id') ?? '' }, suppression: ['mitigated', 'false-positive', 'accepted'].includes(str(raw, 'risk_status') ?? '') ? { kind: str(raw, 'risk_status') ?? '', status: 'accepted' } : undefined }),
});
