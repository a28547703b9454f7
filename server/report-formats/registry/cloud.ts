import type { ReportFormat } from '../format.ts';
import { asff } from '../formats/asff.ts';
import { awsInspector, awsInspectorCsv } from '../formats/aws-inspector.ts';
import { azureAssessments } from '../formats/azure-assessments.ts';
import { cloudflareJson, cloudflareCsv } from '../formats/cloudflare-insights.ts';
import { cloudsplaining } from '../formats/cloudsplaining.ts';
import { cloudSploit, cloudSploitCsv } from '../formats/cloudsploit.ts';
import { s3Scanner } from '../formats/s3scanner.ts';
import { scubaGear } from '../formats/system-audits.ts';
import { prismaAlertsJson, wizGraphql } from '../formats/cloud-platforms.ts';
import { wiz, azureRecommendations } from '../formats/csv-exports.ts';
import { gcpScc } from '../formats/gcp-scc.ts';
import { inspec } from '../formats/inspec.ts';
import { ocsf, ocsfFindings, wizOcsf } from '../formats/ocsf.ts';
import { orcaJson, orcaCsv } from '../formats/orca.ts';
import { azurePolicy, secureScore } from '../formats/microsoft-scores.ts';
import { powerpipe, powerpipeCsv } from '../formats/powerpipe.ts';
import { prowler2Csv, prowlerCsv, prowlerJson } from '../formats/prowler.ts';
import { scoutSuite } from '../formats/scout-suite.ts';
import { tenableCloud, tenableCloudCsv } from '../formats/tenable-cloud.ts';
import { prismaAlerts } from '../formats/twistlock.ts';
import { awsConfig } from '../formats/aws-config.ts';
import { awsInspectorClassic } from '../formats/aws-inspector-classic.ts';
import { bigId } from '../formats/bigid.ts';
import { datadog } from '../formats/datadog.ts';
import { prowlerHtml } from '../formats/pages/prowler.ts';
import { pmapper } from '../formats/pmapper.ts';
import { accuKnox, vanta } from '../formats/asset-platforms.ts';

export const cloudFormats: readonly ReportFormat[] = [
  asff,
  awsInspector,
  awsInspectorCsv,
  azureAssessments,
  azurePolicy,
  secureScore,
  cloudflareJson,
  cloudflareCsv,
  cloudsplaining,
  cloudSploit,
  cloudSploitCsv,
  wiz,
  wizGraphql,
  prismaAlertsJson,
  scubaGear,
  s3Scanner,
  azureRecommendations,
  gcpScc,
  inspec,
  ocsf,
  wizOcsf,
  ocsfFindings,
  orcaJson,
  orcaCsv,
  powerpipe,
  powerpipeCsv,
  prowler2Csv,
  prowlerCsv,
  prowlerJson,
  prowlerHtml,
  scoutSuite,
  tenableCloud,
  tenableCloudCsv,
  prismaAlerts,
  awsConfig,
  awsInspectorClassic,
  bigId,
  datadog,
  pmapper,
  accuKnox,
  vanta,
];
