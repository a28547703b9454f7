/** Deepfence's scanners of images, containers and folders: SecretScanner and YaraHunter. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { imageTarget } from '../normalize/target.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { has, isList, str, texts } from '../parsers/json-access.ts';

const imageOf = (root: unknown): RawFinding['image'] => {
  const reference = str(root, 'Image Name');
  return reference === undefined ? undefined : { reference, digest: str(root, 'Image ID') };
};

const isReport = (value: unknown, list: string): boolean =>
  isList(value, list) &&
  (has(value, `${list}.0.Matched Rule Name`) ||
    has(value, 'Image Name') ||
    has(value, 'Container ID'));

/** A rule matches the contents of a file, or only its path. */
export const secretScanner = jsonFormat({
  id: 'secretscanner',
  tool: 'Deepfence SecretScanner',
  category: 'secret',
  docsUrl: 'https://github.com/deepfence/SecretScanner',
  aliases: ['secretscanner', 'deepfence secretscanner'],
  detect: ({ value }) => (isReport(value, 'Secrets') ? 0.95 : 0),
  each: ['/Secrets/#'],
  run: (root) => ({ targets: [imageTarget(str(root, 'Image Name'))] }),
  map: (raw, { root }) => ({
    ruleId: str(raw, 'Matched Rule ID') ?? str(raw, 'Matched Rule Name'),
    ruleName: str(raw, 'Matched Rule Name'),
    title: `${str(raw, 'Matched Rule Name') ?? 'Secret'} in ${str(raw, 'Full File Name') ?? 'a file'}`,
    description: labeledLines({
      'Matched part': str(raw, 'Matched Part'),
      Signature: str(raw, 'Signature to Match'),
    }),
    mitigation: 'Revoke the secret, replace it, and remove it from the image.',
    severity: str(raw, 'Severity'),
    cwes: 798,
    location: { path: str(raw, 'Full File Name'), snippet: str(raw, 'Matched Contents') },
    image: imageOf(root) && { ...imageOf(root), layer: str(raw, 'Image Layer ID') },
  }),
});

/** YARA rules that matched a file, which indicate malware. */
export const yaraHunter = jsonFormat({
  id: 'yarahunter',
  tool: 'YaraHunter',
  category: 'container',
  docsUrl: 'https://github.com/deepfence/YaraHunter',
  aliases: ['yarahunter', 'deepfence yarahunter', 'yaradare'],
  detect: ({ value }) => (isReport(value, 'IOC') ? 0.95 : 0),
  each: ['/IOC/#'],
  run: (root) => ({ targets: [imageTarget(str(root, 'Image Name'))] }),
  map: (raw, { root }) => {
    const path = str(raw, 'Full File Name') ?? str(raw, 'File Name');
    return {
      ruleId: str(raw, 'Matched Rule Name'),
      title: `${str(raw, 'Matched Rule Name') ?? 'A rule'} matches ${path ?? 'a file'}`,
      description: joinParagraphs(
        str(raw, 'Summary'),
        labeledLines({ Strings: texts(raw, 'Matched Part').slice(0, 20).join(', ') || undefined }),
      ),
      severity: str(raw, 'Severity') ?? str(raw, 'FileSeverity'),
      fallbackSeverity: 'high',
      cwes: 506,
      location: { path },
      image: imageOf(root) && { ...imageOf(root), layer: str(raw, 'Image Layer ID') },
      tags: texts(raw, 'Category'),
    };
  },
});
