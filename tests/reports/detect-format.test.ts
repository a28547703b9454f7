import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';
import { componentReadings } from './readings-components.ts';

const formatOf = async (report: string, tool?: string): Promise<string | undefined> => {
  const { items, error } = await readBytesAs(report, tool === undefined ? {} : { tool });
  if (error !== undefined) return error.code;
  const run = items.find((item) => item.kind === 'run');
  return run?.kind === 'run' ? run.format : undefined;
};

describe('a report without results', () => {
  it.each([
    ['[]', 'Gitleaks Scan', 'gitleaks'],
    ['null', 'trivy', 'trivy'],
    ['{"results": []}', 'OSV Scan', 'osv'],
    ['{"results": [], "version": "1.90.0"}', 'Bandit Scan', 'bandit'],
    ['{"meta": {"count": 0}, "data": null}', 'npm audit', 'npm-audit'],
  ])('%s sent as %s is one of %s', async (report, tool, format) => {
    expect(await formatOf(report, tool)).toBe(format);
  });

  it('is no clean one when it tells of a failure', async () => {
    expect(
      await formatOf(
        '{"error": {"code": "ENOLOCK", "summary": "no lock file", "detail": ""}, "actions": []}',
        'npm audit',
      ),
    ).toBe('unknown_format');
  });

  it.each([
    [
      'one result with a gap',
      '{"file": "a.py", "line": 3, "message": "Wrong type", "severity": "error", "hint": null}',
    ],
    ['the first of several documents', '{"things": []}\n{"things": [{"severity": "high"}]}'],
  ])('is no clean one when it is %s', async (_, report) => {
    expect(await formatOf(report, 'Bandit')).toBe('unknown_format');
  });

  it('needs the tool named', async () => {
    expect(await formatOf('{"things": [], "version": 1}')).toBe('unknown_format');
    // Unknown results must not match another tool's results with the same name.
    expect(await formatOf('{"results": [{"colour": "red"}]}')).toBe('unknown_format');
  });
});

describe('a report whose content speaks for no format', () => {
  it('is read as the named one when that finds something in it', async () => {
    const { findings } = await readBytesAs(
      '{"violations": [], "advisories": {"7": {"id": 7, "module_name": "left-pad", "title": "Pads right", "severity": "low"}}}',
      { tool: 'npm audit' },
    );
    expect(findings).toMatchObject([{ title: 'Pads right - left-pad', severity: 'low' }]);
  });

  it('is refused when the named one finds nothing in it', async () => {
    expect(await formatOf('{"people": [{"name": "Ada"}]}', 'npm audit')).toBe('unknown_format');
  });
});

describe('a wrong tool name', () => {
  it.each(Object.entries(componentReadings))(
    'does not change how %s is read',
    async (file, [format]) => {
      const { items, error } = await readBytesAs(
        await readFile(path.join(import.meta.dirname, 'fixtures', file)),
        { tool: format === 'nikto' ? 'ZAP' : 'Nikto' },
      );
      expect(error).toBeUndefined();
      const run = items.find((item) => item.kind === 'run');
      expect(run).toMatchObject({ format });
      expect(run).toHaveProperty('notices');
    },
  );
});

describe('a document that its format reads whole', () => {
  const report = JSON.stringify({
    group_id: 'root',
    summary: {},
    groups: [],
    controls: [
      {
        control_id: 'c',
        title: 'Buckets are private',
        results: [{ status: 'alarm', resource: 'data', reason: 'public' }],
      },
    ],
  });

  it('may be larger than one result of others', async () => {
    expect((await readBytesAs(report, {}, { maxResultBytes: 20 })).findings).toMatchObject([
      { ruleId: 'c' },
    ]);
  });

  it('is refused beyond its own limit, instead of being read as empty', async () => {
    expect((await readBytesAs(report, {}, { maxDocumentBytes: 20 })).error?.code).toBe('too_large');
  });
});
