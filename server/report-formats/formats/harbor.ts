import { jsonFormat } from '../format.ts';
import { at, has, num, str, texts } from '../parsers/json-access.ts';

/** Harbor's response is an object keyed by media type; some clients unwrap it. */
export const harbor = jsonFormat({
  id: 'harbor',
  tool: 'Harbor',
  category: 'container',
  docsUrl: 'https://goharbor.io/docs/main/administration/vulnerability-scanning/',
  aliases: ['harbor vulnerability', 'harbor_vulnerability'],
  detect: ({ value, text }) =>
    /application\/vnd\.security\.vulnerability\.report|application\/vnd\.scanner\.adapter\.vuln/.test(
      text.slice(0, 4000),
    )
      ? 1
      : has(value, 'vulnerabilities.0.package', 'vulnerabilities.0.fix_version') &&
          has(value, 'scanner')
        ? 0.95
        : 0,
  each: ['/*/vulnerabilities/#', '/vulnerabilities/#'],
  map: (raw) => {
    const [id, name, version, fixed] = [
      str(raw, 'id'),
      str(raw, 'package'),
      str(raw, 'version'),
      str(raw, 'fix_version'),
    ];
    return {
      ruleId: id,
      title: `${id ?? ''} - ${name ?? ''} (${version ?? ''})`,
      description: str(raw, 'description'),
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: str(raw, 'severity'),
      cvss: [
        {
          vector: str(raw, 'preferred_cvss', 'vector_v3'),
          score: num(raw, 'preferred_cvss', 'score_v3'),
        },
      ],
      vulnerabilityIds: [id],
      cwes: texts(raw, 'cwe_ids'),
      component: { name, version, fixed: [fixed] },
      image: { digest: str(raw, 'artifact_digests') ?? str(at(raw, 'layer'), 'digest') },
      references: texts(raw, 'links'),
    };
  },
});
