import { describe, expect, it } from 'vitest';
import { noDownloads } from '../../../../tests/support/server/no-downloads.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { composeRemediation } from './dependency-upgrade.ts';

const pom = `<project><properties><acme.version>1.2.0</acme.version></properties><dependencies>
  <dependency><groupId>org.acme</groupId><artifactId>core</artifactId><version>\${acme.version}</version></dependency>
  <dependency><groupId>org.acme</groupId><artifactId>web</artifactId><version>\${acme.version}</version></dependency>
  <dependency><groupId>org.other</groupId><artifactId>log</artifactId><version>3.0</version></dependency>
</dependencies></project>\n`;
const finding = (fixedVersions: string[]): ReportFinding =>
  ({
    ruleId: 'CVE-2026-1',
    title: 'core: flaw',
    category: 'sca',
    component: {
      name: 'org.acme:core',
      purl: 'pkg:maven/org.acme/core@1.2.0',
      version: '1.2.0',
      manifestPath: 'pom.xml',
      fixedVersions,
    },
  }) as unknown as ReportFinding; // no other field is read

const compose = async (fixed: string[], published: string[] | undefined) => {
  const requested: string[] = [];
  const outcome = await composeRemediation(
    finding(fixed),
    {},
    {
      readFile: () => Promise.resolve(pom),
      registries: new Map(published === undefined ? [] : [['maven', ['https://maven.example']]]),
      outgoing: {
        ...noDownloads,
        request: (url) => {
          requested.push(url);
          const text = `<metadata><versioning><versions>${(published ?? []).map((each) => `<version>${each}</version>`).join('')}</versions></versioning></metadata>`;
          return Promise.resolve({
            status: published?.length === 0 ? 503 : 200,
            headers: {},
            bytes: Buffer.from(text),
            text,
          });
        },
        close: () => Promise.resolve(),
      },
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    },
  );
  return { outcome, requested };
};

describe('an upgrade', () => {
  it('is to a version that the registry has', async () => {
    const { outcome, requested } = await compose(['1.2.5'], ['1.2.0', '1.2.7', '2.0.0']);
    expect(requested).toEqual(['https://maven.example/org/acme/core/maven-metadata.xml']);
    expect(outcome).toMatchObject({
      made: {
        title: 'Upgrade org.acme:core to 1.2.7',
        codeDiff: expect.stringContaining('<acme.version>1.2.7</acme.version>') as string,
      },
    });
  });

  it('keeps its words where the registry has the version of the advisory', async () => {
    const { outcome } = await compose(['1.2.5'], ['1.2.0', '1.2.5', '1.2.7']);
    expect(outcome).toMatchObject({
      made: { description: expect.stringContaining('1.2.5 is the smallest version') as string },
    });
  });

  it('is to another major version only above all that the advisory names', async () => {
    expect((await compose(['1.2.5', '2.0.1'], ['1.2.0', '2.0.0'])).outcome).toEqual({
      failed: 'version_not_published',
    });
    expect((await compose(['1.2.5', '2.0.1'], ['1.2.0', '2.0.3'])).outcome).toMatchObject({
      made: { title: 'Upgrade org.acme:core to 2.0.3' },
    });
  });

  it('of a commit asks no registry', async () => {
    expect((await compose(['b1946ac'], ['1.2.5'])).requested).toEqual([]);
  });

  it('is none where nothing that repairs it is published', async () => {
    expect((await compose(['1.2.5'], ['1.2.0', '1.2.4'])).outcome).toEqual({
      failed: 'version_not_published',
    });
  });

  it('says that it is unknown where the registry does not answer, and asks none that is not named', async () => {
    const codes = (made: Awaited<ReturnType<typeof compose>>['outcome']) =>
      'made' in made ? made.made.notes.map(({ code }) => code) : [];
    expect(codes((await compose(['1.2.5'], [])).outcome)).toContain('version_unchecked');
    const { outcome, requested } = await compose(['1.2.5'], undefined);
    expect(requested).toEqual([]);
    expect(codes(outcome)).toEqual(['raises_more', 'parses']);
  });

  it('of a property names everything else that it raises', async () => {
    const { outcome } = await compose(['1.2.5'], ['1.2.5']);
    expect(outcome).toMatchObject({
      made: {
        notes: [
          { code: 'version_published' },
          { code: 'raises_more', file: 'pom.xml', names: ['org.acme:web'] },
          { code: 'parses' },
        ],
      },
    });
  });
});
