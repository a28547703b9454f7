/** Every format that Parapet reads. Adding one is a file in `formats/`, a line here, and a fixture (`docs/add-a-scanner.md`). Long because it is a list. */
import type { ReportFormat } from './format.ts';
import { actionlint } from './formats/actionlint.ts';
import { acunetix, invicti, invictiXml } from './formats/acunetix.ts';
import { anchoreEngine } from './formats/anchore-engine.ts';
import { anchorePolicy } from './formats/anchore-policy.ts';
import { androidLint } from './formats/android-lint.ts';
import { apkLeaks } from './formats/apkleaks.ts';
import { appCheck } from './formats/appcheck.ts';
import { appSpider } from './formats/app-spider.ts';
import { aqua } from './formats/aqua.ts';
import { arachni, arachniXml } from './formats/arachni.ts';
import { asff } from './formats/asff.ts';
import { awsEcr } from './formats/aws-ecr.ts';
import { awsInspector, awsInspectorCsv } from './formats/aws-inspector.ts';
import { azureAssessments } from './formats/azure-assessments.ts';
import { banditCsv } from './formats/bandit-csv.ts';
import { bandit } from './formats/bandit.ts';
import { bearer } from './formats/bearer.ts';
import { cweChecker, qark } from './formats/binaries.ts';
import { blackDuckBinary } from './formats/black-duck-binary.ts';
import { blackDuck, blackDuckApi, blackDuckRapid } from './formats/black-duck.ts';
import { bomber } from './formats/bomber.ts';
import { brakeman, brakemanCsv } from './formats/brakeman.ts';
import {
  bugcrowdCsv,
  bugcrowdApi,
  hackeroneCsv,
  hackeroneExport,
  cobaltCsv,
  cobaltApi,
} from './formats/bug-bounty.ts';
import { bunAudit } from './formats/bun-audit.ts';
import { bundlerAuditText, bundlerAuditJson } from './formats/bundler-audit.ts';
import { burpApi } from './formats/burp-api.ts';
import { burpGraphql, burpHtml } from './formats/burp-enterprise.ts';
import { burp } from './formats/burp.ts';
import { cargoAudit } from './formats/cargo-audit.ts';
import { cargoDeny } from './formats/cargo-deny.ts';
import { cfnLint } from './formats/cfn-lint.ts';
import { cfnNag } from './formats/cfn-nag.ts';
import { cfripper } from './formats/cfripper.ts';
import { checkmarxSca } from './formats/checkmarx-sca.ts';
import { checkmarxOne } from './formats/checkmarx-one.ts';
import { checkmarx, checkmarxCsv } from './formats/checkmarx.ts';
import { checkov, checkovCsv } from './formats/checkov.ts';
import { checkstyle } from './formats/checkstyle.ts';
import { clair4, clairctl, clairLayer } from './formats/clair-4.ts';
import { clairScanner, klar } from './formats/clair.ts';
import { clamAv } from './formats/clamav.ts';
import { clangPlist } from './formats/clang-plist.ts';
import { cloudflareJson, cloudflareCsv } from './formats/cloudflare-insights.ts';
import { cloudFormationGuard } from './formats/cloudformation-guard.ts';
import { cloudsplaining } from './formats/cloudsplaining.ts';
import { cloudSploit, cloudSploitCsv } from './formats/cloudsploit.ts';
import { codechecker, codecheckerFiles, codecheckerResults } from './formats/codechecker.ts';
import { codeqlCsv } from './formats/codeql-csv.ts';
import { compilerText } from './formats/compiler-text.ts';
import { conftest } from './formats/conftest.ts';
import { contrastTraces } from './formats/contrast-traces.ts';
import { coverityAnalysis, coverityCsv } from './formats/coverity-analysis.ts';
import { coverity } from './formats/coverity.ts';
import { cppcheck, cppcheckText } from './formats/cppcheck.ts';
import { crashtest, crashtestJunit } from './formats/crashtest.ts';
import { credScan } from './formats/credscan.ts';
import { crowdStrikeSpotlight } from './formats/crowdstrike-spotlight.ts';
import { crunch42 } from './formats/crunch42.ts';
import { csaf } from './formats/csaf.ts';
import {
  contrast,
  kiuwan,
  wiz,
  azureRecommendations,
  sysdig,
  trustwave,
  veracodeSca,
  skf,
} from './formats/csv-exports.ts';
import { cxFlow, checkmarxOsa } from './formats/cxflow.ts';
import { dalfox } from './formats/dalfox.ts';
import { cyberwatch } from './formats/cyberwatch.ts';
import { cycloneDxJson } from './formats/cyclonedx/json.ts';
import { cycloneDxXml } from './formats/cyclonedx/xml.ts';
import { dawnscanner } from './formats/dawnscanner.ts';
import { debsecan } from './formats/debsecan.ts';
import { deepfenceCsv, deepfenceJson } from './formats/deepfence.ts';
import {
  dependencyCheckXml,
  dependencyCheckJson,
  dependencyCheckCsv,
} from './formats/dependency-check.ts';
import { dependencyTrack } from './formats/dependency-track.ts';
import { detectSecrets } from './formats/detect-secrets.ts';
import { devskim } from './formats/devskim.ts';
import { dockerBench } from './formats/docker-bench.ts';
import { dockerfileLint } from './formats/dockerfile-lint.ts';
import { dockle } from './formats/dockle.ts';
import { dotnetList } from './formats/dotnet-list.ts';
import { dsopOpenScap, dsopTwistlock, dsopAnchore, dsopCompliance } from './formats/dsop.ts';
import { eslint } from './formats/eslint.ts';
import { flawfinder } from './formats/flawfinder.ts';
import { fortifyReport, fortifyFvdl } from './formats/fortify.ts';
import { fortifyOnDemand } from './formats/fortify-on-demand.ts';
import { wfuzz, ffuf } from './formats/fuzzers.ts';
import { gcloudArtifact } from './formats/gcloud-artifact.ts';
import { gcpScc } from './formats/gcp-scc.ts';
import { genericCsv } from './formats/generic-csv.ts';
import { genericJson } from './formats/generic-json.ts';
import { ggshield, gitGuardianIncidents } from './formats/ggshield.ts';
import { dependabot, codeScanning, secretScanning } from './formats/github-alerts.ts';
import { gitlab } from './formats/gitlab.ts';
import { gitleaks, gitleaksCsv } from './formats/gitleaks.ts';
import { gixy } from './formats/gixy.ts';
import { gosec, gosecCsv } from './formats/gosec.ts';
import { govulncheck } from './formats/govulncheck.ts';
import { grype } from './formats/grype.ts';
import { guarddog } from './formats/guarddog.ts';
import { hackerone } from './formats/hackerone.ts';
import { hadolint } from './formats/hadolint.ts';
import { harbor } from './formats/harbor.ts';
import { appScan9, hclAppScan } from './formats/hcl-appscan.ts';
import { horusec } from './formats/horusec.ts';
import { redHatSatellite, vulners } from './formats/host-platforms.ts';
import { drheader, observatory, humble } from './formats/http-headers.ts';
import { huskyCi } from './formats/huskyci.ts';
import { hydra } from './formats/hydra.ts';
import { immuniWeb, immuniWebXml } from './formats/immuniweb.ts';
import { infer } from './formats/infer.ts';
import { insider } from './formats/insider.ts';
import { inspec } from './formats/inspec.ts';
import { intSights, intSightsCsv } from './formats/intsights.ts';
import { jfrogXray } from './formats/jfrog-xray.ts';
import { junit } from './formats/junit.ts';
import { kics, kicsCsv } from './formats/kics.ts';
import { kingfisher } from './formats/kingfisher.ts';
import { kiuwanSca } from './formats/kiuwan-sca.ts';
import { klocworkXml, klocworkJson } from './formats/klocwork.ts';
import { krakendAudit } from './formats/krakend-audit.ts';
import { kubeBench } from './formats/kube-bench.ts';
import { kubeHunter } from './formats/kube-hunter.ts';
import { kubeLinter } from './formats/kube-linter.ts';
import { kubeScore } from './formats/kube-score.ts';
import { kubeaudit } from './formats/kubeaudit.ts';
import { kubescape, kubescape1 } from './formats/kubescape.ts';
import { kubesec } from './formats/kubesec.ts';
import { lacework, laceworkApi, laceworkCsv } from './formats/lacework.ts';
import { legitify } from './formats/legitify.ts';
import {
  ruff,
  pylint,
  golangciLint,
  staticcheck,
  swiftlint,
  clippy,
  credo,
  codeClimate,
} from './formats/linters.ts';
import { looseCsv, looseJson, looseXml } from './formats/loose-table.ts';
import { lynis } from './formats/lynis.ts';
import { mend } from './formats/mend.ts';
import { meterian } from './formats/meterian.ts';
import { mixAudit } from './formats/mix-audit.ts';
import { mobsfScorecard } from './formats/mobsf-scorecard.ts';
import { mobsf } from './formats/mobsf.ts';
import { mobsfscan, njsscan } from './formats/mobsfscan.ts';
import { modelScan, garak, promptfoo } from './formats/model-scanners.ts';
import { msDefender, msDefenderCsv } from './formats/ms-defender.ts';
import { n0s1 } from './formats/n0s1.ts';
import { nessusXml, nessusCsv, tenableExport } from './formats/nessus.ts';
import { neuVector, neuVectorCompliance } from './formats/neuvector.ts';
import { nexpose, nexposeCsv, nexposeSimple } from './formats/nexpose.ts';
import { niktoXml, niktoJson, niktoCsv, niktoHtml, niktoText } from './formats/nikto.ts';
import { nmap, masscan } from './formats/nmap.ts';
import { nodejsscan } from './formats/nodejsscan.ts';
import { noseyParker } from './formats/noseyparker.ts';
import { npmAudit6, npmAudit7 } from './formats/npm-audit.ts';
import { nsp } from './formats/nsp.ts';
import { nuclei } from './formats/nuclei.ts';
import { ocsf } from './formats/ocsf.ts';
import { openReports } from './formats/openreports.ts';
import { openscap } from './formats/openscap.ts';
import { openvasXml, openvasCsv } from './formats/openvas.ts';
import { openvex } from './formats/openvex.ts';
import { orcaJson, orcaCsv } from './formats/orca.ts';
import { ort, ortModel } from './formats/ort.ts';
import { auditJs, nancy, devAudit } from './formats/oss-index.ts';
import { osvScanner } from './formats/osv-scanner.ts';
import { osv } from './formats/osv.ts';
import { outscan } from './formats/outscan.ts';
import { ptart, pwnSast, edgescan, sentinel, riskRecon } from './formats/pentest-platforms.ts';
import { phpcs, phpcsXml, phpstan } from './formats/phpcs.ts';
import { pingCastle } from './formats/pingcastle.ts';
import { pipAudit } from './formats/pip-audit.ts';
import { pmdCsv, pmdXml, pmdJson } from './formats/pmd.ts';
import { polaris } from './formats/polaris.ts';
import { popeye } from './formats/popeye.ts';
import { powerpipe, powerpipeCsv } from './formats/powerpipe.ts';
import {
  banditText,
  gosecText,
  flawfinderText,
  brakemanText,
  semgrepText,
} from './formats/printed-code.ts';
import { grypeText, trivyText } from './formats/printed-images.ts';
import { checkovText, tfsecText } from './formats/printed-infrastructure.ts';
import { eslintText, shellcheckText, hadolintText, golangciText } from './formats/printed-lines.ts';
import {
  npmAuditText,
  yarnAuditText,
  pipAuditText,
  safetyText,
  cargoAuditText,
  composerAuditText,
} from './formats/printed-packages.ts';
import { progpilot } from './formats/progpilot.ts';
import { prowler2Csv, prowlerCsv, prowlerJson } from './formats/prowler.ts';
import { psalmJson, psalmXml } from './formats/psalm.ts';
import { pvsStudio } from './formats/pvs-studio.ts';
import { qualysWas, qualysWasCsv } from './formats/qualys-was.ts';
import {
  qualys,
  qualysScan,
  qualysDetections,
  qualysCsv,
  qualysVmdrCsv,
} from './formats/qualys.ts';
import { qwiet } from './formats/qwiet.ts';
import { rapplex } from './formats/rapplex.ts';
import { regula } from './formats/regula.ts';
import { retire } from './formats/retire.ts';
import { chkrootkit, rkhunter } from './formats/rootkit-hunters.ts';
import { roxctl } from './formats/roxctl.ts';
import { rubocop } from './formats/rubocop.ts';
import { rustyHog } from './formats/rusty-hog.ts';
import { safety } from './formats/safety.ts';
import { sarif } from './formats/sarif/index.ts';
import { scancode } from './formats/scancode.ts';
import { scantist } from './formats/scantist.ts';
import { scorecard } from './formats/scorecard.ts';
import { scoutSuite } from './formats/scout-suite.ts';
import { secretlint } from './formats/secretlint.ts';
import { semgrepFindings } from './formats/semgrep-findings.ts';
import { semgrep } from './formats/semgrep.ts';
import { shellcheck } from './formats/shellcheck.ts';
import { slither, mythril } from './formats/smart-contracts.ts';
import { snykIssues } from './formats/snyk-issues.ts';
import { snyk, snykCsv } from './formats/snyk.ts';
import { sobelow } from './formats/sobelow.ts';
import { solarAppScreener } from './formats/solar-appscreener.ts';
import { aderyn, solhint } from './formats/solidity-linters.ts';
import { sonarGeneric } from './formats/sonar-generic.ts';
import { sonarqubeHtml } from './formats/sonarqube-html.ts';
import { sonarqube, sonarqubeCsv } from './formats/sonarqube.ts';
import { sonatypeIq } from './formats/sonatype-iq.ts';
import { spdxGraph } from './formats/spdx/graph.ts';
import { spdxJson } from './formats/spdx/json.ts';
import { spdxRdf } from './formats/spdx/rdf.ts';
import { spdxTagValue } from './formats/spdx/tag-value.ts';
import { spdxYaml } from './formats/spdx/yaml.ts';
import { spectraAssure } from './formats/spectra-assure.ts';
import { spotbugs } from './formats/spotbugs.ts';
import { sshAudit } from './formats/ssh-audit.ts';
import { sslLabs } from './formats/ssl-labs.ts';
import { sslscan } from './formats/sslscan.ts';
import { sslyzeJson, sslyzeXml } from './formats/sslyze.ts';
import { stackhawk } from './formats/stackhawk.ts';
import { syft } from './formats/syft.ts';
import { symfonySecurity, composerAudit } from './formats/symfony-security.ts';
import { sysdigCli, sysdigReport } from './formats/sysdig.ts';
import { talisman } from './formats/talisman.ts';
import { tenableCloud, tenableCloudCsv } from './formats/tenable-cloud.ts';
import { terrascan } from './formats/terrascan.ts';
import { testsslCsv, testsslJson } from './formats/testssl.ts';
import { tflint } from './formats/tflint.ts';
import { tfsec, tfsecCsv } from './formats/tfsec.ts';
import { threagile } from './formats/threagile.ts';
import { threatComposer, threatDragon, iriusRisk } from './formats/threat-models.ts';
import { trivyOperator } from './formats/trivy-operator.ts';
import { trivy } from './formats/trivy.ts';
import { trufflehog, trufflehog3 } from './formats/trufflehog.ts';
import { trustwaveFusion } from './formats/trustwave-fusion.ts';
import { twistlockJson, twistlockCsv, prismaAlerts } from './formats/twistlock.ts';
import { vcg, vcgCsv } from './formats/vcg.ts';
import {
  veracodeXml,
  veracodeJson,
  veracodePipeline,
  veracodeScaAgent,
  veracodeScaIssues,
} from './formats/veracode.ts';
import { vuls } from './formats/vuls.ts';
import { w3af } from './formats/w3af.ts';
import { wapitiXml, wapitiJson } from './formats/wapiti.ts';
import { wazuh } from './formats/wazuh.ts';
import { webInspect } from './formats/webinspect.ts';
import { whispers } from './formats/whispers.ts';
import { wizCli } from './formats/wiz-cli.ts';
import { wpscan } from './formats/wpscan.ts';
import { xanitizer } from './formats/xanitizer.ts';
import { xeol } from './formats/xeol.ts';
import { xygeni } from './formats/xygeni.ts';
import { yarnAudit } from './formats/yarn-audit.ts';
import { zapXml, zapJson } from './formats/zap.ts';
import { zizmor } from './formats/zizmor.ts';

export const formats: readonly ReportFormat[] = [
  actionlint,
  acunetix,
  invicti,
  invictiXml,
  aderyn,
  solhint,
  anchoreEngine,
  anchorePolicy,
  androidLint,
  apkLeaks,
  appCheck,
  appSpider,
  aqua,
  arachni,
  arachniXml,
  asff,
  auditJs,
  nancy,
  devAudit,
  awsEcr,
  awsInspector,
  awsInspectorCsv,
  azureAssessments,
  bandit,
  banditText,
  banditCsv,
  bearer,
  blackDuck,
  blackDuckApi,
  blackDuckRapid,
  blackDuckBinary,
  bomber,
  brakeman,
  brakemanCsv,
  brakemanText,
  bugcrowdCsv,
  bugcrowdApi,
  hackeroneCsv,
  hackeroneExport,
  cobaltCsv,
  cobaltApi,
  bunAudit,
  bundlerAuditText,
  bundlerAuditJson,
  burp,
  burpApi,
  burpGraphql,
  burpHtml,
  cargoAudit,
  cargoAuditText,
  cargoDeny,
  cfnLint,
  cfnNag,
  cfripper,
  checkmarx,
  checkmarxCsv,
  checkmarxOne,
  checkmarxSca,
  checkov,
  checkovCsv,
  checkovText,
  checkstyle,
  chkrootkit,
  rkhunter,
  clair4,
  clairLayer,
  clairctl,
  clairScanner,
  klar,
  clamAv,
  clangPlist,
  cloudflareJson,
  cloudflareCsv,
  cloudFormationGuard,
  cloudsplaining,
  cloudSploit,
  cloudSploitCsv,
  codechecker,
  codecheckerFiles,
  codecheckerResults,
  codeqlCsv,
  compilerText,
  conftest,
  contrastTraces,
  contrast,
  kiuwan,
  wiz,
  azureRecommendations,
  sysdig,
  trustwave,
  veracodeSca,
  skf,
  coverity,
  coverityAnalysis,
  coverityCsv,
  cppcheck,
  cppcheckText,
  crashtest,
  crashtestJunit,
  credScan,
  crowdStrikeSpotlight,
  crunch42,
  csaf,
  cweChecker,
  qark,
  cxFlow,
  checkmarxOsa,
  cyberwatch,
  cycloneDxJson,
  cycloneDxXml,
  dalfox,
  dawnscanner,
  debsecan,
  deepfenceCsv,
  deepfenceJson,
  dependabot,
  codeScanning,
  secretScanning,
  dependencyCheckXml,
  dependencyCheckJson,
  dependencyCheckCsv,
  dependencyTrack,
  detectSecrets,
  devskim,
  dockerBench,
  dockerfileLint,
  dockle,
  dotnetList,
  drheader,
  observatory,
  humble,
  dsopOpenScap,
  dsopTwistlock,
  dsopAnchore,
  dsopCompliance,
  eslint,
  eslintText,
  flawfinder,
  flawfinderText,
  fortifyReport,
  fortifyFvdl,
  fortifyOnDemand,
  gcloudArtifact,
  gcpScc,
  genericCsv,
  genericJson,
  ggshield,
  gitGuardianIncidents,
  gitlab,
  gitleaks,
  gitleaksCsv,
  gixy,
  gosec,
  gosecCsv,
  gosecText,
  govulncheck,
  grype,
  grypeText,
  guarddog,
  hackerone,
  hadolint,
  hadolintText,
  harbor,
  hclAppScan,
  appScan9,
  horusec,
  huskyCi,
  hydra,
  immuniWeb,
  immuniWebXml,
  infer,
  insider,
  inspec,
  intSights,
  intSightsCsv,
  jfrogXray,
  junit,
  kics,
  kicsCsv,
  kingfisher,
  kiuwanSca,
  klocworkXml,
  klocworkJson,
  krakendAudit,
  kubeaudit,
  kubeBench,
  kubeHunter,
  kubeLinter,
  kubescape,
  kubescape1,
  kubeScore,
  kubesec,
  lacework,
  laceworkApi,
  laceworkCsv,
  legitify,
  looseCsv,
  looseJson,
  looseXml,
  lynis,
  mend,
  meterian,
  mixAudit,
  mobsf,
  mobsfscan,
  njsscan,
  mobsfScorecard,
  modelScan,
  garak,
  promptfoo,
  msDefender,
  msDefenderCsv,
  n0s1,
  nessusXml,
  nessusCsv,
  tenableExport,
  neuVector,
  neuVectorCompliance,
  nexpose,
  nexposeCsv,
  nexposeSimple,
  niktoXml,
  niktoJson,
  niktoCsv,
  niktoHtml,
  niktoText,
  nmap,
  masscan,
  nodejsscan,
  noseyParker,
  npmAudit6,
  npmAudit7,
  npmAuditText,
  nsp,
  nuclei,
  ocsf,
  openReports,
  openscap,
  openvasXml,
  openvasCsv,
  openvex,
  orcaJson,
  orcaCsv,
  ort,
  ortModel,
  osv,
  osvScanner,
  outscan,
  phpcs,
  phpcsXml,
  phpstan,
  pingCastle,
  pipAudit,
  pipAuditText,
  pmdCsv,
  pmdXml,
  pmdJson,
  polaris,
  popeye,
  powerpipe,
  powerpipeCsv,
  progpilot,
  prowler2Csv,
  prowlerCsv,
  prowlerJson,
  psalmJson,
  psalmXml,
  ptart,
  pwnSast,
  edgescan,
  sentinel,
  riskRecon,
  pvsStudio,
  qualys,
  qualysScan,
  qualysDetections,
  qualysCsv,
  qualysVmdrCsv,
  qualysWas,
  qualysWasCsv,
  qwiet,
  rapplex,
  redHatSatellite,
  vulners,
  regula,
  retire,
  roxctl,
  rubocop,
  ruff,
  pylint,
  golangciLint,
  golangciText,
  staticcheck,
  swiftlint,
  clippy,
  credo,
  codeClimate,
  rustyHog,
  safety,
  safetyText,
  sarif,
  scancode,
  scantist,
  scorecard,
  scoutSuite,
  secretlint,
  semgrep,
  semgrepText,
  semgrepFindings,
  shellcheck,
  shellcheckText,
  slither,
  mythril,
  snyk,
  snykCsv,
  snykIssues,
  sobelow,
  solarAppScreener,
  sonarGeneric,
  sonarqube,
  sonarqubeCsv,
  sonarqubeHtml,
  sonatypeIq,
  spdxGraph,
  spdxJson,
  spdxRdf,
  spdxTagValue,
  spdxYaml,
  spectraAssure,
  spotbugs,
  sshAudit,
  sslLabs,
  sslscan,
  sslyzeJson,
  sslyzeXml,
  stackhawk,
  syft,
  symfonySecurity,
  composerAudit,
  composerAuditText,
  sysdigCli,
  sysdigReport,
  talisman,
  tenableCloud,
  tenableCloudCsv,
  terrascan,
  testsslCsv,
  testsslJson,
  tflint,
  tfsec,
  tfsecCsv,
  tfsecText,
  threagile,
  threatComposer,
  threatDragon,
  iriusRisk,
  trivy,
  trivyText,
  trivyOperator,
  trufflehog,
  trufflehog3,
  trustwaveFusion,
  twistlockJson,
  twistlockCsv,
  prismaAlerts,
  vcg,
  vcgCsv,
  veracodeXml,
  veracodeJson,
  veracodePipeline,
  veracodeScaAgent,
  veracodeScaIssues,
  vuls,
  w3af,
  wapitiXml,
  wapitiJson,
  wazuh,
  webInspect,
  wfuzz,
  ffuf,
  whispers,
  wizCli,
  wpscan,
  xanitizer,
  xeol,
  xygeni,
  yarnAudit,
  yarnAuditText,
  zapXml,
  zapJson,
  zizmor,
];
