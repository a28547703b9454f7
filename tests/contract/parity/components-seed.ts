// Reports about components, and one whose findings have the authors of their lines.
import {
  type MockSbom,
  type SbomPart,
  sortedParts,
} from '../../../src/shared/api/mocks/data/sboms.ts';
import type { ComponentRow } from '../../../src/shared/api/generated/model';

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

type Sbom = {
  libraries: readonly Library[];
  /** The dependencies of each component; `app` is the root. */
  dependencies: Readonly<Record<string, readonly string[]>>;
  vulnerabilities: readonly ReturnType<typeof vulnerability>[];
};

const express = { name: 'express', version: '4.17.1', licence: 'MIT' };
const qs = { name: 'qs', version: '6.5.2', licence: 'BSD-3-Clause' };
const minimist = { name: 'minimist', version: '1.2.5', licence: 'MIT' };
const ofQs = vulnerability('CVE-2022-24999', 'qs', 'high', '6.5.3');

/** app → express → qs (vulnerable), app → pg, express → minimist (vulnerable) */
export const sboms = {
  /**
   * Precedes `vulnerable`: with a package that was removed later, and with another license of
   * express.
   */
  earlier: {
    libraries: [
      { ...express, version: '4.17.0', licence: 'ISC' },
      qs,
      { name: 'left-pad', version: '1.0.0' },
      { name: 'pg', version: '8.12.0' },
    ],
    dependencies: { app: ['express', 'pg', 'left-pad'], express: ['qs'] },
    vulnerabilities: [ofQs, vulnerability('CVE-2020-7610', 'left-pad', 'medium', '1.0.1')],
  },
  vulnerable: {
    libraries: [express, qs, minimist, { name: 'pg', version: '8.11.0' }],
    dependencies: { app: ['express', 'pg'], express: ['qs', 'minimist'] },
    vulnerabilities: [ofQs, vulnerability('CVE-2021-44906', 'minimist', 'critical', '1.2.6')],
  },
  sound: {
    libraries: [express, qs],
    dependencies: { app: ['express'], express: ['qs'] },
    vulnerabilities: [],
  },
} as const satisfies Record<string, Sbom>;

export const bill = (subject: string, { libraries, dependencies, vulnerabilities }: Sbom): string =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: {
      component: { type: 'application', name: subject, version: '1.0.0', 'bom-ref': 'app' },
    },
    components: libraries.map((each) => library(each)),
    dependencies: Object.entries(dependencies).map(([ref, dependsOn]) => ({ ref, dependsOn })),
    vulnerabilities,
  });

/** The mocks' record of an SBOM that the server imported; `listed` are the server's components. */
export const mockSbomOf = (
  subject: string,
  { libraries, dependencies }: Sbom,
  { repository, sbom }: Pick<MockSbom, 'repository' | 'sbom'>,
  listed: readonly ComponentRow[],
): MockSbom => {
  const idOf = (name: string, version: string): string =>
    listed.find(
      ({ attributes: a }) =>
        a.repository.id === repository && a.name === name && a.version === version,
    )?.id ?? `${sbom.scan_id} ${name}`;
  const root: SbomPart = {
    id: idOf(subject, '1.0.0'),
    ref: 'app',
    name: subject,
    version: '1.0.0',
    type: 'application',
    purl: null,
    ecosystem: null,
    licenses: [],
    direct: null,
  };
  const parts = libraries.map(({ name, version, licence }: Library): SbomPart => ({
    id: idOf(name, version),
    ref: name,
    name,
    version,
    type: 'library',
    purl: `pkg:npm/${name}@${version}`,
    ecosystem: 'npm',
    licenses: licence === undefined ? [] : [licence],
    direct: dependencies['app']?.includes(name) ?? false,
  }));
  return {
    repository,
    sbom,
    isArchived: false,
    parts: sortedParts([root, ...parts]),
    edges: Object.entries(dependencies)
      .flatMap(([from, others]) => others.map((to) => ({ from, to })))
      .toSorted((one, other) => (`${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1)),
  };
};

/** Leaks that their scanner found in the Git history, by the authors' addresses. */
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
