// Small Trivy reports for component tests: vulnerabilities of npm packages in one manifest.
export type Vulnerability = {
  id: string;
  name: string;
  installed: string;
  /** In Trivy's format: comma-separated versions, or empty. */
  fixed: string;
};

const vulnerability = ({ id, name, installed, fixed }: Vulnerability) => ({
  VulnerabilityID: id,
  PkgName: name,
  InstalledVersion: installed,
  FixedVersion: fixed,
  Severity: 'HIGH',
  Title: `${name}: ${id}`,
  PkgIdentifier: { PURL: `pkg:npm/${name}@${installed}` },
});

/** @param target the manifest or lock file */
export const trivy = (
  vulnerabilities: readonly Vulnerability[],
  target = 'package-lock.json',
): string =>
  JSON.stringify({
    SchemaVersion: 2,
    ArtifactName: '.',
    ArtifactType: 'repository',
    Results: [
      {
        Target: target,
        Class: 'lang-pkgs',
        Type: 'npm',
        Vulnerabilities: vulnerabilities.map(vulnerability),
      },
    ],
  });
