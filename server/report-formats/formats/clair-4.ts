/**
 * clairctl of Clair 1 and 2; Clair 4's vulnerability report (`clairctl report -o json`); and the
 * layer with features from Clair 1 to 3 and Quay.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, list, num, str, texts } from '../parsers/json-access.ts';

const common = {
  tool: 'Clair',
  category: 'container',
  docsUrl: 'https://quay.github.io/clair/reference/api.html',
  severities: { defcon1: 'critical', negligible: 'info' },
} as const;

function ofPackage(document: unknown, packageId: string, ids: readonly string[]): RawFinding[] {
  const pack = at(document, 'packages', packageId);
  const environment = at(document, 'environments', packageId, 0);
  const [name, version, path] = [
    str(pack, 'name'),
    str(pack, 'version'),
    str(environment, 'package_db'),
  ];
  return ids.map((id): RawFinding => {
    const raw = at(document, 'vulnerabilities', id);
    const rule = str(raw, 'name') ?? id;
    const fixed = str(raw, 'fixed_in_version');
    return {
      ruleId: rule,
      title: `${rule} - ${name ?? ''} ${version ?? ''}`,
      description: str(raw, 'description'),
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: str(raw, 'normalized_severity') ?? str(raw, 'severity'),
      vulnerabilityIds: [rule, str(raw, 'links')],
      component: {
        name,
        version,
        ecosystem:
          str(raw, 'distribution', 'did') ??
          str(at(document, 'distributions', str(environment, 'distribution_id') ?? ''), 'did'),
        path,
        fixed: [fixed],
      },
      image: { digest: str(document, 'manifest_hash'), layer: str(environment, 'introduced_in') },
      references: [...(str(raw, 'links')?.split(/\s+/) ?? [])],
    };
  });
}

export const clair4 = jsonFormat({
  ...common,
  id: 'clair-4',
  aliases: ['clair v4'],
  detect: ({ value }) =>
    has(value, 'manifest_hash') &&
    (has(value, 'package_vulnerabilities') || has(value, 'vulnerabilities'))
      ? 1
      : 0,
  looksIn: ['/package_vulnerabilities/*'],
  asides: ['packages', 'distributions', 'repository', 'environments', 'enrichments'],
  doubts: (document) => entries(document, 'vulnerabilities').length > 0,
  run: (root) => ({
    incomplete: (at(root, 'success') === false || str(root, 'err') !== undefined) && 'scan_failed',
  }),
  map: (document) =>
    entries(document, 'package_vulnerabilities').flatMap(([id]) =>
      ofPackage(document, id, texts(document, 'package_vulnerabilities', id)),
    ),
});

function ofFeature(feature: unknown, reference: string | undefined): RawFinding[] {
  const [name, version] = [str(feature, 'Name'), str(feature, 'Version')];
  return list(feature, 'Vulnerabilities').map((raw): RawFinding => {
    const [id, fixed] = [str(raw, 'Name'), str(raw, 'FixedBy')];
    const nvd = at(raw, 'Metadata', 'NVD', 'CVSSv3') ?? at(raw, 'Metadata', 'NVD', 'CVSSv2');
    return {
      ruleId: id,
      title: `${id ?? 'Vulnerability'} - ${name ?? ''} ${version ?? ''}`,
      description: str(raw, 'Description'),
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: str(raw, 'Severity'),
      cvss: [{ vector: str(nvd, 'Vectors'), score: num(nvd, 'Score') }],
      vulnerabilityIds: [id],
      component: {
        name,
        version,
        ecosystem: str(raw, 'NamespaceName')?.split(':', 1)[0],
        fixed: [fixed],
      },
      image: { reference, layer: str(feature, 'AddedBy') },
      references: [str(raw, 'Link')],
    };
  });
}

export const clairLayer = jsonFormat({
  ...common,
  id: 'clair-layer',
  aliases: ['quay', 'quay security scan'],
  detect: ({ value }) =>
    has(value, 'Layer.Features') ||
    has(value, 'data.Layer.Features') ||
    (has(value, 'Layer.Name') && has(value, 'Layer.IndexedByVersion'))
      ? 1
      : 0,
  each: ['/Layer/Features/#', '/data/Layer/Features/#'],
  looksIn: ['/Vulnerabilities/#'],
  map: (feature, { root }) =>
    ofFeature(feature, str(root, 'Layer', 'Name') ?? str(root, 'data', 'Layer', 'Name')),
});

/**
 * All layers of an image. A layer includes the contents of those below, so each vulnerability of a
 * package counts once.
 */
export const clairctl = jsonFormat({
  ...common,
  id: 'clairctl',
  detect: ({ value }) =>
    has(value, 'ImageName', 'Layers') &&
    (has(value, 'Layers.0.Layer') || list(value, 'Layers').length === 0)
      ? 1
      : 0,
  looksIn: ['/Layers/#/Layer/Features/#/Vulnerabilities/#'],
  map: (document) => {
    const [name, tag] = [
      [str(document, 'Registry')?.replace(/^https?:\/\//, ''), str(document, 'ImageName')]
        .filter((part) => part !== undefined)
        .join('/'),
      str(document, 'Tag'),
    ];
    const findings = list(document, 'Layers')
      .flatMap((layer) => list(layer, 'Layer', 'Features'))
      .flatMap((feature) => ofFeature(feature, tag === undefined ? name : `${name}:${tag}`));
    return [
      ...new Map(
        findings.map((finding) => [
          `${finding.ruleId ?? ''} ${finding.component?.name ?? ''} ${finding.component?.version ?? ''}`,
          finding,
        ]),
      ).values(),
    ];
  },
});
