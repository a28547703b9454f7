import { jsonFormat } from '../format.ts';
import { has, list, num, str } from '../input/access.ts';

export const ggshield = jsonFormat({
  id: 'ggshield',
  tool: 'ggshield',
  category: 'secret',
  docsUrl: 'https://docs.gitguardian.com/ggshield-docs/reference/secret/scan/overview',
  aliases: ['gitguardian', 'gitguardian ggshield'],
  recognise: ({ value }) => (has(value, 'total_incidents') && (has(value, 'scans') || has(value, 'entities_with_incidents') || has(value, 'type')) ? 1 : 0),
  each: ['/scans/#', '/entities_with_incidents/#'],
  map: (scan, { keys, root }) => {
    const entities = keys[0] === 'scans' ? list(scan, 'entities_with_incidents') : [scan];
    return entities.flatMap((entity) =>
      list(entity, 'incidents').flatMap((incident) =>
        list(incident, 'occurrences').map((occurrence) => {
          const [type, path] = [str(incident, 'type') ?? str(incident, 'detector'), str(entity, 'filename')];
          const sha = str(incident, 'ignore_sha');
          return {
            rule: type,
            title: `Hard coded ${type ?? 'secret'} found in ${path ?? 'a file'}`,
            description: `${str(incident, 'policy') ?? 'Secrets detection'}: ${str(occurrence, 'type') ?? ''}, validity ${str(incident, 'validity') ?? 'unknown'}.`,
            mitigation: 'Revoke the secret, replace it, and remove it from the history.',
            severity: str(incident, 'validity') === 'valid' ? 'critical' : 'high',
            confidence: str(incident, 'validity') === 'valid' ? 'high' : undefined,
            cwes: [798],
            place: { path, line: num(occurrence, 'line_start'), endLine: num(occurrence, 'line_end'), snippet: str(occurrence, 'match') },
            fingerprints: sha === undefined ? undefined : { ignoreSha: sha },
            author: { name: str(scan, 'extra_info', 'author'), email: str(scan, 'extra_info', 'email'), commit: str(scan, 'type') === 'commit' ? str(scan, 'id') : str(root, 'commit'), date: str(scan, 'extra_info', 'date') },
          };
        }),
      ),
    );
  },
});
