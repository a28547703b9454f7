/** STIG Viewer checklists: XML (`.ckl`) of version 2 and JSON (`.cklb`) of version 3. */
import { type Entry, skipped, notChecked, unfamiliar } from '../entries.ts';
import { jsonFormat, xmlFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, has, list, str, texts } from '../parsers/json-access.ts';

const common = {
  tool: 'STIG Viewer',
  category: 'network',
  docsUrl: 'https://public.cyber.mil/stigs/srg-stig-tools/',
  // Categories I to III.
  severities: { cati: 'high', catii: 'medium', catiii: 'low' },
} as const;

interface Check {
  status: string | undefined;
  severity: string | undefined;
  id: string | undefined;
  title: string | undefined;
  description: string | undefined;
  details: string | undefined;
  fix: string | undefined;
  ccis: readonly string[];
  host: string | undefined;
}

function checked({ status, id, title, host, ...check }: Check): Entry {
  const word = status?.toLowerCase().replace(/[^a-z]/g, '');
  if (word === 'notafinding') return skipped('passed');
  if (word === 'notapplicable') return skipped('not_a_finding');
  if (word === 'notreviewed') return notChecked({ rule: id, target: hostTarget(host) });
  if (word !== 'open') return unfamiliar;
  return {
    ruleId: id,
    title: title ?? id,
    description: joinParagraphs(check.description, check.details),
    mitigation: check.fix,
    severity: check.severity,
    endpoint: host,
    tags: check.ccis,
  };
}

export const stigChecklist = xmlFormat({
  ...common,
  id: 'stig-ckl',
  aliases: ['ckl', 'stig checklist'],
  detect: ({ value }) => (has(value, 'CHECKLIST.0.STIGS') || has(value, 'CHECKLIST') ? 1 : 0),
  each: ['/CHECKLIST/STIGS/iSTIG/VULN'],
  asides: ['ASSET', 'STIG_INFO'],
  run: (root) => ({ targets: [str(root, 'CHECKLIST', 'ASSET', 'HOST_NAME')] }),
  map: (raw, { root }) => {
    const data = list(raw, 'STIG_DATA');
    const all = (name: string): string[] =>
      data
        .filter((item) => str(item, 'VULN_ATTRIBUTE') === name)
        .flatMap((item) => str(item, 'ATTRIBUTE_DATA') ?? []);
    return checked({
      status: str(raw, 'STATUS'),
      severity: str(raw, 'SEVERITY_OVERRIDE') ?? all('Severity')[0],
      id: all('Vuln_Num')[0] ?? all('Rule_ID')[0],
      title: all('Rule_Title')[0],
      description: all('Vuln_Discuss')[0],
      details: joinParagraphs(str(raw, 'FINDING_DETAILS'), str(raw, 'COMMENTS')),
      fix: all('Fix_Text')[0],
      ccis: all('CCI_REF'),
      host:
        str(root, 'CHECKLIST', 'ASSET', 'HOST_NAME') ?? str(root, 'CHECKLIST', 'ASSET', 'HOST_IP'),
    });
  },
});

export const stigChecklistJson = jsonFormat({
  ...common,
  id: 'stig-cklb',
  detect: ({ value }) => (has(value, 'cklb_version') || has(value, 'stigs.0.rules') ? 1 : 0),
  each: ['/stigs/#/rules/#'],
  asides: ['target_data'],
  run: (root) => ({ targets: [str(root, 'target_data', 'host_name')] }),
  map: (raw, { root }) =>
    checked({
      status: str(raw, 'status'),
      severity: str(at(raw, 'overrides', 'severity'), 'severity') ?? str(raw, 'severity'),
      id: str(raw, 'group_id') ?? str(raw, 'rule_id'),
      title: str(raw, 'rule_title'),
      description: str(raw, 'discussion'),
      details: joinParagraphs(str(raw, 'finding_details'), str(raw, 'comments')),
      fix: str(raw, 'fix_text'),
      ccis: texts(raw, 'ccis'),
      host: str(root, 'target_data', 'host_name') ?? str(root, 'target_data', 'ip_address'),
    }),
});
