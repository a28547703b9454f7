/**
 * Contents of a firmware image (Binwalk) and capabilities of a program (capa). Neither tool rates a
 * severity.
 */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** `binwalk -l`, since version 3: the signatures in each file, with their confidence. */
export const binwalk = jsonFormat({
  id: 'binwalk',
  tool: 'Binwalk',
  category: 'network',
  docsUrl: 'https://github.com/ReFirmLabs/binwalk/wiki',
  aliases: ['binwalk scan'],
  detect: ({ value }) => (isList(value) && has(value, '0.Analysis.file_map') ? 1 : 0),
  each: ['/#'],
  holds: ['/Analysis/file_map/#'],
  asides: ['extractions'],
  map: (file) =>
    list(file, 'Analysis', 'file_map').map((found) => ({
      ruleId: str(found, 'name'),
      title: `${str(found, 'name') ?? 'Something known'} at offset ${str(found, 'offset') ?? '?'}`,
      description: joinParagraphs(
        str(found, 'description'),
        labeledLines({ Bytes: str(found, 'size') }),
      ),
      severity: 'info',
      // 250 is certain, 128 likely, 0 a guess.
      confidence: (num(found, 'confidence') ?? 0) >= 250 ? 'high' : 'low',
      location: { path: str(file, 'Analysis', 'file_path') },
    })),
});

const techniques = (rule: unknown, name: 'attack' | 'mbc'): string | undefined =>
  list(rule, 'meta', name)
    .map((entry) => str(entry, 'id'))
    .filter(Boolean)
    .join(', ') || undefined;

/**
 * `capa -j`: the rules that matched a sample. Library rules used by other rules are not
 * capabilities.
 */
export const capa = jsonFormat({
  id: 'capa',
  tool: 'capa',
  category: 'network',
  docsUrl: 'https://github.com/mandiant/capa',
  aliases: ['mandiant capa', 'flare capa', 'capa scan'],
  detect: ({ value }) => (has(value, 'meta.sample.sha256', 'rules') ? 1 : 0),
  each: ['/rules/*'],
  asides: ['meta', 'matches'],
  run: (root) => ({ toolVersion: str(root, 'meta', 'version') }),
  map: (rule, { root }) => {
    const meta = at(rule, 'meta');
    if (
      at(meta, 'lib') === true ||
      at(meta, 'is_subscope_rule') === true ||
      at(meta, 'is-subscope-rule') === true
    )
      return skipped('not_a_finding');
    return {
      ruleId: str(meta, 'name'),
      title: `The program can ${str(meta, 'name') ?? 'do something known'}`,
      description: joinParagraphs(
        str(meta, 'description'),
        labeledLines({
          Namespace: str(meta, 'namespace'),
          'MITRE ATT&CK': techniques(rule, 'attack'),
          'Malware Behavior Catalog': techniques(rule, 'mbc'),
          'SHA-256': str(root, 'meta', 'sample', 'sha256'),
        }),
      ),
      severity: 'info',
      location: { path: str(root, 'meta', 'sample', 'path') },
      references: texts(meta, 'references'),
      tags: [str(meta, 'namespace')?.split('/')[0]],
    };
  },
});
