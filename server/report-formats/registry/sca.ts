import type { ReportFormat } from '../format.ts';
import { blackDuckBinary } from '../formats/black-duck-binary.ts';
import { blackDuck, blackDuckApi, blackDuckRapid } from '../formats/black-duck.ts';
import { bomber } from '../formats/bomber.ts';
import { bunAudit } from '../formats/bun-audit.ts';
import { bundlerAuditText, bundlerAuditJson } from '../formats/bundler-audit.ts';
import { cargoAudit } from '../formats/cargo-audit.ts';
import { cargoDeny } from '../formats/cargo-deny.ts';
import { checkmarxSca } from '../formats/checkmarx-sca.ts';
import { clamAv } from '../formats/clamav.ts';
import { grypeText, trivyText } from '../formats/console/images.ts';
import { cargoAuditText } from '../formats/console/cargo.ts';
import { composerAuditText } from '../formats/console/composer.ts';
import { npmAuditText, yarnAuditText } from '../formats/console/npm.ts';
import { pipAuditText, safetyText } from '../formats/console/python.ts';
import { csaf } from '../formats/csaf.ts';
import { veracodeSca } from '../formats/csv-exports.ts';
import { checkmarxOsa } from '../formats/cxflow.ts';
import { dawnscanner } from '../formats/dawnscanner.ts';
import {
  dependencyCheckXml,
  dependencyCheckJson,
  dependencyCheckCsv,
} from '../formats/dependency-check.ts';
import { dependencyTrack } from '../formats/dependency-track.ts';
import { dotnetListText } from '../formats/dotnet-list-text.ts';
import { dotnetList } from '../formats/dotnet-list.ts';
import { dependabot } from '../formats/github-dependabot.ts';
import { govulncheck } from '../formats/govulncheck.ts';
import { grype } from '../formats/grype.ts';
import { guarddog } from '../formats/guarddog.ts';
import { jfrogXray } from '../formats/jfrog-xray.ts';
import { kiuwanSca } from '../formats/kiuwan-sca.ts';
import { mend } from '../formats/mend.ts';
import { meterian } from '../formats/meterian.ts';
import { mixAudit } from '../formats/mix-audit.ts';
import { npmAudit6, npmAudit7 } from '../formats/npm-audit.ts';
import { nsp } from '../formats/nsp.ts';
import { openvex } from '../formats/openvex.ts';
import { auditJs, nancy, devAudit } from '../formats/oss-index.ts';
import { osvScanner } from '../formats/osv-scanner.ts';
import { osv } from '../formats/osv.ts';
import { pipAudit } from '../formats/pip-audit.ts';
import { retire } from '../formats/retire.ts';
import { safety } from '../formats/safety.ts';
import { scantist } from '../formats/scantist.ts';
import { grypeCsv, grypeHtml, grypeMarkdown } from '../formats/pages/grype.ts';
import { snykHtml } from '../formats/pages/snyk.ts';
import { trivyHtml } from '../formats/pages/trivy.ts';
import { snykIssues } from '../formats/snyk-issues.ts';
import { snyk, snykCsv } from '../formats/snyk.ts';
import { sonatypeIq } from '../formats/sonatype-iq.ts';
import { spectraAssure } from '../formats/spectra-assure.ts';
import { symfonySecurity, composerAudit } from '../formats/symfony-security.ts';
import { trivy } from '../formats/trivy.ts';
import { veracodeScaAgent, veracodeScaIssues } from '../formats/veracode.ts';
import { xeol } from '../formats/xeol.ts';
import { yarnAudit } from '../formats/yarn-audit.ts';
import { vulnerableCode } from '../formats/vulnerablecode.ts';
import { endorLabs, socket } from '../formats/supply-chain-platforms.ts';
import { cveBinTool, cveBinToolCsv } from '../formats/cve-bin-tool.ts';
import { conanAudit } from '../formats/conan-audit.ts';
import { archAudit, vulnix } from '../formats/system-packages.ts';
import { osvScannerText } from '../formats/console/osv-scanner.ts';
import { fossa } from '../formats/fossa.ts';

export const scaFormats: readonly ReportFormat[] = [
  auditJs,
  nancy,
  devAudit,
  blackDuck,
  blackDuckApi,
  blackDuckRapid,
  blackDuckBinary,
  bomber,
  bunAudit,
  bundlerAuditText,
  bundlerAuditJson,
  cargoAudit,
  cargoAuditText,
  cargoDeny,
  checkmarxSca,
  clamAv,
  veracodeSca,
  csaf,
  checkmarxOsa,
  dawnscanner,
  dependabot,
  dependencyCheckXml,
  dependencyCheckJson,
  dependencyCheckCsv,
  dependencyTrack,
  dotnetList,
  dotnetListText,
  govulncheck,
  grype,
  grypeText,
  grypeHtml,
  grypeMarkdown,
  grypeCsv,
  guarddog,
  jfrogXray,
  kiuwanSca,
  mend,
  meterian,
  mixAudit,
  npmAudit6,
  npmAudit7,
  npmAuditText,
  nsp,
  openvex,
  osv,
  osvScanner,
  pipAudit,
  pipAuditText,
  retire,
  safety,
  safetyText,
  scantist,
  snyk,
  snykCsv,
  snykHtml,
  snykIssues,
  sonatypeIq,
  spectraAssure,
  symfonySecurity,
  composerAudit,
  composerAuditText,
  trivy,
  trivyText,
  trivyHtml,
  veracodeScaAgent,
  veracodeScaIssues,
  xeol,
  yarnAudit,
  yarnAuditText,
  vulnerableCode,
  endorLabs,
  socket,
  cveBinTool,
  cveBinToolCsv,
  vulnix,
  archAudit,
  conanAudit,
  fossa,
  osvScannerText,
];
