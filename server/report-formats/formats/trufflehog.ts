/** TruffleHog 3 (`SourceMetadata`), 2 (`stringsFound`), and the Python rewrite trufflehog3. */
import { type Entry, skipped, notLookedAt } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding, RawLocation } from '../raw-finding.ts';
import { at, entries, has, isList, num, str, texts, tree } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';

const revoke = 'Revoke the secret, replace it, and remove it from the history.';

function current(raw: unknown): RawFinding {
  const [[source, data] = ['', undefined]] = entries(raw, 'SourceMetadata', 'Data');
  const verified = at(raw, 'Verified') === true;
  const detector = str(raw, 'DetectorName') ?? str(raw, 'DetectorType');
  const path = str(data, 'file') ?? str(data, 'link') ?? str(data, 'path');
  const place: RawLocation = {
    path: str(data, 'file') ?? (path?.startsWith('http') === true ? undefined : path),
    line: num(data, 'line'),
    snippet: str(raw, 'Redacted'),
  };
  return {
    ruleId: detector,
    title: `Hard coded ${detector ?? 'secret'} secret found in ${path ?? source}`,
    description: labeledLines({
      Verified: verified,
      Source: source,
      Repository: str(data, 'repository'),
      Commit: str(data, 'commit'),
      Decoder: str(raw, 'DecoderName'),
    }),
    mitigation: revoke,
    severity: verified ? 'critical' : 'medium',
    confidence: verified ? 'high' : undefined,
    cwes: [798],
    location: place,
    image:
      str(data, 'image') === undefined
        ? undefined
        : { reference: str(data, 'image'), layer: str(data, 'layer') },
    references: [str(data, 'link')],
    author: {
      email: str(data, 'email'),
      commit: str(data, 'commit'),
      date: str(data, 'timestamp')?.replace(' UTC', ''),
    },
    tags: [source, str(raw, 'SourceName')],
  };
}

function legacy(raw: unknown): RawFinding {
  const path = str(raw, 'path');
  return {
    ruleId: str(raw, 'reason'),
    title: `Hard coded ${str(raw, 'reason') ?? 'secret'} found in ${path ?? 'the history'}`,
    description: labeledLines({
      Branch: str(raw, 'branch'),
      Commit: str(raw, 'commitHash'),
      Reason: str(raw, 'reason'),
    }),
    mitigation: revoke,
    severity: /entropy/i.test(str(raw, 'reason') ?? '') ? 'info' : 'high',
    cwes: [798],
    location: { path, snippet: texts(raw, 'stringsFound')[0] },
    author: { commit: str(raw, 'commitHash'), date: str(raw, 'date') },
  };
}

export const trufflehog = jsonFormat({
  id: 'trufflehog',
  tool: 'TruffleHog',
  category: 'secret',
  docsUrl: 'https://github.com/trufflesecurity/trufflehog',
  emptyMeansClean: true,
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    // Log lines of TruffleHog may occur between the results.
    return has(sample, 'SourceMetadata') ||
      (has(sample, 'DetectorName') && has(sample, 'Raw')) ||
      (str(sample, 'logger') === 'trufflehog' && has(sample, 'msg'))
      ? 1
      : has(sample, 'reason', 'stringsFound') && !isList(value)
        ? 0.95
        : 0;
  },
  // The last log line counts what was scanned and found.
  doubts: (line) =>
    ['verified_secrets', 'unverified_secrets'].some((name) => (num(line, name) ?? 0) > 0),
  map: (raw) =>
    (isList(raw) ? (raw as unknown[]) : [raw]).flatMap((entry): Entry[] => {
      if (has(entry, 'SourceMetadata') || has(entry, 'DetectorName')) return [current(entry)];
      if (has(entry, 'reason')) return [legacy(entry)];
      if (!has(entry, 'logger')) return [skipped('not_a_finding')];
      // An unreadable chunk may belong to any file, unless the log line names it. The last line
      // counts the chunks that were scanned.
      return [
        str(entry, 'level') === 'error' || num(entry, 'chunks') === 0
          ? notLookedAt({ file: str(entry, 'filename') })
          : skipped('no_entry'),
      ];
    }),
});

export const trufflehog3 = jsonFormat({
  id: 'trufflehog3',
  tool: 'trufflehog3',
  category: 'secret',
  docsUrl: 'https://github.com/feeltheajf/trufflehog3',
  detect: ({ value }) =>
    isList(value) &&
    (has(value, '0.rule.id', '0.path') ||
      has(value, '0.stringsFound') ||
      has(value, '0.rule.severity', '0.secret'))
      ? 0.95
      : 0,
  each: ['/#'],
  map: (raw) => {
    if (!has(raw, 'rule')) return { ...legacy(raw), severity: 'high' };
    const rule = tree(raw, 'rule');
    const path = str(raw, 'path');
    const message = str(rule, 'message') ?? str(rule, 'id');
    return {
      ruleId: str(rule, 'id'),
      ruleName: message,
      title: `${message ?? 'Secret'} found in ${path ?? 'the history'}`,
      description: labeledLines({
        Branch: str(raw, 'branch'),
        Commit: str(raw, 'commit'),
        Message: str(raw, 'message'),
      }),
      mitigation: revoke,
      severity: str(rule, 'severity'),
      cwes: [798],
      location: { path, line: num(raw, 'line'), snippet: str(raw, 'secret') },
      author: { name: str(raw, 'author'), commit: str(raw, 'commit'), date: str(raw, 'date') },
      fingerprints:
        str(raw, 'id') === undefined ? undefined : { trufflehog3: str(raw, 'id') ?? '' },
    };
  },
});
