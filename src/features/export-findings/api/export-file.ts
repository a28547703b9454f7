import type { FindingTarget, ManagedClients } from '@/entities/finding';
import { downloadFindingsJson, exportFindings } from '@/shared/api/generated/findings';
import {
  exportFindingsOfClients,
  exportManagedFindings,
} from '@/shared/api/generated/manage-clients';
import type { DownloadFindingsJsonParams, JobRef } from '@/shared/api/generated/model';
import { saveBlob } from '@/shared/lib/save-blob';
import { fieldsOf } from '../model/column-fields';
import type { Export } from '../model/export';

/** Downloads the file, or starts a job if it is very large. Exports of `client` always download. */
export async function exportFile(
  query: DownloadFindingsJsonParams,
  columns: readonly string[],
  { format, target, everyField = false }: Export,
  client?: ManagedClients,
): Promise<'saved' | JobRef> {
  // SARIF has a fixed structure.
  const params = {
    ...query,
    ...(!everyField && format !== 'sarif' && columns.length > 0 && { fields: fieldsOf(columns) }),
  };
  const answer = await ask();
  if (!(answer instanceof Blob)) return answer;
  saveBlob(`findings.${format}`, answer);
  return 'saved';

  function ask() {
    const body = target && bodyOf(target);
    if (typeof client === 'string')
      return exportManagedFindings(client, { ...params, format }, body);
    if (client !== undefined) {
      const of = client.length > 0 && { client_id: [...client] };
      return exportFindingsOfClients({ ...params, format, ...of }, body);
    }
    if (target) return exportFindings({ ...params, format }, bodyOf(target));
    return format === 'json' ? downloadFindingsJson(params) : exportFindings({ ...params, format });
  }
}

const bodyOf = (target: FindingTarget) =>
  'selection' in target ? target : { finding_ids: target.finding_ids };
