import type { ReportFormat } from '../format.ts';
import { yaraHunter } from '../formats/deepfence-scanners.ts';
import { anchoreEngine } from '../formats/anchore-engine.ts';
import { anchorePolicy } from '../formats/anchore-policy.ts';
import { aqua } from '../formats/aqua.ts';
import { awsEcr } from '../formats/aws-ecr.ts';
import { clair4, clairLayer, clairctl } from '../formats/clair-4.ts';
import { clairScanner, klar } from '../formats/clair.ts';
import { sysdig } from '../formats/csv-exports.ts';
import { debsecan } from '../formats/debsecan.ts';
import { deepfenceCsv, deepfenceJson } from '../formats/deepfence.ts';
import { dockerBenchLog } from '../formats/docker-bench-log.ts';
import { dockerBench } from '../formats/docker-bench.ts';
import { dockle } from '../formats/dockle.ts';
import {
  dsopAnchore,
  dsopCompliance,
  dsopOpenScap,
  dsopOval,
  dsopTwistlock,
} from '../formats/dsop.ts';
import { gcloudArtifact } from '../formats/gcloud-artifact.ts';
import { harbor } from '../formats/harbor.ts';
import { lacework, laceworkApi, laceworkCsv } from '../formats/lacework.ts';
import { neuVector, neuVectorCompliance } from '../formats/neuvector.ts';
import { roxctl } from '../formats/roxctl.ts';
import { sysdigCli, sysdigReport } from '../formats/sysdig.ts';
import { trivyOperator } from '../formats/trivy-operator.ts';
import { twistlockJson, twistlockCsv } from '../formats/twistlock.ts';
import { wizCli } from '../formats/wiz-cli.ts';
import { zora } from '../formats/zora.ts';
import { debcvescan } from '../formats/debcvescan.ts';
import { falco, tracee } from '../formats/runtime-events.ts';
import { calicoCloud } from '../formats/asset-platforms.ts';
import { kubescapeMarkdown } from '../formats/pages/kubescape.ts';

export const containerFormats: readonly ReportFormat[] = [
  yaraHunter,
  anchoreEngine,
  anchorePolicy,
  aqua,
  awsEcr,
  clair4,
  clairLayer,
  clairctl,
  clairScanner,
  klar,
  sysdig,
  debsecan,
  deepfenceCsv,
  deepfenceJson,
  dockerBench,
  dockerBenchLog,
  dockle,
  dsopOpenScap,
  dsopOval,
  dsopTwistlock,
  dsopAnchore,
  dsopCompliance,
  gcloudArtifact,
  harbor,
  lacework,
  laceworkApi,
  laceworkCsv,
  neuVector,
  neuVectorCompliance,
  roxctl,
  sysdigCli,
  sysdigReport,
  trivyOperator,
  twistlockJson,
  twistlockCsv,
  wizCli,
  zora,
  debcvescan,
  falco,
  tracee,
  calicoCloud,
  kubescapeMarkdown,
];
