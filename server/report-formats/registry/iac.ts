import type { ReportFormat } from '../format.ts';
import { cfnLint } from '../formats/cfn-lint.ts';
import { cfnNag } from '../formats/cfn-nag.ts';
import { cfripper } from '../formats/cfripper.ts';
import { checkov, checkovCsv } from '../formats/checkov.ts';
import { cloudFormationGuard } from '../formats/cloudformation-guard.ts';
import { conftest } from '../formats/conftest.ts';
import { checkovText, tfsecText } from '../formats/console/infrastructure.ts';
import { hadolintText } from '../formats/console/lines.ts';
import { dockerfileLint } from '../formats/dockerfile-lint.ts';
import { gixy } from '../formats/gixy.ts';
import { hadolint } from '../formats/hadolint.ts';
import { kics, kicsCsv } from '../formats/kics.ts';
import { krakendAudit } from '../formats/krakend-audit.ts';
import { kubeBench, kubeBenchText } from '../formats/kube-bench.ts';
import { kubeLinter } from '../formats/kube-linter.ts';
import { kubeScore } from '../formats/kube-score.ts';
import { kubeaudit } from '../formats/kubeaudit.ts';
import { kubescape, kubescape1 } from '../formats/kubescape.ts';
import { kubesec } from '../formats/kubesec.ts';
import { legitify } from '../formats/legitify.ts';
import { openReports } from '../formats/openreports.ts';
import {
  checkovMarkdown,
  kicsHtml,
  tfsecHtml,
  tfsecMarkdown,
} from '../formats/pages/infrastructure.ts';
import { polaris } from '../formats/polaris.ts';
import { popeye } from '../formats/popeye.ts';
import { regula } from '../formats/regula.ts';
import { scorecard } from '../formats/scorecard.ts';
import { terrascan, terrascanXml } from '../formats/terrascan.ts';
import { tflint } from '../formats/tflint.ts';
import { tfsec, tfsecCsv } from '../formats/tfsec.ts';
import { zizmor } from '../formats/zizmor.ts';
import { cucumber } from '../formats/cucumber.ts';
import { kubent, pluto } from '../formats/deprecated-apis.ts';
import { kubeEye } from '../formats/kubeeye.ts';
import { fairwinds } from '../formats/asset-platforms.ts';
import { cdkNag } from '../formats/cdk-nag.ts';
import { gatekeeper } from '../formats/gatekeeper.ts';
import { poutine } from '../formats/poutine.ts';
import { coGuard } from '../formats/coguard.ts';
import { wcscan } from '../formats/wcscan.ts';
import { conftestText } from '../formats/console/conftest.ts';
import { conftestTap } from '../formats/console/conftest-tap.ts';

export const iacFormats: readonly ReportFormat[] = [
  wcscan,
  coGuard,
  cfnLint,
  cfnNag,
  cfripper,
  checkov,
  checkovCsv,
  checkovText,
  cloudFormationGuard,
  conftest,
  dockerfileLint,
  gixy,
  hadolint,
  hadolintText,
  kics,
  kicsCsv,
  krakendAudit,
  kubeaudit,
  kubeBench,
  kubeBenchText,
  kubeLinter,
  kubescape,
  kubescape1,
  kubeScore,
  kubesec,
  legitify,
  openReports,
  polaris,
  popeye,
  regula,
  scorecard,
  terrascan,
  terrascanXml,
  tflint,
  tfsec,
  tfsecCsv,
  tfsecText,
  tfsecHtml,
  tfsecMarkdown,
  checkovMarkdown,
  kicsHtml,
  zizmor,
  cucumber,
  kubent,
  pluto,
  kubeEye,
  fairwinds,
  cdkNag,
  gatekeeper,
  poutine,
  conftestText,
  conftestTap,
];
