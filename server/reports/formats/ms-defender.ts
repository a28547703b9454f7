/** Microsoft Defender for Endpoint's API answers for software vulnerabilities; its archive adds the machines. */
import { jsonFormat } from '../format.ts';
import { at, has, isList, str } from '../input/access.ts';
import { facts } from '../facts/text.ts';

export const msDefender = jsonFormat({
  id: 'ms-defender',
  tool: 'Microsoft Defender',
  category: 'network',
  docsUrl: 'https://learn.microsoft.com/en-us/defender-endpoint/api/get-all-vulnerabilities-by-machines',
  aliases: ['ms_defender', 'msdefender', 'defender for endpoint'],
  recognise: ({ value }) => {
    if (!isList(value, 'value')) return 0;
    if (has(value, 'value.0.cveId', 'value.0.machineId') || has(value, 'value.0.computerDnsName')) return 1;
    return at(value, '@odata.context') !== undefined ? 0.6 : 0;
  },
  each: ['/value/#'],
  map: (raw) => {
    // The archive's list of machines is read with it, but states no vulnerability.
    if (has(raw, 'computerDnsName') && !has(raw, 'cveId')) return undefined;
    const [id, machine] = [str(raw, 'cveId') ?? str(raw, 'id'), str(raw, 'machineId')];
    return {
      rule: id,
      title: `${id ?? 'Vulnerability'}_${machine ?? ''}`,
      description: facts({ Machine: machine, Product: str(raw, 'productName'), Vendor: str(raw, 'productVendor'), Version: str(raw, 'productVersion'), 'Fixing update': str(raw, 'fixingKbId') }),
      mitigation: str(raw, 'fixingKbId') === undefined ? undefined : `Install KB${str(raw, 'fixingKbId') ?? ''}.`,
      severity: str(raw, 'severity'),
      ids: [id],
      component: { name: str(raw, 'productName'), version: str(raw, 'productVersion') },
      endpoint: str(raw, 'computerDnsName') ?? machine,
    };
  },
});
