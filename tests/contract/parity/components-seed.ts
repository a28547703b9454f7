// Reports about components, and one whose findings name the authors of their lines.

type Library = { name: string; version: string; licence?: string };

const library = ({ name, version, licence }: Library) => ({
  type: 'library',
  name,
  version,
  'bom-ref': name,
  purl: `pkg:npm/${name}@${version}`,
  ...(licence !== undefined && { licenses: [{ license: { id: licence } }] }),
});

const vulnerability = (id: string, ref: string, severity: string, fixed: string) => ({
  id,
  ratings: [{ severity, method: 'CVSSv31', score: severity === 'critical' ? 9.8 : 7.5 }],
  cwes: [1321],
  recommendation: `Upgrade to ${fixed}`,
  affects: [{ ref, versions: [{ version: fixed, status: 'unaffected' }] }],
});

/** app → express → qs (vulnerable), app → pg, express → minimist (vulnerable) */
export const bill = (subject: string, isVulnerable: boolean): string =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: {
      component: { type: 'application', name: subject, version: '1.0.0', 'bom-ref': 'app' },
    },
    components: [
      library({ name: 'express', version: '4.17.1', licence: 'MIT' }),
      library({ name: 'qs', version: '6.5.2', licence: 'BSD-3-Clause' }),
      ...(isVulnerable
        ? [
            library({ name: 'minimist', version: '1.2.5', licence: 'MIT' }),
            library({ name: 'pg', version: '8.11.0' }),
          ]
        : []),
    ],
    dependencies: [
      { ref: 'app', dependsOn: isVulnerable ? ['express', 'pg'] : ['express'] },
      { ref: 'express', dependsOn: isVulnerable ? ['qs', 'minimist'] : ['qs'] },
    ],
    vulnerabilities: isVulnerable
      ? [
          vulnerability('CVE-2022-24999', 'qs', 'high', '6.5.3'),
          vulnerability('CVE-2021-44906', 'minimist', 'critical', '1.2.6'),
        ]
      : [],
  });

/** Leaks that their scanner found in the history, by the addresses of their authors. */
export const leaks = (authors: readonly string[]): string =>
  JSON.stringify(
    authors.map((email, index) => ({
      RuleID: 'generic-api-key',
      Description: 'Generic API Key',
      StartLine: 3 + index,
      EndLine: 3 + index,
      Match: `key = value-${index}`,
      Secret: `value-${index}`,
      File: `config/keys-${index}.ts`,
      Commit: `${index}`.padStart(40, 'a'),
      Author: 'Author',
      Email: email,
      Date: `2026-01-0${index + 1}T08:00:00Z`,
      Fingerprint: `keys-${index}`,
    })),
  );
