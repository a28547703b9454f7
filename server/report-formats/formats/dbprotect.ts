/** DbProtect: XML reports of database checks, whose columns are defined once. */
import { type Entry, skipped, unfamiliar } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { has, list, str } from '../parsers/json-access.ts';

export const dbProtect = xmlFormat({
  id: 'dbprotect',
  tool: 'DbProtect',
  category: 'network',
  docsUrl: 'https://www.trustwave.com/',
  aliases: ['trustwave dbprotect', 'appdetectivepro'],
  detect: ({ value, text }) =>
    has(value, 'dataset.0.metadata') && /<item\s+name="Risk DV"/.test(text.slice(0, 20_000))
      ? 1
      : 0,
  each: ['/dataset/data/row'],
  asides: ['metadata'],
  map: (row, { root }): Entry => {
    const names = list(root, 'dataset', 'metadata', 'item').map((item) => str(item, '@name') ?? '');
    const values = list(row, 'value');
    const get = (name: string): string | undefined => {
      const index = names.indexOf(name);
      return index < 0 ? undefined : str(values[index]);
    };
    const status = get('Result Status')?.toLowerCase();
    if (status === 'not a finding' || status === 'passed') return skipped('passed');
    if (status === 'fact') return skipped('not_a_finding');
    if (status !== undefined && status !== 'finding' && status !== 'failed') return unfamiliar;
    const [host, port] = get('IP Address, Port, Instance')?.split(', ') ?? [];
    return {
      ruleId: get('Check ID') ?? get('Check'),
      title: get('Check'),
      description: joinParagraphs(
        get('Details'),
        labeledLines({
          Asset: get('Asset'),
          Kind: get('Asset Type'),
          Instance: get('IP Address, Port, Instance'),
          Policy: get('Policy'),
        }),
      ),
      severity: get('Risk DV'),
      endpoint: hostAndPort(host ?? get('Asset'), port),
      tags: [get('Check Category')],
      lastSeen: get('Date'),
    };
  },
});
