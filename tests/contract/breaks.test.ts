// Breaks the contract on purpose and compares the checks' reports.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessChanges, accessTable } from '../../scripts/contract/access.ts';
import { breakingFailures, withChanges, withDays } from '../../scripts/contract/breaking.ts';
import { changelogText, type Entry, nextVersion } from '../../scripts/contract/changelog.ts';
import {
  type Change,
  changesBetween,
  comparer,
  shownChange,
} from '../../scripts/contract/changes.ts';
import { choose, markdown, printed, runCheck, summary } from '../../scripts/contract/checks.ts';
import { complaintsOf } from '../../scripts/contract/complete.ts';
import { bundleFile, callsOf, readBundle } from '../../scripts/contract/document.ts';
import { suite } from '../../scripts/contract/server.ts';
import { type Locate, readSources } from '../../scripts/contract/source.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Loosely typed, for breaking the document by hand. */
type Loose = { [key: string]: Loose } & Loose[];

let folder: string;
let intact: string;
let locate: Locate;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parapet-breaks-'));
  intact = JSON.stringify(await readBundle(root));
  locate = await readSources(root);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const operationOf = (document: Loose, id: string): Loose => {
  const found = callsOf(document).find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found.operation as Loose;
};

const broken = (change: (document: Loose, of: (id: string) => Loose) => void): Loose => {
  const document = JSON.parse(intact) as Loose;
  change(document, (id) => operationOf(document, id));
  return document;
};

const set = (node: Loose | undefined, values: object): void => {
  if (node === undefined) throw new Error('nothing to break here');
  Object.assign(node, values);
};

const remove = (node: Loose | undefined, key: string): void => {
  if (node === undefined || !(key in node)) throw new Error(`nothing to break at ${key}`);
  Reflect.deleteProperty(node, key);
};

const without = (list: unknown, value: unknown): unknown[] =>
  (list as unknown[]).filter((entry) => entry !== value);

describe('who may call what', () => {
  const changed = (change: (document: Loose, of: (id: string) => Loose) => void) =>
    accessChanges(accessTable(JSON.parse(intact) as Loose), accessTable(broken(change)));

  it('shows a weaker permission as a diff of the roles', () => {
    expect(changed((_, of) => set(of('listAuditLog'), { 'x-permission': 'session' }))).toEqual([
      '- listAuditLog,GET /audit-log,audit:read,all,all,-,-,-,-',
      '+ listAuditLog,GET /audit-log,session,all,all,all,all,all,-',
    ]);
  });

  it('shows a weaker permission for changing, and one that opens to everybody', () => {
    const changes = changed((_, of) => {
      set(of('setClientPartner'), { 'x-permission': 'session' });
      set(of('getSession'), { 'x-permission': 'public' });
    });
    expect(changes.filter((line) => line.startsWith('+'))).toEqual([
      expect.stringMatching(/^\+ getSession,.*,public,public/),
      expect.stringMatching(/^\+ setClientPartner,.*,session,all,all,all,all,all,-$/),
    ]);
  });

  it('shows a permission that becomes a scope of tokens', () => {
    const changes = changed((document) =>
      (
        document['components']?.['schemas']?.['PlexalyzerScope']?.['enum'] as unknown as string[]
      ).push('audit:read'),
    );
    expect(changes).toContain('+ listAuditLog,GET /audit-log,audit:read,all,all,-,-,-,scope');
  });

  it('shows a new operation and one that went', () => {
    const changes = changed((document) => {
      set(document['paths'], {
        '/new': { get: { operationId: 'getNew', 'x-permission': 'public' } },
      });
      remove(document['paths'], '/session');
    });
    expect(changes.map((line) => line.split(',')[0])).toEqual(['+ getNew', '- getSession']);
  });
});

describe('what an operation, a parameter or a schema lacks', () => {
  const complaints = (change: (document: Loose, of: (id: string) => Loose) => void) =>
    complaintsOf(broken(change), locate);

  it('is nothing now', () => {
    expect(complaints(() => undefined)).toEqual([]);
  });

  it('names a list that answers a position that it does not take', () => {
    expect(
      complaints((_, of) => {
        const list = of('listTeam');
        const parameters = list['parameters'] as unknown as { $ref?: string }[];
        set(list, {
          parameters: parameters.filter(({ $ref }) => !/\/(?:Cursor|Page)$/.test($ref ?? '')),
        });
      }),
    ).toEqual([
      expect.stringContaining('listTeam answers meta.next_cursor and takes no cursor'),
      expect.stringContaining('listTeam answers meta.page and takes no page'),
    ]);
  });

  it('names a list whose rows cannot be shortened', () => {
    expect(
      complaints((_, of) => {
        const list = of('listScans');
        const parameters = list['parameters'] as unknown as { $ref?: string }[];
        set(list, {
          parameters: parameters.filter(({ $ref }) => $ref?.endsWith('/Fields') !== true),
        });
      }),
    ).toEqual([
      expect.stringContaining('listScans answers rows with attributes and takes no fields'),
    ]);
  });

  it('is the address of what was made, and a key to ask again', () => {
    expect(
      complaints((_, of) => {
        remove(of('createTeam')['responses']?.['201']?.['headers'], 'Location');
        set(of('inviteTeamMember'), { 'x-location': '/team/{data.id}' });
        set(of('createPolicy'), { 'x-location': '/rules/{data.id}' });
        remove(of('createDomain'), 'x-no-location');
        remove(of('register'), 'x-no-idempotency-key');
        set(of('createPricing'), { 'x-no-location': 'None.', 'x-no-idempotency-key': 'None.' });
      })
        .map((line) => line.replace(/^\S+ /, ''))
        .toSorted(),
    ).toEqual(
      [
        'createTeam answers 201 without Location or x-no-location',
        'inviteTeamMember has an x-location with {data.id}, which it does not answer',
        'createPolicy has the x-location /rules/{data.id}, which no path is',
        'createDomain answers 201 without Location or x-no-location',
        'register makes something without Idempotency-Key or x-no-idempotency-key',
        'createPricing has an x-no-location that it does not need',
        'createPricing has an x-no-idempotency-key that it does not need',
      ].toSorted(),
    );
  });

  it('names a permission that is missing or unknown, with its line', () => {
    expect(
      complaints((_, of) => {
        remove(of('listAuditLog'), 'x-permission');
        set(of('listOutbox'), { 'x-permission': 'outbox:reed' });
      }),
    ).toEqual([
      expect.stringMatching(
        /^openapi\/paths\/activity\.yaml:\d+ listAuditLog has no x-permission$/,
      ),
      expect.stringMatching(/activity\.yaml:\d+ listOutbox has the x-permission "outbox:reed"/),
    ]);
  });

  it('names an answer that is not declared', () => {
    expect(
      complaints((_, of) => {
        remove(of('listAuditLog')['responses'], '403');
        remove(of('listOutbox')['responses'], '200');
      }),
    ).toEqual([
      expect.stringContaining('listAuditLog does not declare the answer 403'),
      expect.stringContaining('listOutbox declares no answer for success'),
    ]);
  });

  it('names a description that is missing, repeats the summary or is too short', () => {
    expect(
      complaints((_, of) => {
        remove(of('listSavedFilters'), 'description');
        set(of('saveFilter'), { description: 'Save filters under a name' });
        set(of('deletePolicy'), { description: 'Removes a rule for good.' });
      }).toSorted(),
    ).toEqual([
      expect.stringMatching(/policies\.yaml:\d+ deletePolicy has a description of less than 80/),
      expect.stringMatching(/saved-filters\.yaml:\d+ listSavedFilters has no description$/),
      expect.stringMatching(/saved-filters\.yaml:\d+ saveFilter has its summary as description$/),
    ]);
  });

  it('names an example that is missing at the line of its property', () => {
    const [line = ''] = complaints((document) =>
      remove(
        document['components']?.['schemas']?.['PlexalyzerToken']?.['properties']?.['name'],
        'examples',
      ),
    );
    expect(line).toMatch(
      /^openapi\/schemas\/connector\.yaml:\d+ PlexalyzerToken\.name has no example$/,
    );
  });

  it('names an example that is an object written as text', () => {
    const [line] = complaints((document) =>
      set(document['components']?.['schemas']?.['WebhookPreview']?.['properties']?.['body'], {
        examples: ['[object Object]'],
      }),
    );
    expect(line).toMatch(
      /^openapi\/schemas\/webhook\.yaml:\d+ WebhookPreview\.body has no readable example$/,
    );
  });

  it('names a call that goes without a day, or too soon', () => {
    const of = (values: object) =>
      complaints((_, operation) => set(operation('listTeam'), { deprecated: true, ...values }));
    const since = { 'x-deprecated': '2026-11-28' };
    expect(of({})).toEqual([expect.stringMatching(/listTeam is deprecated without the days/)]);
    expect(of({ ...since, 'x-sunset': '2027-01-27' })).toEqual([
      expect.stringMatching(/listTeam ends 60 days after/),
    ]);
    expect(of({ ...since, 'x-sunset': '2027-06-01' })).toEqual([]);
  });

  it('names missing words', () => {
    expect(
      complaints((document, of) => {
        remove(of('listAuditLog'), 'operationId');
        remove(of('listOutbox'), 'summary');
        set(of('listJobs'), { tags: [] });
        remove(document['components']?.['parameters']?.['Search'], 'description');
        remove(document['components']?.['schemas']?.['Severity'], 'description');
      }).map((line) => line.slice(line.indexOf(' ') + 1)),
    ).toEqual([
      'listJobs has no tag',
      'GET /audit-log has no operationId',
      'listOutbox has no summary',
      'the parameter q has no description',
      'the schema Severity has no description',
    ]);
  });
});

describe.skipIf(comparer(root) === undefined)('changes that break a client', () => {
  let changes: readonly Change[];
  beforeAll(async () => {
    const document = broken((whole, of) => {
      const schemas = whole['components']?.['schemas'];
      const parameters = whole['components']?.['parameters'];
      set(parameters?.['Search'], { name: 'search' });
      set(parameters?.['PageSize']?.['schema'], { maximum: 50 });
      set(of('listAuditLog'), { operationId: 'listAudit' });
      remove(of('getClient')['responses']?.['200']?.['headers'], 'ETag');
      const user = schemas?.['SessionUser'];
      remove(user?.['properties'], 'unread_notifications');
      set(user, {
        required: without(without(user?.['required'], 'unread_notifications'), 'email'),
      });
      const severity = schemas?.['Severity'];
      set(severity, { enum: [...(severity?.['enum'] as unknown as string[]), 'extra'] });
      const status = schemas?.['JobStatus'];
      set(status, { enum: without(status?.['enum'], 'running') });
      const token = schemas?.['GeneratePlexalyzerTokenRequest'];
      set(token, { required: [...(token?.['required'] as unknown as string[]), 'purpose'] });
      set(token?.['properties'], { purpose: { type: 'string', maxLength: 20 } });
      set(token?.['properties']?.['name'], { maxLength: 10 });
      remove(whole['paths'], '/scans/{id}/undo');
      set(whole['paths'], {
        '/added': { get: { operationId: 'getAdded', responses: { '200': { description: 'Ok' } } } },
      });
    });
    const file = path.join(folder, 'broken.json');
    await writeFile(file, JSON.stringify(document));
    changes = (await changesBetween(root, bundleFile, file, locate)) ?? [];
  });

  it.each([
    ['a renamed parameter', /deleted the `query` request parameter `q`/],
    ['a smaller limit of a parameter', /`page_size`, the max was decreased/],
    ['a renamed operation', /`listAuditLog` removed and replaced with `listAudit`/],
    ['a header that went', /response header `ETag` removed/],
    ['a required property that went', /removed the required property `unread_notifications`/],
    ['a property that became optional', /response property `email` became optional/],
    ['a new value in an answer', /added the new `extra` enum value to the `severity`/],
    ['a value that a list takes no more', /removed the enum value `running` from the `query`/],
    ['a new required property of a request', /required request property `purpose`/],
    ['a shorter text in a request', /`name`.*max/],
    ['a call that went', /POST \/scans\/\{id\}\/undo/],
  ])('are %s', (_name, sentence) => {
    expect(changes.filter(({ breaking }) => breaking).map(({ what }) => what)).toContainEqual(
      expect.stringMatching(sentence),
    );
  });

  it('are one line for a parameter that many operations take, at its line of the source', () => {
    const lines = changes.map(shownChange).filter((line) => line.includes('`page_size`'));
    expect(lines).toEqual([
      expect.stringMatching(
        /^openapi\/parameters\/list\.yaml:\d+ .*listComponents.* and \d+ more\)$/,
      ),
    ]);
  });

  it('are not what was added', () => {
    expect(changes.filter(({ breaking }) => !breaking).map(({ what }) => what)).toContainEqual(
      expect.stringContaining('GET /added'),
    );
  });
});

describe('the accepted list', () => {
  const gone = { what: 'removed `a`', breaking: true, operations: ['getA', 'getB'], place: 'x:1' };
  const added = { what: 'added `b`', breaking: false, operations: ['getA'], place: 'x:2' };
  const entry = (given: Partial<Entry['breaking'][number]> = {}): Entry => ({
    version: '0.2.0',
    breaking: [
      { what: gone.what, operations: gone.operations, reason: 'It was not read.', ...given },
    ],
    added: [],
  });
  const versions = { released: '0.1.4', present: '0.2.0' };

  it('lets pass what was accepted for a reason, with a raised version', () => {
    expect(breakingFailures([gone, added], [entry()], versions)).toEqual([]);
    expect(breakingFailures([added], [], { released: '0.1.4', present: '0.1.4' })).toEqual([]);
  });

  it.each([
    ['that were not accepted', [gone], [], versions, 'x:1 removed `a` (getA, getB)'],
    ['in one more operation', [gone], [entry({ operations: ['getA'] })], versions, 'x:1 removed'],
    ['without a reason', [gone], [entry({ reason: ' ' })], versions, 'no reason'],
    ['that did not happen', [], [entry()], versions, 'did not change'],
    ['with the old version', [gone], [entry()], { ...versions, present: '0.1.4' }, 'make it 0.2.0'],
    ['of a past release', [gone], [{ ...entry(), released: '2026-01-31' }], versions, 'x:1'],
  ] as const)('refuses a change %s', (_name, changes, entries, given, sentence) => {
    expect(breakingFailures(changes, entries as readonly Entry[], given)[0]).toContain(sentence);
  });

  it('dates a release, and the oldest day that is understood where it breaks', () => {
    const text = 'info:\n  x-day: "2026-01-01"\n  x-oldest-day: "2026-01-01"\n';
    expect(withDays(text, '2026-02-02', false)).toContain(
      'x-day: "2026-02-02"\n  x-oldest-day: "2026-01-01"',
    );
    expect(withDays(text, '2026-02-02', true)).toContain('x-oldest-day: "2026-02-02"');
  });

  it('raises the version by what changed', () => {
    expect(nextVersion('0.1.4', [])).toBe('0.1.4');
    expect(nextVersion('0.1.4', [added])).toBe('0.1.5');
    expect(nextVersion('0.1.4', [added, gone])).toBe('0.2.0');
    expect(nextVersion('1.3.4', [added])).toBe('1.4.0');
    expect(nextVersion('1.3.4', [gone])).toBe('2.0.0');
  });

  it('becomes the changelog that the reference shows', () => {
    const [accepted, ...others] = withChanges([], [gone, added], {
      version: '0.2.0',
      reason: 'It was not read.',
    });
    expect(others).toEqual([]);
    const again = withChanges(accepted ? [accepted] : [], [gone, added], {
      version: '0.2.0',
      released: '2026-01-31',
    });
    expect(changelogText(again)).toBe(
      '\n\n## Changes\n\n### 0.2.0, 2026-01-31\n\n**Breaking**\n\n- removed `a` (`getA`, `getB`). It was not read.\n\n**Added**\n\n- added `b` (`getA`)',
    );
  });
});

describe('a check', () => {
  it('that throws has failed by its name', async () => {
    const outcome = await runCheck(
      { name: 'lint', database: false, read: () => Promise.reject(new Error('no such file')) },
      root,
    );
    expect(printed(outcome)).toMatch(/^FAIL lint: .*\n {5}no such file$/);
    expect(markdown([outcome])).toContain('| lint | ✗ 1 |');
  });

  it('says how long all took together, and which took longest', () => {
    const outcome = (name: string, seconds: number) => ({ name, seconds, lines: [], failures: [] });
    expect(summary([outcome('lint', 4), outcome('drift', 9)], 9.04)).toBe('9.0 s, drift longest');
    expect(summary([outcome('lint', 4)], 4)).toBe('4.0 s');
  });

  it('of answers that cannot make its rows says so, and the others go on', async () => {
    const report = await suite('regular calls', () =>
      Promise.reject(new Error('listFindings: status 404 is not declared')),
    );
    expect(report.failures).toEqual([
      'regular calls could not go on: listFindings: status 404 is not declared',
    ]);
  });

  it('is chosen by its name', () => {
    expect(choose(['lint', 'breaking'], false).map(({ name }) => name)).toEqual([
      'lint',
      'breaking',
    ]);
    expect(choose(undefined, true).map(({ name }) => name)).not.toContain('answers');
    expect(() => choose(['lints'], false)).toThrow('No such check: lints.');
  });
});
