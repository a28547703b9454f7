import type { ReportFormat } from '../format.ts';
import { acunetix, invicti, invictiXml } from '../formats/acunetix.ts';
import { appSpider } from '../formats/app-spider.ts';
import { appCheck } from '../formats/appcheck.ts';
import { arachni, arachniXml } from '../formats/arachni.ts';
import {
  bugcrowdCsv,
  bugcrowdApi,
  hackeroneCsv,
  hackeroneExport,
  cobaltCsv,
  cobaltApi,
} from '../formats/bug-bounty.ts';
import { burpApi } from '../formats/burp-api.ts';
import { burpGraphql, burpHtml } from '../formats/burp-enterprise.ts';
import { burp } from '../formats/burp.ts';
import { contrastTraces } from '../formats/contrast-traces.ts';
import { crashtest, crashtestJunit } from '../formats/crashtest.ts';
import { crunch42 } from '../formats/crunch42.ts';
import { contrast } from '../formats/csv-exports.ts';
import { dalfox } from '../formats/dalfox.ts';
import { wfuzz, ffuf } from '../formats/fuzzers.ts';
import { hackerone } from '../formats/hackerone.ts';
import { appScanCsv, hclAppScan, appScan9 } from '../formats/hcl-appscan.ts';
import { drheader, observatory, humble } from '../formats/http-headers.ts';
import { immuniWeb, immuniWebXml } from '../formats/immuniweb.ts';
import { intSights, intSightsCsv } from '../formats/intsights.ts';
import { garak, promptfoo } from '../formats/model-scanners.ts';
import { niktoXml, niktoJson, niktoCsv, niktoHtml, niktoText } from '../formats/nikto.ts';
import { nuclei, nucleiText } from '../formats/nuclei.ts';
import { sqlmap } from '../formats/sqlmap.ts';
import { ptart, edgescan, sentinel, riskRecon } from '../formats/pentest-platforms.ts';
import { sentinelTable } from '../formats/sentinel-table.ts';
import { qualysWas, qualysWasCsv } from '../formats/qualys-was.ts';
import { rapplex } from '../formats/rapplex.ts';
import { stackhawk, stackhawkAlerts } from '../formats/stackhawk.ts';
import { w3af } from '../formats/w3af.ts';
import { wapitiXml, wapitiJson } from '../formats/wapiti.ts';
import { webInspect } from '../formats/webinspect.ts';
import { wpscan } from '../formats/wpscan.ts';
import { zapXml, zapJson } from '../formats/zap.ts';
import { zapHtml, zapMarkdown } from '../formats/zap-pages.ts';
import { darkmoon } from '../formats/darkmoon.ts';
import { syhunt } from '../formats/syhunt.ts';
import { skipfish } from '../formats/skipfish.ts';
import { akto } from '../formats/akto.ts';
import { bright } from '../formats/bright.ts';
import { detectify } from '../formats/detectify.ts';
import { acunetixJson } from '../formats/acunetix-json.ts';
import { pyrit } from '../formats/pyrit.ts';
import { intigriti, yesWeHack } from '../formats/bounty-apis.ts';
import { beagle, escape, insightAppSec, probely } from '../formats/web-platforms.ts';
import { graphqlCop } from '../formats/graphql-cop.ts';
import { goLismero, goLismeroXml } from '../formats/golismero.ts';
import { smartScanner } from '../formats/smartscanner.ts';
import { xssSniper } from '../formats/xsssniper.ts';
import { cmseek, typo3Scan } from '../formats/cms-scanners.ts';
import { appScanIast, datadogTracer, hdiv } from '../formats/agent-logs.ts';

export const dastFormats: readonly ReportFormat[] = [
  goLismero,
  goLismeroXml,
  smartScanner,
  xssSniper,
  acunetix,
  invicti,
  invictiXml,
  appCheck,
  appSpider,
  arachni,
  arachniXml,
  bugcrowdCsv,
  bugcrowdApi,
  hackeroneCsv,
  hackeroneExport,
  cobaltCsv,
  cobaltApi,
  burp,
  burpApi,
  burpGraphql,
  burpHtml,
  contrastTraces,
  contrast,
  crashtest,
  crashtestJunit,
  crunch42,
  dalfox,
  drheader,
  observatory,
  humble,
  hackerone,
  hclAppScan,
  appScanCsv,
  appScan9,
  immuniWeb,
  immuniWebXml,
  intSights,
  intSightsCsv,
  garak,
  promptfoo,
  niktoXml,
  niktoJson,
  niktoCsv,
  niktoHtml,
  niktoText,
  nuclei,
  nucleiText,
  sqlmap,
  ptart,
  edgescan,
  sentinel,
  sentinelTable,
  riskRecon,
  qualysWas,
  qualysWasCsv,
  rapplex,
  stackhawk,
  stackhawkAlerts,
  w3af,
  wapitiXml,
  wapitiJson,
  webInspect,
  wfuzz,
  ffuf,
  wpscan,
  zapXml,
  zapJson,
  zapHtml,
  zapMarkdown,
  darkmoon,
  syhunt,
  skipfish,
  akto,
  bright,
  detectify,
  acunetixJson,
  pyrit,
  intigriti,
  yesWeHack,
  beagle,
  escape,
  insightAppSec,
  probely,
  graphqlCop,
  appScanIast,
  datadogTracer,
  hdiv,
  cmseek,
  typo3Scan,
];
