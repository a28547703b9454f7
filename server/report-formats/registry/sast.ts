import type { ReportFormat } from '../format.ts';
import { banditCsv } from '../formats/bandit-csv.ts';
import { banditHtml } from '../formats/bandit-page.ts';
import { bandit } from '../formats/bandit.ts';
import { bearer } from '../formats/bearer.ts';
import { cweChecker } from '../formats/binaries.ts';
import { brakeman, brakemanCsv } from '../formats/brakeman.ts';
import { checkmarxOne } from '../formats/checkmarx-one.ts';
import { checkmarx, checkmarxCsv } from '../formats/checkmarx.ts';
import { clangPlist } from '../formats/clang-plist.ts';
import { cljHolmes, noir, parasoft } from '../formats/code-analyzers.ts';
import { codechecker, codecheckerFiles, codecheckerResults } from '../formats/codechecker.ts';
import { codeqlCsv } from '../formats/codeql-csv.ts';
import {
  banditText,
  brakemanText,
  flawfinderText,
  gosecText,
  semgrepText,
} from '../formats/console/code.ts';
import { eslintText } from '../formats/console/lines.ts';
import { coverityAnalysis, coverityCsv } from '../formats/coverity-analysis.ts';
import { coverity } from '../formats/coverity.ts';
import { cppcheck, cppcheckText } from '../formats/cppcheck.ts';
import { kiuwan, skf } from '../formats/csv-exports.ts';
import { cxFlow } from '../formats/cxflow.ts';
import { devskim } from '../formats/devskim.ts';
import { eslint } from '../formats/eslint.ts';
import { flawfinder } from '../formats/flawfinder.ts';
import { fortifyOnDemand } from '../formats/fortify-on-demand.ts';
import { fortifyReport, fortifyFvdl } from '../formats/fortify.ts';
import { codeScanning } from '../formats/github-alerts.ts';
import { gitlab } from '../formats/gitlab.ts';
import { gosec, gosecCsv } from '../formats/gosec.ts';
import { horusec } from '../formats/horusec.ts';
import { huskyCi } from '../formats/huskyci.ts';
import { infer } from '../formats/infer.ts';
import { insider } from '../formats/insider.ts';
import { klocworkXml, klocworkJson, klocworkCsv } from '../formats/klocwork.ts';
import { njsscan } from '../formats/mobsfscan.ts';
import { modelScan } from '../formats/model-scanners.ts';
import { nodejsscan } from '../formats/nodejsscan.ts';
import { pwnSast } from '../formats/pentest-platforms.ts';
import { progpilot } from '../formats/progpilot.ts';
import { pvsStudio } from '../formats/pvs-studio.ts';
import { qwiet } from '../formats/qwiet.ts';
import { semgrepFindings } from '../formats/semgrep-findings.ts';
import { semgrep } from '../formats/semgrep.ts';
import { slither, mythril } from '../formats/smart-contracts.ts';
import { sobelow } from '../formats/sobelow.ts';
import { solarAppScreener } from '../formats/solar-appscreener.ts';
import { aderyn } from '../formats/solidity-linters.ts';
import { sonarGeneric } from '../formats/sonar-generic.ts';
import { sonarqubeHtml } from '../formats/sonarqube-html.ts';
import { sonarqube, sonarqubeCsv } from '../formats/sonarqube.ts';
import { spotbugs } from '../formats/spotbugs.ts';
import { threagile } from '../formats/threagile.ts';
import { threatComposer, threatDragon, iriusRisk } from '../formats/threat-models.ts';
import { vcg, vcgCsv } from '../formats/vcg.ts';
import { veracodeXml, veracodeJson, veracodePipeline } from '../formats/veracode.ts';
import { xanitizer } from '../formats/xanitizer.ts';
import { xygeni } from '../formats/xygeni.ts';
import { codacy } from '../formats/codacy.ts';
import {
  castAip,
  codeGuru,
  fluidAttacks,
  polarisIssues,
  thunderScan,
} from '../formats/code-audits.ts';
import { fortifySsc } from '../formats/fortify-ssc.ts';
import { mendSast } from '../formats/mend-sast.ts';
import { valgrind } from '../formats/valgrind.ts';
import { deepSource } from '../formats/deepsource.ts';
import { enlightn, enlightnText } from '../formats/enlightn.ts';

export const sastFormats: readonly ReportFormat[] = [
  enlightn,
  enlightnText,
  aderyn,
  bandit,
  banditText,
  banditCsv,
  banditHtml,
  bearer,
  brakeman,
  brakemanCsv,
  brakemanText,
  checkmarx,
  checkmarxCsv,
  checkmarxOne,
  clangPlist,
  cljHolmes,
  noir,
  parasoft,
  codechecker,
  codecheckerFiles,
  codecheckerResults,
  codeqlCsv,
  kiuwan,
  skf,
  coverity,
  coverityAnalysis,
  coverityCsv,
  cppcheck,
  cppcheckText,
  cweChecker,
  cxFlow,
  codeScanning,
  devskim,
  eslint,
  eslintText,
  flawfinder,
  flawfinderText,
  fortifyReport,
  fortifyFvdl,
  fortifyOnDemand,
  gitlab,
  gosec,
  gosecCsv,
  gosecText,
  horusec,
  huskyCi,
  infer,
  insider,
  klocworkXml,
  klocworkJson,
  klocworkCsv,
  njsscan,
  modelScan,
  nodejsscan,
  progpilot,
  pwnSast,
  pvsStudio,
  qwiet,
  semgrep,
  semgrepText,
  semgrepFindings,
  slither,
  mythril,
  sobelow,
  solarAppScreener,
  sonarGeneric,
  sonarqube,
  sonarqubeCsv,
  sonarqubeHtml,
  spotbugs,
  threagile,
  threatComposer,
  threatDragon,
  iriusRisk,
  vcg,
  vcgCsv,
  veracodeXml,
  veracodeJson,
  veracodePipeline,
  xanitizer,
  xygeni,
  codacy,
  deepSource,
  castAip,
  thunderScan,
  fluidAttacks,
  codeGuru,
  polarisIssues,
  fortifySsc,
  mendSast,
  valgrind,
];
