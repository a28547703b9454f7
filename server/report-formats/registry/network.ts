import type { ReportFormat } from '../format.ts';
import { crowdStrikeExport, crowdStrikeSpotlight } from '../formats/crowdstrike-spotlight.ts';
import { trustwave } from '../formats/csv-exports.ts';
import { cyberwatch } from '../formats/cyberwatch.ts';
import { cyberwatchJson } from '../formats/cyberwatch-json.ts';
import { dirb } from '../formats/dirb.ts';
import { redHatSatellite, vulners } from '../formats/host-platforms.ts';
import { aide, aideJson, firmwalker, yara, yaraX } from '../formats/file-checks.ts';
import { kubeHunter } from '../formats/kube-hunter.ts';
import { dbProtect } from '../formats/dbprotect.ts';
import { hydra, hydraText, medusa, ncrack, sshDefaultScan } from '../formats/login-guessers.ts';
import { lynis } from '../formats/lynis.ts';
import { metasploit } from '../formats/metasploit.ts';
import { msDefender, msDefenderCsv, msDefenderMachines } from '../formats/ms-defender.ts';
import { certipy, hardeningKitty, wesNg } from '../formats/system-audits.ts';
import { rdpscan } from '../formats/rdpscan.ts';
import { tenableAudit } from '../formats/nessus-audit.ts';
import { nessusXml, nessusCsv, tenableExport } from '../formats/nessus.ts';
import { nexpose, nexposeCsv, nexposeSimple } from '../formats/nexpose.ts';
import { nmap, masscan } from '../formats/nmap.ts';
import { openscap } from '../formats/openscap.ts';
import { openvasXml, openvasCsv } from '../formats/openvas.ts';
import { outscan } from '../formats/outscan.ts';
import { pingCastle } from '../formats/pingcastle.ts';
import { qualys, qualysScan, qualysDetections } from '../formats/qualys.ts';
import { qualysCsv, qualysVmdrCsv } from '../formats/qualys-csv.ts';
import { chkrootkit, rkhunter } from '../formats/rootkit-hunters.ts';
import { shodan } from '../formats/shodan.ts';
import { sshAudit } from '../formats/ssh-audit.ts';
import { sslLabs } from '../formats/ssl-labs.ts';
import { sslscan } from '../formats/sslscan.ts';
import { sslyzeJson, sslyzeXml } from '../formats/sslyze.ts';
import { testsslCsv, testsslJson } from '../formats/testssl.ts';
import { trustwaveFusion } from '../formats/trustwave-fusion.ts';
import { vuls } from '../formats/vuls.ts';
import { wazuh } from '../formats/wazuh.ts';
import {
  dirsearch,
  gobuster,
  httpx,
  naabu,
  nettacker,
  whatWeb,
  whatWebXml,
} from '../formats/web-probes.ts';
import { cycognito } from '../formats/cycognito.ts';
import { alertLogic, hackerGuardian, ip360, saint } from '../formats/network-tables.ts';
import { cryptoLyzer } from '../formats/cryptolyzer.ts';
import { retina } from '../formats/retina.ts';
import { nipper } from '../formats/nipper.ts';
import { automox } from '../formats/automox.ts';
import { binwalk, capa } from '../formats/executables.ts';
import { pentera } from '../formats/pentera.ts';
import { action1, fleet } from '../formats/managed-hosts.ts';
import { intruder } from '../formats/web-platforms.ts';
import { stigChecklist, stigChecklistJson } from '../formats/stig-checklists.ts';
import { onapsisX1, reconNg, reconNgXml } from '../formats/landscape-audits.ts';
import { tsunami } from '../formats/tsunami.ts';
import { hostedScan } from '../formats/hostedscan.ts';
import { oval } from '../formats/oval.ts';
import { mbsa } from '../formats/mbsa.ts';
import { sshScan } from '../formats/ssh-scan.ts';

export const networkFormats: readonly ReportFormat[] = [
  hostedScan,
  oval,
  sshDefaultScan,
  reconNg,
  reconNgXml,
  onapsisX1,
  aide,
  aideJson,
  firmwalker,
  yara,
  yaraX,
  dirb,
  dirsearch,
  gobuster,
  medusa,
  metasploit,
  ncrack,
  shodan,
  httpx,
  naabu,
  nettacker,
  whatWeb,
  chkrootkit,
  rkhunter,
  trustwave,
  crowdStrikeSpotlight,
  crowdStrikeExport,
  cyberwatch,
  cyberwatchJson,
  hydra,
  hydraText,
  dbProtect,
  kubeHunter,
  lynis,
  msDefender,
  msDefenderCsv,
  msDefenderMachines,
  nessusXml,
  nessusCsv,
  tenableAudit,
  certipy,
  hardeningKitty,
  wesNg,
  rdpscan,
  tenableExport,
  nexpose,
  nexposeCsv,
  nexposeSimple,
  nmap,
  masscan,
  openscap,
  openvasXml,
  openvasCsv,
  outscan,
  pingCastle,
  qualys,
  qualysScan,
  qualysDetections,
  qualysCsv,
  qualysVmdrCsv,
  redHatSatellite,
  vulners,
  sshAudit,
  sslLabs,
  sslscan,
  sslyzeJson,
  sslyzeXml,
  testsslCsv,
  testsslJson,
  trustwaveFusion,
  vuls,
  wazuh,
  cycognito,
  alertLogic,
  hackerGuardian,
  ip360,
  saint,
  cryptoLyzer,
  retina,
  nipper,
  automox,
  binwalk,
  capa,
  pentera,
  action1,
  fleet,
  intruder,
  stigChecklist,
  stigChecklistJson,
  tsunami,
  sshScan,
  whatWebXml,
  mbsa,
];
