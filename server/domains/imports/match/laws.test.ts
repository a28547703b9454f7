// Invariants of imports for any report: properties over generated code, reports and edits, through
// the API and the job.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeBase,
  insertion,
  insertLines,
  linesOf,
  moveInto,
  part,
  troubledCodeBase,
} from '../../../../tests/support/server/code-base.ts';
import { engines } from '../../../../tests/support/server/engines.ts';
import { full } from '../../../../tests/support/server/full.ts';
import {
  everyRowOf,
  findingsOf,
  leftoversOf,
  type StoredFinding,
} from '../../../../tests/support/server/import-state.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

/** The same cases in every run; the full run has many more of them, on both engines. */
const bounds = (runs: number) => ({
  seed: 20_261_121,
  numRuns: full ? runs * 15 : Math.ceil(runs / 2),
  endOnFailure: true,
});
const patience = full ? 1_200_000 : 180_000;

/** Place and rule, without the row. */
const place = ({ tool, rule, file, line }: StoredFinding) =>
  `${tool} ${rule} ${file ?? ''}:${String(line)}`;
const contentOf = (finding: StoredFinding) =>
  `${place(finding)} ${finding.severity} ${finding.status} ${finding.branch}`;
const byLine = ({ rule = '', file, line }: Line) => `Semgrep ${rule} ${file}:${String(line)}`;
const isOpen = ({ status }: StoredFinding) => status === 'open';

describe.each(engines)('imports on %s', { timeout: patience }, (engine) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());

  const repository = () => addRepository(server.as('admin'), `laws-${String(number++)}`);
  const send = async (
    repositoryId: string,
    report: string,
    fields: Parameters<typeof upload>[3] = {},
  ) => (await upload(server.as('admin'), repositoryId, report, fields)).id;
  const scanOf = async (id: string) =>
    (await server.as('admin')('getScan', { path: { id } })).ok().data.attributes;
  const importing = async (
    repositoryId: string,
    report: string,
    fields: Parameters<typeof upload>[3] = {},
  ) => {
    const id = await send(repositoryId, report, fields);
    await server.runJobs();
    return { id, ...(await scanOf(id)) };
  };
  const findings = (repositoryId: string) => findingsOf(server, repositoryId);

  it('change nothing when the same report comes again', async () => {
    await fc.assert(
      fc.asyncProperty(codeBase(), codeBase(2), async (code, other) => {
        const id = await repository();
        const reports = [
          sarif(linesOf(code)),
          sarif([...linesOf(other), ...linesOf(code)], 'codeql'),
        ];
        for (const report of reports) await importing(id, report);
        const before = await everyRowOf(server, id);
        for (const report of reports) {
          expect((await importing(id, report)).counts).toMatchObject({
            new: 0,
            moved: 0,
            reopened: 0,
            fixed: 0,
            duplicates: 0,
          });
        }
        expect(await everyRowOf(server, id)).toEqual(before);
      }),
      bounds(2),
    );
  });

  it('leave the same set in whatever order they come: of several tools, of parts', async () => {
    const reportsOf = fc
      .tuple(
        codeBase(3),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        codeBase(3),
        codeBase(2),
      )
      .map(
        ([code, keep, other, third]) =>
          [
            { report: sarif(part(code, keep)), complete: 'false' },
            {
              report: sarif(
                part(
                  code,
                  keep.map((kept) => !kept),
                ),
              ),
              complete: 'false',
            },
            { report: sarif([...part(code, keep), ...linesOf(other)], 'codeql'), complete: 'true' },
            { report: sarif([...linesOf(third), ...linesOf(other)], 'bearer'), complete: 'true' },
          ] as const,
      );
    await fc.assert(
      fc.asyncProperty(
        reportsOf,
        fc.constantFrom([1, 0, 3, 2] as const, [3, 2, 1, 0] as const, [2, 0, 3, 1] as const),
        async (reports, order) => {
          const [one, two] = [await repository(), await repository()];
          for (const { report, complete } of reports) await importing(one, report, { complete });
          for (const index of order) {
            await importing(two, reports[index].report, { complete: reports[index].complete });
          }
          const [left, right] = [await findings(one), await findings(two)];
          expect(right.map(contentOf)).toEqual(left.map(contentOf));
          expect(right.filter((each) => !each.is_duplicate)).toHaveLength(
            left.filter((each) => !each.is_duplicate).length,
          );
        },
      ),
      bounds(2),
    );
  });

  it('move findings with the lines that stand above them, each with what people said of it', async () => {
    await fc.assert(
      fc.asyncProperty(troubledCodeBase(), insertion, fc.nat(), async (code, inserted, pick) => {
        const id = await repository();
        await importing(id, sarif(linesOf(code)));
        const before = await findings(id);
        const chosen = before[pick % before.length];
        if (!chosen) throw new Error('No finding.');
        (
          await server.as('admin')('toggleFindingFalsePositive', {
            path: { id: chosen.id },
            body: { false_positive: true },
          })
        ).ok();
        const after = insertLines(code, inserted);
        expect((await importing(id, sarif(linesOf(after)))).counts).toMatchObject({
          new: 0,
          fixed: 0,
          matched: before.length,
        });
        const stored = await findings(id);
        expect(stored.map(place).toSorted()).toEqual(linesOf(after).map(byLine).toSorted());
        const at = linesOf(code).findIndex((line) => byLine(line) === place(chosen));
        expect(stored.find((each) => each.false_positive)).toMatchObject({
          id: chosen.id,
          line: linesOf(after)[at]?.line,
        });
      }),
      bounds(3),
    );
  });

  it('follow renamed files', async () => {
    await fc.assert(
      fc.asyncProperty(troubledCodeBase(), insertion, async (code, inserted) => {
        const id = await repository();
        await importing(id, sarif(linesOf(code)));
        const ids = (await findings(id)).map((each) => each.id).toSorted();
        const after = moveInto(insertLines(code, inserted), 'packages/ledger');
        expect((await importing(id, sarif(linesOf(after)))).counts).toMatchObject({
          new: 0,
          fixed: 0,
          moved: ids.length,
        });
        const stored = await findings(id);
        expect(stored.map((each) => each.id).toSorted()).toEqual(ids);
        expect(stored.map(place).toSorted()).toEqual(linesOf(after).map(byLine).toSorted());
      }),
      bounds(3),
    );
  });

  it('close nothing that another branch reports less of', async () => {
    await fc.assert(
      fc.asyncProperty(
        troubledCodeBase(),
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        async (code, keep) => {
          const id = await repository();
          await importing(id, sarif(linesOf(code)));
          const before = await everyRowOf(server, id);
          expect(
            (await importing(id, sarif(part(code, keep)), { branch: 'feature/less' })).counts,
          ).toMatchObject({ new: 0, fixed: 0, reopened: 0 });
          expect(await everyRowOf(server, id)).toEqual(before);
        },
      ),
      bounds(2),
    );
  });

  it('make of one report sent several times at once what they make of one', async () => {
    await fc.assert(
      fc.asyncProperty(troubledCodeBase(), async (code) => {
        const [one, two] = [await repository(), await repository()];
        const report = sarif(linesOf(code));
        await importing(one, report);
        const scans = await Promise.all([1, 2, 3].map(() => send(two, report)));
        await server.runJobs();
        expect((await findings(two)).map(contentOf)).toEqual((await findings(one)).map(contentOf));
        const counts = await Promise.all(scans.map(async (scan) => (await scanOf(scan)).counts));
        expect(counts.map((each) => each.new).toSorted((a, b) => a - b)).toEqual([
          0,
          0,
          linesOf(code).length,
        ]);
      }),
      bounds(2),
    );
  });

  it('leave nothing behind when they fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        troubledCodeBase(),
        codeBase(),
        fc.integer({ min: 1, max: 99 }),
        async (code, next, percent) => {
          const id = await repository();
          await importing(id, sarif(linesOf(code)));
          const before = await everyRowOf(server, id);
          const whole = sarif(linesOf(next));
          const failed = await importing(
            id,
            whole.slice(0, Math.ceil((whole.length * percent) / 100) - 1),
          );
          expect(failed).toMatchObject({
            status: 'failed',
            error: { message: expect.stringMatching(/\.$/) as string },
          });
          expect(await everyRowOf(server, id)).toEqual(before);
          expect(await leftoversOf(server, failed.id)).toEqual({
            stage: 0,
            components: 0,
            dependencies: 0,
          });
        },
      ),
      bounds(2),
    );
  });

  it('leave no trace once undone, and can be made again', async () => {
    await fc.assert(
      fc.asyncProperty(codeBase(), codeBase(2), insertion, async (code, other, inserted) => {
        const id = await repository();
        await importing(id, sarif(linesOf(code)));
        await importing(id, sarif(linesOf(other), 'codeql'));
        const visible = async () =>
          (await findings(id)).map(({ canonical_id: _, ...each }) => each);
        const before = await visible();
        const reports = [
          sarif([...linesOf(moveInto(insertLines(code, inserted), 'packages')), ...linesOf(other)]),
          sarif(part(code, [true, false])),
        ];
        for (const report of reports) {
          const first = await importing(id, report);
          const undone = (await server.as('admin')('undoScan', { path: { id: first.id } })).ok()
            .data.attributes;
          expect(undone).toMatchObject({
            status: 'succeeded',
            undo_until: null,
            undone_at: expect.any(String) as string,
          });
          expect(await visible()).toEqual(before);
        }
        const [report = ''] = reports;
        const { counts } = await importing(id, report);
        const again = await importing(id, report);
        expect(again.counts).toMatchObject({
          new: 0,
          moved: 0,
          fixed: 0,
          matched: counts.new + counts.matched,
        });
      }),
      bounds(2),
    );
  });

  it('respect what people decided: false positives, accepted risks, severities, what they merged and what they unlinked', async () => {
    await fc.assert(
      fc.asyncProperty(
        troubledCodeBase(3).filter((code) => linesOf(code).length >= 4),
        insertion,
        async (code, inserted) => {
          const id = await repository();
          const admin = server.as('admin');
          const send = async (now: typeof code) => {
            await importing(id, sarif(linesOf(now)));
            await importing(id, sarif(linesOf(now), 'codeql'));
          };
          await send(code);
          const [first, second, third, fourth] = (await findings(id)).filter(
            (each) => each.tool === 'Semgrep',
          );
          const linked = (await findings(id)).find(
            (each) =>
              each.is_duplicate &&
              each.canonical_id !== first?.id &&
              each.canonical_id !== second?.id &&
              each.canonical_id !== third?.id &&
              each.canonical_id !== fourth?.id,
          );
          if (!first || !second || !third || !fourth) throw new Error('Too few findings.');
          (
            await admin('toggleFindingFalsePositive', {
              path: { id: first.id },
              body: { false_positive: true, reason: 'Reviewed.' },
            })
          ).ok();
          (
            await admin('acceptFindingRisk', {
              path: { id: second.id },
              body: { reason: 'Behind a gateway.' },
            })
          ).ok();
          (
            await admin('updateFinding', { path: { id: third.id }, body: { severity: 'critical' } })
          ).ok();
          (
            await admin('linkFindingDuplicate', {
              path: { id: fourth.id },
              body: { finding_id: third.id, canonical: false },
            })
          ).ok();
          if (linked)
            (
              await admin('unlinkFindingDuplicate', {
                path: { id: linked.id, finding: linked.canonical_id ?? '' },
              })
            ).ok();
          await send(insertLines(code, inserted));
          await send(code);
          const stored = new Map((await findings(id)).map((each) => [each.id, each]));
          expect(stored.get(first.id)).toMatchObject({ false_positive: true, status: 'open' });
          expect(stored.get(second.id)).toMatchObject({ status: 'risk_accepted' });
          expect(stored.get(third.id)).toMatchObject({ severity: 'critical' });
          expect(stored.get(fourth.id)).toMatchObject({
            is_duplicate: true,
            canonical_id: third.id,
          });
          if (linked)
            expect(stored.get(linked.id)).toMatchObject({
              is_duplicate: false,
              canonical_id: null,
            });
          expect([...stored.values()].filter((each) => !isOpen(each))).toHaveLength(1);
        },
      ),
      bounds(2),
    );
  });
});
