import { jsonFormat } from '../format.ts';
import { has, isList, str } from '../input/access.ts';

export const cloudSploit = jsonFormat({
  id: 'cloudsploit',
  tool: 'CloudSploit',
  category: 'cloud',
  docsUrl: 'https://github.com/aquasecurity/cloudsploit',
  aliases: ['cloudsploit (aquasecurity)'],
  recognise: ({ value }) => (isList(value) && has(value, '0.plugin', '0.resource', '0.status') ? 1 : 0),
  each: ['/#'],
  map: (raw) => {
    const status = str(raw, 'status');
    if (status === 'OK') return undefined;
    return { rule: str(raw, 'plugin'), title: str(raw, 'title'), description: [str(raw, 'message'), str(raw, 'description')].filter((part) => part !== undefined).join('\n\n'), severity: status === 'FAIL' ? 'high' : status === 'WARN' ? 'medium' : 'info', resource: { region: str(raw, 'region'), type: str(raw, 'category'), id: str(raw, 'resource') === 'N/A' ? str(raw, 'plugin') : str(raw, 'resource') } };
  },
});
