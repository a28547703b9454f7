import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Packages of devices. Packages that are not installed are pending patches. */
export const automox = jsonFormat({
  id: 'automox',
  tool: 'Automox',
  category: 'network',
  docsUrl: 'https://developer.automox.com/openapi/axconsole/operation/getDevicePackages/',
  aliases: ['automox scan'],
  detect: ({ value }) => {
    const packages = isList(value) ? value : at(value, 'packages');
    if (has(at(packages, 0), 'server_id', 'display_name', 'installed', 'repo')) return 1;
    return has(at(value, 'devices', 0), 'os_family') && isList(value, 'packages') ? 0.9 : 0;
  },
  each: ['/#', '/packages/#'],
  map: (raw, { root }) => {
    const device = list(root, 'devices').find(
      (entry) => str(entry, 'id') === str(raw, 'server_id'),
    );
    if (at(raw, 'installed') === true) return skipped('passed');
    const [name, version] = [str(raw, 'display_name') ?? str(raw, 'name'), str(raw, 'version')];
    return {
      ruleId: str(raw, 'name') ?? name,
      title: `Missing patch: ${name ?? 'a package'} ${version ?? ''}`.trim(),
      description: labeledLines({
        Repository: str(raw, 'repo'),
        'Device number': str(raw, 'server_id'),
        Device: str(device, 'name'),
        'Operating system':
          `${str(device, 'os_name') ?? ''} ${str(device, 'os_version') ?? ''}`.trim(),
        'Needs a restart': at(raw, 'requires_reboot') === true ? 'yes' : undefined,
      }),
      mitigation: `Install ${name ?? 'the package'} ${version ?? ''}`.trim(),
      // `no_known_cves` means no severity.
      severity: str(raw, 'severity'),
      cvss: [{ score: num(raw, 'cve_score') }],
      fallbackSeverity: 'info',
      vulnerabilityIds: texts(raw, 'cves'),
      component: { name: str(raw, 'name') ?? name, fixed: [version] },
      cloudResource: { type: 'device', id: str(raw, 'server_id') },
      endpoint: str(device, 'name'),
      suppression:
        at(raw, 'ignored') === true ? { kind: 'ignored', status: 'accepted' } : undefined,
      firstSeen: str(raw, 'create_time'),
    };
  },
});
