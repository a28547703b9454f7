/** Property lists of the Clang static analyzer: dictionaries with alternating keys and values. */
import { SaxesParser } from 'saxes';
import { textFormat } from '../format.ts';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { at, list, num, str } from '../parsers/json-access.ts';
import { toXmlError } from '../parsers/xml-fault.ts';

type Value = string | number | boolean | Value[] | { [key: string]: Value };

const maxDepth = 100;

/** Converts a property list to a tree. */
function parsePlist(text: string): Value {
  const parser = new SaxesParser();
  const open: { value: Value; key: string | undefined }[] = [];
  let root: Value = {};
  let words = '';
  const put = (value: Value): void => {
    const parent = open.at(-1);
    if (parent === undefined) root = value;
    else if (Array.isArray(parent.value)) parent.value.push(value);
    else if (typeof parent.value === 'object' && parent.key !== undefined) {
      Object.defineProperty(parent.value, parent.key, {
        value,
        enumerable: true,
        configurable: true,
      });
      parent.key = undefined;
    }
  };
  parser.on('error', (error) => {
    throw toXmlError(error, parser.line);
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      throw new ReportError('malformed_report', reportFault('own_entities'), `line ${parser.line}`);
  });
  parser.on('opentag', ({ name }) => {
    words = '';
    if (name !== 'dict' && name !== 'array') return;
    if (open.length >= maxDepth)
      throw new ReportError(
        'too_deep',
        reportFault('elements_too_deep', { limit: maxDepth }),
        `line ${parser.line}`,
      );
    const value: Value = name === 'array' ? [] : {};
    put(value);
    open.push({ value, key: undefined });
  });
  parser.on('text', (part) => {
    words += part;
  });
  parser.on('closetag', ({ name }) => {
    const parent = open.at(-1);
    if (name === 'dict' || name === 'array') open.pop();
    else if (name === 'key' && parent !== undefined) parent.key = words;
    else if (name === 'string' || name === 'date' || name === 'data') put(words);
    else if (name === 'integer' || name === 'real') put(Number(words));
    else if (name === 'true' || name === 'false') put(name === 'true');
    words = '';
  });
  parser.write(text).close();
  return root;
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

export const clangPlist = textFormat({
  id: 'clang-plist',
  tool: 'Clang static analyzer',
  category: 'sast',
  docsUrl: 'https://clang-analyzer.llvm.org/',
  aliases: ['clang analyzer', 'clangsa', 'plist'],
  kinds: ['xml'],
  stableFingerprints: ['issueHash'],
  detect: ({ text }) =>
    /<plist\b/.test(text.slice(0, 2000)) && /<key>(?:diagnostics|clang_version)<\/key>/.test(text)
      ? 1
      : 0,
  clean: {
    words: 'diagnostics',
    isIn: (text) => isEmpty(at(parsePlist(text), 'diagnostics')),
  },
  map: (text) => {
    const root = parsePlist(text);
    const files = list(root, 'files').map((file) => str(file));
    const place = (location: unknown) => ({
      path: files[num(location, 'file') ?? 0],
      line: num(location, 'line'),
      column: num(location, 'col'),
    });
    return list(root, 'diagnostics').map((raw, index) => {
      const steps = list(raw, 'path')
        .filter((step) => str(step, 'kind') === 'event')
        .map((step) => ({
          ...place(at(step, 'location')),
          message: str(step, 'message') ?? str(step, 'extended_message'),
        }));
      const hash = str(raw, 'issue_hash_content_of_line_in_context');
      return {
        pointer: `/diagnostics/${index}`,
        finding: {
          ruleId: str(raw, 'check_name') ?? str(raw, 'type'),
          title: str(raw, 'type') ?? str(raw, 'description'),
          description: str(raw, 'description'),
          severity: 'medium',
          location: place(at(raw, 'location')),
          codeFlow: steps.length < 2 ? undefined : steps,
          tags: [str(raw, 'category')],
          fingerprints: hash === undefined ? undefined : { issueHash: hash },
        },
      };
    });
  },
});
