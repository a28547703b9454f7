import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';
import type { IgnoredResult, Scan } from '@/shared/api/generated/model';
import {
  getGetScanFollowUpMockHandler,
  getGetScanMockHandler,
  getGetScanReportMockHandler,
  getGetScanResponseMock,
} from '@/shared/api/mocks/generated/scans/scans.msw';

const scanId = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A finished import with a count of every kind. */
const imported = (over: Partial<Scan['attributes']> = {}): { data: Scan } => {
  const { data } = getGetScanResponseMock();
  const ignored: IgnoredResult[] = [
    {
      reason: 'excluded_by_settings',
      detail: 'Results of zap are excluded.',
      type: 'tool_excluded',
      facts: { tool: 'zap' },
      pointer: '/runs/1/results/0',
    },
    {
      reason: 'duplicate_in_report',
      detail: 'The report contains this result once before.',
      type: 'repeated',
      facts: {},
      pointer: '/runs/0/results/17',
    },
  ];
  const counts = {
    total: 1555,
    new: 1204,
    new_by_severity: { critical: 38, high: 204, medium: 611, low: 351, info: 0 },
    matched: 324,
    moved: 0,
    reopened: 14,
    fixed: 86,
    duplicates: 0,
    ignored: 27,
    components: 0,
    left: { total: 5, by_reason: { unscanned: 2, other_branch: 2, seen_later: 1 } },
  };
  return {
    data: {
      id: scanId,
      attributes: {
        ...data.attributes,
        status: 'succeeded',
        phase: 'done',
        progress: 1,
        dry_run: false,
        counts,
        ignored,
        ignored_by_reason: { excluded_by_settings: 22, duplicate_in_report: 5 },
        changes: [],
        notes: [],
        error: null,
        started_at: new Date(Date.now() - 60_000).toISOString(),
        finished_at: new Date(Date.now() - 52_000).toISOString(),
        undo_until: inDays(1),
        undone_at: null,
        kept_until: inDays(1),
        again_as: null,
        group: null,
        run: null,
        ...over,
      },
    },
  };
};

const broken = {
  code: 'truncated_report',
  message: 'The report ends in the middle of a value, after 48211 bytes.',
  type: 'ends_in_value',
  facts: { offset: 48_211 },
  pointer: '/runs/0/results/811',
} as const;

const meta = preview.meta({ title: 'Pages/Import result', ...wholePage });

export const ImportResult = meta.story({
  args: { path: `/Repositories/scans/${scanId}` },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(imported()),
      getGetScanFollowUpMockHandler({
        data: {
          reopened: [
            {
              finding_id: scanId,
              title: 'Path traversal in statement upload',
              severity: 'critical',
              fixed_at: '2026-01-03T10:00:00Z',
              fixed_by: 'developer',
            },
            {
              finding_id: scanId.replace('03', '04'),
              title: 'Weak random in session id',
              severity: 'high',
              fixed_at: '2026-01-30T10:00:00Z',
              fixed_by: null,
            },
          ],
          steps: [
            { kind: 'listed', state: 'done', count: 1528, progress: null, person: null },
            { kind: 'told', state: 'done', count: null, progress: null, person: 'developer' },
            { kind: 'rules', state: 'running', count: 3, progress: 0.4, person: null },
          ],
        },
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Report imported' }),
    ).toBeVisible();
    await expect(page.getByText(/imported in 8 s by/)).toBeVisible();
    await expect(page.getByText('Left as they are')).toBeVisible();
    await expect(page.getByText(/, 2 on other branches, /)).toBeVisible();
    // Each figure links to exactly what it counts.
    for (const [name, outcome] of [
      ['New 1,204', 'new'],
      ['Already known 310', 'matched'],
      ['Back again 14', 'reopened'],
      ['Left as they are 5', 'left'],
      ['Fixed 86', 'fixed'],
      ['View 1,204 new', 'new'],
      ['View all', 'reopened'],
    ] as const) {
      const [link] = await page.findAllByRole('link', { name });
      await expect(link).toHaveAttribute(
        'href',
        expect.stringContaining(`import=${outcome}:${scanId}`),
      );
    }
    await expect(page.getByRole('link', { name: '38 critical' })).toHaveAttribute(
      'href',
      expect.stringContaining('severity=critical'),
    );
    await expect(
      page.getByRole('img', {
        name: '1,555 entries in the report: 1,528 findings, 5 repeated, 22 left out; nothing is missing',
      }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Left out 22/ })).toHaveAttribute(
      'href',
      '#ignored',
    );
    const reopened = within(page.getByRole('region', { name: 'Back again' }));
    await expect(reopened.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Critical.*Path traversal.*Fixed by developer on Jan 3, 2026/),
      expect.stringMatching(/Fixed by a scan on Jan 30, 2026/),
    ]);
    await expect(
      within(page.getByRole('region', { name: 'What happens next' })).getByText('3 rules, 40%'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open settings' })).toHaveAttribute(
      'href',
      '/settings/client',
    );
    await expect(
      page.getByRole('heading', { level: 3, name: 'Excluded by your settings' }).parentElement
        ?.previousElementSibling,
    ).toHaveTextContent('22');
    await expect(page.getByRole('button', { name: 'Import the 27 again' })).toBeEnabled();
  },
});

/** A known tool's report without entries: no success icon, and nothing is closed. */
export const NothingWasScanned = meta.story({
  args: { path: `/Repositories/scans/${scanId}` },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(
        imported({
          tool: 'Checkov',
          format: 'checkov',
          counts: {
            ...imported().data.attributes.counts,
            total: 0,
            new: 0,
            new_by_severity: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
            matched: 0,
            reopened: 0,
            fixed: 0,
            ignored: 0,
          },
          ignored: [],
          ignored_by_reason: {},
          notes: [
            { code: 'nothing_scanned', facts: { tool: 'Checkov' }, text: 'Nothing scanned.' },
          ],
        }),
      ),
      getGetScanFollowUpMockHandler({ data: { reopened: [], steps: [] } }),
      getGetScanReportMockHandler({
        data: {
          file_name: 'infra-live-checkov.json',
          first_line: 1,
          lines: ['{', '  "passed": 0,', '  "failed": 0,', '  "resource_count": 0', '}'],
          has_more: false,
        },
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Nothing was imported' }),
    ).toBeVisible();
    await expect(page.getByText('The report lists nothing')).toBeVisible();
    await expect(page.queryByText('Already known')).toBeNull();
    // The findings that it could have closed stay open, and the page shows that.
    await expect(page.getByText('Left as they are')).toBeVisible();
    await expect(page.getByText('Read as Checkov')).toBeVisible();
    await expect(page.getByText(/^Checkov scanned nothing/)).toBeVisible();
    await expect(page.queryByText('Every entry is accounted for')).toBeNull();
    const file = within(
      await page.findByRole('region', { name: 'Code of infra-live-checkov.json' }),
    );
    await expect(file.getByText(/resource_count/)).toBeVisible();
    // What the user can do about it, and a link to what stays open.
    const what = within(page.getByRole('region', { name: 'What to do' }));
    await expect(what.getByRole('link', { name: 'Upload another report' })).toHaveAttribute(
      'href',
      expect.stringContaining('/Repositories?upload='),
    );
    await expect(what.getByRole('link', { name: /^All open findings of Checkov/ })).toHaveAttribute(
      'href',
      expect.stringContaining('tool=Checkov'),
    );
    // The effect of closing them, before anything is closed.
    await userEvent.click(what.getByRole('button', { name: 'Preview closing them' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Close findings as fixed' }));
    await expect(await dialog.findByText('Will change')).toBeVisible();
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    await userEvent.type(reason, 'The folder has no infrastructure any more.');
    await expect(dialog.getByRole('button', { name: /^Close [\d,]+ finding/ })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    // The reason comes before the figures, which are all 0.
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.firstElementChild).toHaveTextContent(/^Checkov scanned/);
  },
});

export const ImportedAgain = meta.story({
  args: { path: `/Repositories/scans/${scanId}` },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(imported({ again_as: scanId.replace('03', '05') })),
      getGetScanFollowUpMockHandler({ data: { reopened: [], steps: [] } }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'View result' })).toHaveAttribute(
      'href',
      expect.stringMatching(/4c05$/),
    );
    await expect(page.queryByRole('button', { name: /again/ })).toBeNull();
    await expect(page.queryByRole('region', { name: 'What happens next' })).toBeNull();
  },
});

export const ImportFailed = meta.story({
  args: { path: `/Repositories/scans/${scanId}` },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(
        imported({
          status: 'failed',
          error: broken,
          ignored: [],
          ignored_by_reason: {},
          counts: { ...imported().data.attributes.counts, ignored: 0 },
          undo_until: null,
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(page.getByText(/The file is kept until/)).toBeVisible();
  },
});

export const ImportFailedAndItsFileIsGone = meta.story({
  args: { path: `/Repositories/scans/${scanId}` },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetScanMockHandler(
        imported({
          status: 'failed',
          error: broken,
          ignored: [],
          ignored_by_reason: {},
          counts: { ...imported().data.attributes.counts, ignored: 0 },
          undo_until: null,
          kept_until: null,
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('This report is no longer kept. Upload it again to reimport it.'),
    ).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
