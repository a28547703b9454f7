import { jsonFormat } from '../format.ts';
import { at, has, list, num, str } from '../input/access.ts';

/** `lacework vulnerability container scan … --json`: packages by image layer. */
export const lacework = jsonFormat({
  id: 'lacework',
  tool: 'Lacework FortiCNAPP',
  category: 'container',
  docsUrl: 'https://docs.fortinet.com/product/lacework-forticnapp',
  aliases: ['lacework'],
  recognise: ({ value }) => (has(value, 'image.image_layers') || (has(value, 'image.image_info') && has(value, 'total_vulnerabilities')) ? 1 : 0),
  each: ['/image/image_layers/#'],
  run: (root) => ({ completedAt: str(root, 'scan_request_props', 'scanCompletionUtcTime') }),
  map: (layer, { root }) => {
    const info = at(root, 'image', 'image_info');
    const image = { reference: [str(info, 'registry'), str(info, 'repository')].filter((part) => part !== undefined).join('/') || undefined, digest: str(info, 'image_digest'), layer: str(layer, 'hash') };
    return list(layer, 'packages').flatMap((pack) =>
      list(pack, 'vulnerabilities').map((raw) => {
        const [id, name, version, fixed] = [str(raw, 'name'), str(pack, 'name'), str(pack, 'version'), str(raw, 'fix_version')];
        return { rule: id, title: `${id ?? 'Vulnerability'} - ${name ?? ''} ${version ?? ''}`, description: str(raw, 'description'), mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`, severity: str(raw, 'severity'), cvss: [{ vector: str(raw, 'metadata', 'NVD', 'CVSSv3', 'Vectors'), score: num(raw, 'metadata', 'NVD', 'CVSSv3', 'Score') }], ids: [id], component: { name, version, ecosystem: str(pack, 'namespace')?.split(':', 1)[0], path: str(pack, 'file_path'), fixed: [fixed] }, image, references: [str(raw, 'link')] };
      }),
    );
  },
});
