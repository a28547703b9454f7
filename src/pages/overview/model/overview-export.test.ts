import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import {
  getGetFindingsByRepositoryChartResponseMock,
  getGetFindingsChartResponseMock,
  getGetOwaspCicdChartResponseMock,
  getGetOwaspsResponseMock,
  getGetSupplyChainsResponseMock,
  getGetTotalFindingsChartResponseMock,
} from '@/shared/api/mocks/generated/charts/charts.msw';
import { getListFindingsResponseMock } from '@/shared/api/mocks/generated/findings/findings.msw';
import { overviewDocument, overviewTable, type ShownOverview } from './overview-export';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const count = { critical: 1, high: 2, medium: 3, low: 4, info: 5 };

const shown: ShownOverview = {
  search: { period: '90d', repository: 'ledger, api' },
  at: new Date('2026-02-03T04:05:06Z'),
  totals: {
    ...getGetTotalFindingsChartResponseMock().data,
    open: 92,
    in_progress: 6,
    mean_days_to_fix_by_severity: {
      critical: 2.1,
      high: null,
      medium: null,
      low: null,
      info: null,
    },
  },
  trend: { ...getGetFindingsChartResponseMock().data, series: [{ date: '2026-02-03', ...count }] },
  fixFirst: getListFindingsResponseMock().data,
  repositories: {
    ...getGetFindingsByRepositoryChartResponseMock(),
    data: [{ repository: { id: 'r', nickname: 'ledger, api' }, total: 15, severity: count }],
  },
  owasp: {
    ...getGetOwaspsResponseMock(),
    data: [
      { key: 'A03:2021', label: 'Injection', total: 15, severity: count },
      { key: 'A05:2025', label: 'Injection', total: 15, severity: count },
    ],
  },
  cicd: getGetOwaspCicdChartResponseMock(),
  wall: getGetSupplyChainsResponseMock(),
};

it('writes every number of every card in a line of its own', () => {
  const { columns, rows } = overviewTable(i18n, shown);
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
  expect(rows).toContainEqual(['Key figures', '', 'Open findings', 98]);
  expect(rows).toContainEqual(['Key figures', 'Critical', 'Mean time to remediate', 2.1]);
  expect(rows).toContainEqual(['Key figures', 'High', 'Mean time to remediate', '']);
  expect(rows).toContainEqual(['Key figures', 'High', 'Over SLA', 2]);
  expect(rows).toContainEqual(['Open findings by severity', '2026-02-03', 'Low', 4]);
  expect(rows).toContainEqual(['Findings by repository', 'ledger, api', 'Total', 15]);
  expect(rows).toContainEqual(['OWASP Top 10', 'A05:2025 Injection', 'High', 2]);
  expect(
    rows.some(([card, name]) => card === 'OWASP Top 10' && String(name).startsWith('A03:2021')),
  ).toBe(false);
});

it('says of which period and repository it is', () => {
  expect(overviewDocument(shown)).toMatchObject({
    generated_at: '2026-02-03T04:05:06.000Z',
    period: '90d',
    repository: 'ledger, api',
    trend: [{ date: '2026-02-03', low: 4 }],
  });
  expect(overviewDocument(shown).figures).not.toHaveProperty('series');
});
