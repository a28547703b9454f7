import type { ExportFormat } from '#domain/finding-export/file';
import type { Deps } from '../../../platform/deps.ts';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { isNearExpected, selectionChanged, type Target } from '../bulk/selection.ts';
import {
  type ExportAsked,
  exportFile,
  exportOrderOf,
  exportTooLarge,
  type File,
  mostAtOnce,
} from '../export/exports.service.ts';
import { exportWhere } from '../export/finding-pages.ts';
import { type ExportOrder, exportChunksAcross } from '../export/write-export.ts';
import { countUpTo } from '../query/index.ts';
import { readEach } from './client-readers.ts';
import type { ClientsList } from './list-across.service.ts';
import { mergedFindings } from './merged-findings.ts';

const countRows = async (deps: Deps, { readers }: ClientsList, order: ExportOrder) => {
  const { answers } = await readEach(readers, ({ who }) =>
    readInTenant(deps.db, toTenant(who), async (tx) =>
      countUpTo(
        tx,
        await exportWhere(tx, { who, scope: 'all' }, order.query, order.target),
        mostAtOnce,
      ),
    ),
  );
  return answers.reduce((sum, { value }) => sum + value, 0);
};

/**
 * Returns a file with the findings of several organizations, or throws: a file without one of the
 * organizations would look complete.
 */
export const exportFindingsAcross = async (
  deps: Deps,
  who: Principal,
  clients: ClientsList,
  { format, ...asked }: ExportAsked & { format: ExportFormat },
  target?: Target,
): Promise<File> => {
  if (clients.tooMany.count > 0)
    throw new Problem(
      422,
      'too_many_clients',
      'A file can contain up to 100 organisations. Choose fewer.',
    );
  if (target && (target.finding_ids === undefined) === (target.selection === undefined))
    throw invalid('finding_ids', 'findings_or_selection');
  const order = exportOrderOf(format, asked, target);
  const rows = await countRows(deps, clients, order);
  if (rows > mostAtOnce) throw exportTooLarge();
  const { selection } = target ?? {};
  if (
    selection &&
    !isNearExpected(rows + (selection.except?.length ?? 0), selection.expected_total)
  )
    throw selectionChanged();
  const findings = mergedFindings(deps, who, clients.readers, order);
  return exportFile(
    format,
    exportChunksAcross(
      deps,
      who,
      clients.readers.map(({ client }) => client),
      order,
      findings,
    ),
  );
};
