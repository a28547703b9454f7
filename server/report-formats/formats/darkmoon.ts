import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const outcomes = /^(?:exploited|confirmed|unconfirmed)$/i;

/** Findings of autonomous test agents: a list, alone or as `findings`. */
export const darkmoon = jsonFormat({
  id: 'darkmoon',
  tool: 'Darkmoon',
  category: 'dast',
  docsUrl: 'https://github.com/ASCIT31/Dark-Moon',
  aliases: ['dark-moon', 'dark moon'],
  detect: ({ value }) => {
    const [first] = isList(value) ? list(value) : list(value, 'findings');
    return has(first, 'title', 'discovered_by_agent') && outcomes.test(str(first, 'status') ?? '')
      ? 1
      : 0;
  },
  each: ['/findings/#', '/#'],
  map: (raw) => {
    const status = str(raw, 'status')?.toLowerCase();
    const technique = str(raw, 'mitre_attack_id');
    return {
      ruleId: str(raw, 'category') ?? str(raw, 'title'),
      title: str(raw, 'title'),
      description: joinParagraphs(
        str(raw, 'description'),
        str(raw, 'evidence_explanation'),
        labeledLines({
          'Outcome of the attempt': status,
          Component: str(raw, 'plugin_or_component'),
          'MITRE ATT&CK': [technique, str(raw, 'mitre_attack_name')].filter(Boolean).join(' '),
          'ISO 27001': str(raw, 'iso27001_control'),
        }),
        texts(raw, 'evidence_commands').join('\n'),
      ),
      mitigation: str(raw, 'remediation'),
      severity: str(raw, 'severity'),
      confidence: status === 'unconfirmed' ? 'low' : 'high',
      cvss: [{ vector: str(raw, 'cvss_vector'), score: num(raw, 'cvss_score') }],
      vulnerabilityIds: [str(raw, 'cve')],
      cwes: at(raw, 'cwe'),
      endpoint: str(raw, 'endpoint'),
      references: [
        technique &&
          `https://attack.mitre.org/techniques/${encodeURI(technique.replace('.', '/'))}/`,
      ],
      tags: [status === 'exploited' ? 'exploited' : undefined],
    };
  },
});
