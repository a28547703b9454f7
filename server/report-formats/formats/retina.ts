import { xmlFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { has, list, str } from '../parsers/json-access.ts';

/** Retina writes `N/A` or `unknown` for an empty element. */
const stated = (node: unknown, name: string): string | undefined => {
  const text = str(node, name);
  return text === undefined || /^(?:n\/a|unknown)$/i.test(text) ? undefined : text;
};

/** The XML export of a job: each host with the audits that reported a finding. */
export const retina = xmlFormat({
  id: 'retina',
  tool: 'Retina',
  category: 'network',
  docsUrl: 'https://docs.beyondtrust.com/',
  aliases: ['beyondtrust retina', 'retina network security scanner'],
  detect: ({ value }) => (has(value, 'scanJob.hosts') ? 0.9 : 0),
  each: ['/scanJob/hosts/host'],
  asides: ['metrics'],
  holds: ['/audit/#'],
  map: (host) =>
    list(host, 'audit').map((audit) => {
      // `9.3 [AV:N/AC:M/Au:N/C:C/I:C/A:C]`
      const [, score, vector] =
        /^([\d.]{1,4})\s*\[([^\]]{1,200})\]/.exec(str(audit, 'cvssScore') ?? '') ?? [];
      const [, port] = /^(?:TCP|UDP):(\d{1,5})$/i.exec(str(audit, 'context') ?? '') ?? [];
      return {
        ruleId: stated(audit, 'rthID') ?? stated(audit, 'name'),
        title: str(audit, 'name'),
        description: joinParagraphs(
          str(audit, 'description'),
          labeledLines({
            Context: stated(audit, 'context'),
            'Exploit available': stated(audit, 'exploit'),
            'Operating system': stated(host, 'os'),
          }),
        ),
        mitigation: str(audit, 'fixInformation'),
        severity: str(audit, 'risk'),
        cvss: [{ vector, score: score === undefined ? undefined : Number(score), version: '2.0' }],
        vulnerabilityIds: [stated(audit, 'cve')],
        endpoint: hostAndPort(stated(host, 'dnsName') ?? str(host, 'ip'), port),
        lastSeen: stated(audit, 'date'),
      };
    }),
});
