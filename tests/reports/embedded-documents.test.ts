/** Reports in pipeline output: between log lines, in documents and folders, with comments. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytesAs, sarifOf, sarifResult } from './reading.ts';
import { zipOf } from '../support/server/zip.ts';

const fixture = (name: string): Promise<string> =>
  readFile(path.join(import.meta.dirname, 'fixtures', name), 'utf8');
const [npm, trivy, nuclei, outscan] = (await Promise.all(
  ['npm-audit-7.json', 'trivy.json', 'nuclei.jsonl', 'outscan.xml'].map(fixture),
)) as [string, string, string, string];
const sarif = JSON.stringify(
  JSON.parse(
    sarifOf([
      sarifResult({ message: { text: 'Says "// no comment", /* nor this */ and "a,]".' } }),
      sarifResult({ ruleId: 'EX2' }),
    ]),
  ),
  null,
  2,
);
const pretty = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
const notices = [{ code: 'among_other_text', facts: {} }];

describe('a report among other text', () => {
  it.each<[string, string, string]>([
    [
      'after the warnings of npm',
      `npm WARN config production Use --omit=dev instead.\nnpm WARN [old] {x}\n${npm}`,
      npm,
    ],
    [
      'after the lines of a log',
      `2026-01-02T10:00:00Z\tINFO\tScanning is enabled\n[INFO] begins\n${trivy}`,
      trivy,
    ],
    ['after a coloured line', `\u001b[34mINFO\u001b[0m begins\n${trivy}`, trivy],
    ['before the last words of a tool', `${npm}\nfound 2 vulnerabilities {high}\n`, npm],
    [
      'in a block of Markdown',
      `# Scan\n\nThis came out:\n\n\`\`\`json\n${trivy}\n\`\`\`\n\nThe end.\n`,
      trivy,
    ],
    [
      'a document a line, with lines of a log between',
      `[INF] begins\n${nuclei.replace('\n', '\n[WRN] slow\n')}\n[INF] ends\n`,
      nuclei,
    ],
    ['XML after the lines of a log, before others', `Scanning <all>\n${outscan}\nDone.\n`, outscan],
  ])('%s is found', async (_, content, alone) => {
    const [{ findings, error, items }, expected] = [
      await readBytesAs(content),
      await readBytesAs(alone),
    ];
    expect(error).toBeUndefined();
    expect(findings.length).toBeGreaterThan(0);
    expect(
      findings.map(({ title, location, component, endpoint }) => ({
        title,
        location,
        component,
        endpoint,
      })),
    ).toEqual(
      expected.findings.map(({ title, location, component, endpoint }) => ({
        title,
        location,
        component,
        endpoint,
      })),
    );
    expect(items.find((item) => item.kind === 'run')).toMatchObject({ notices });
  });

  it.each([
    ['JSON', trivy],
    ['XML', outscan],
  ])('needs no word about it where only something follows: %s', async (_, report) => {
    const { findings, items, error } = await readBytesAs(`${report}\nDone in 3 s.\n`);
    expect(error).toBeUndefined();
    expect(findings).toHaveLength((await readBytesAs(report)).findings.length);
    expect(items.find((item) => item.kind === 'run')).not.toHaveProperty('notices');
  });

  it('with comments and a comma too many is read, its texts as they are', async () => {
    const written = sarif
      .replace('"runs"', '/* all\n of them */ "runs"')
      .replace(/\}\s*\]\s*\}\s*$/, '},\n // the last\n ],\n}');
    expect(() => JSON.parse(written) as unknown).toThrow();
    const { findings, error } = await readBytesAs(`// written by hand\n${written}`);
    expect(error).toBeUndefined();
    expect(findings.map(({ ruleId, title }) => [ruleId, title])).toEqual([
      ['EX1', 'Says "// no comment", /* nor this */ and "a,]".'],
      ['EX2', 'A problem.'],
    ]);
  });

  it.each([
    ['prose with brackets', 'Dear all,\n[today] we found {nothing}.\n{"a": 1, "b": "two"}\n'],
    ['a log', '[INF] begins\n[INF] ends\n'],
  ])('is not made of %s', async (_, content) => {
    expect((await readBytesAs(content)).error?.code).toMatch(/unknown_format|malformed_report/);
  });

  it('is found after lines of a log that are JSON themselves', async () => {
    const { findings } = await readBytesAs(
      `{"level":"info","msg":"begins"}\n{"level":"info","msg":"reads"}\n${pretty(trivy)}\n`,
    );
    expect(findings).toHaveLength((await readBytesAs(trivy)).findings.length);
  });

  it.each([
    ['two documents with a comma between', `${npm.trim()},\n${npm.trim()},\n`],
    ['a second document after words', `INFO one\n${pretty(npm)}\nINFO two\n${pretty(npm)}\n`],
    [
      'a second document after words, and words at the end',
      `${pretty(npm)}\nINFO two\n${pretty(npm)}\nDone.\n`,
    ],
    ['a document a line that is cut off', `[INF] begins\n${nuclei.trim().slice(0, -10)}`],
  ])('is never read half in silence: %s', async (_, content) => {
    expect((await readBytesAs(content)).error?.code).toMatch(
      /unknown_format|malformed_report|truncated_report/,
    );
  });

  it('that is cut off is refused, also after a line of a log', async () => {
    expect((await readBytesAs(`INFO begins\n${trivy.slice(0, -20)}`)).error).toMatchObject({
      code: 'truncated_report',
    });
  });
});

describe('a folder in an archive', () => {
  it('is searched for reports, whatever lies beside them', async () => {
    const { findings, ignored, error } = await readBytesAs(
      zipOf({
        'out/README.md': Buffer.from(`# How to read it\n\n\`\`\`json\n${npm}\n\`\`\`\n`),
        'out/logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
        'out/logo.bin': Buffer.from([0, 1, 0, 0, 2, 0, 0, 0]),
        'out/summary.pdf': Buffer.from('%PDF-1.7'),
        'out/summary.docx': zipOf({
          '[Content_Types].xml': Buffer.from('<Types/>'),
          'word/document.xml': Buffer.from('<w/>'),
        }),
        'out/.DS_Store': Buffer.from([0, 0, 0, 1]),
        'out/deep/er/report.json': Buffer.from(trivy),
      }),
    );
    expect(error).toBeUndefined();
    expect(findings).toHaveLength((await readBytesAs(trivy)).findings.length);
    expect(ignored.map(({ pointer, detail }) => [pointer, detail])).toEqual([
      ['out/README.md', 'The file is text, but its format is not recognised.'],
      ['out/logo.bin', 'The file is binary data, not a scanner report.'],
      ['out/summary.pdf', 'The file is of type PDF, not a scanner report.'],
      ['out/summary.docx', 'The file is of type Word, not a scanner report.'],
      ['/Results/1/Misconfigurations/1', 'The check passed.'],
    ]);
  });
});

describe('a document that is no report', () => {
  const zip = (...names: string[]): Buffer =>
    zipOf(Object.fromEntries(names.map((name) => [name, Buffer.from('<x/>')])));
  it.each<[string, Uint8Array]>([
    ['PDF', Buffer.from('%PDF-1.7 …')],
    ['Word', zip('[Content_Types].xml', 'word/document.xml')],
    ['PowerPoint', zip('[Content_Types].xml', 'ppt/presentation.xml')],
    ['OpenDocument', zip('mimetype', 'content.xml')],
    ['Java (JAR)', zip('META-INF/MANIFEST.MF', 'a/B.class')],
    ['Office 97–2003', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x20])],
    ['RAR', Buffer.from('Rar!\u001a\u0007', 'latin1')],
  ])('%s is called by its name, with what can be sent instead', async (name, content) => {
    expect((await readBytesAs(content)).error).toMatchObject({
      code: 'not_text',
      fault: { type: 'other_document', facts: { document: name } },
      message: `The file is of type ${name}, not a scanner report. Reports are read as JSON, XML, CSV, HTML, text or an .xlsx workbook, alone or packed with zip, gzip or tar.`,
    });
  });
});

describe('a table that Windows has saved', () => {
  it.each(['latin1', 'utf8'] as const)('in %s keeps its letters', async (encoding) => {
    expect(
      (
        await readBytesAs(
          Buffer.from('title,severity,description\nÜberlauf in größe,High,Prüfen\n', encoding),
        )
      ).findings,
    ).toMatchObject([{ title: 'Überlauf in größe', description: 'Prüfen' }]);
  });
});

describe('a broken line before others that are whole', () => {
  it('is no line of a log: the report is not read without it in silence', async () => {
    const { items, error } = await readBytesAs(
      '{"id":"1","type":"npm"?"name":"left-pad","alerts":[{"key":"k1","type":"malware"}]}\n{"id":"2","type":"npm","name":"fine","version":"2.0.0","alerts":[],"score":{"overall":1}}\n',
      { tool: 'socket' },
    );
    const bad = items.some((item) => item.kind === 'ignored' && item.reason === 'malformed_result');
    expect(error !== undefined || bad).toBe(true);
  });
});
