import { jsonFormat } from '../format.ts';
import { at, has, num, str } from '../parsers/json-access.ts';

export const detectSecrets = jsonFormat({
  id: 'detect-secrets',
  tool: 'detect-secrets',
  category: 'secret',
  docsUrl: 'https://github.com/Yelp/detect-secrets',
  aliases: ['detect_secrets', 'yelp detect-secrets'],
  stableFingerprints: ['hashed_secret'],
  detect: ({ value }) => (has(value, 'plugins_used', 'results') ? 1 : 0),
  each: ['/results/*/#'],
  run: (root) => ({ toolVersion: str(root, 'version'), completedAt: str(root, 'generated_at') }),
  map: (raw, { keys }) => {
    const hash = str(raw, 'hashed_secret');
    const type = str(raw, 'type');
    return {
      ruleId: type,
      title: type,
      description: `Type ${type ?? 'unknown'}, verified: ${str(raw, 'is_verified') ?? 'unknown'}.`,
      mitigation: 'Revoke the secret, replace it, and remove it from the history.',
      severity: 'high',
      confidence: at(raw, 'is_verified') === true ? 'high' : undefined,
      cwes: [798],
      location: { path: str(raw, 'filename') ?? String(keys[1]), line: num(raw, 'line_number') },
      fingerprints: hash === undefined ? undefined : { hashed_secret: hash },
      suppression:
        at(raw, 'is_secret') === false ? { kind: 'audited', status: 'accepted' } : undefined,
    };
  },
});
