import type { ReportFormat } from '../format.ts';
import { cycloneDxJson } from '../formats/cyclonedx/json.ts';
import { cycloneDxXml } from '../formats/cyclonedx/xml.ts';
import { githubDependencySnapshot } from '../formats/github-dependency-snapshot.ts';
import { spdxGraph } from '../formats/spdx/graph.ts';
import { spdxJson } from '../formats/spdx/json.ts';
import { spdxRdf } from '../formats/spdx/rdf.ts';
import { spdxTagValue } from '../formats/spdx/tag-value.ts';
import { spdxYaml } from '../formats/spdx/yaml.ts';
import { syft } from '../formats/syft.ts';
import { trivyOperatorSbom } from '../formats/trivy-operator-sbom.ts';

export const sbomFormats: readonly ReportFormat[] = [
  cycloneDxJson,
  cycloneDxXml,
  githubDependencySnapshot,
  spdxGraph,
  spdxJson,
  spdxRdf,
  spdxTagValue,
  spdxYaml,
  syft,
  trivyOperatorSbom,
];
