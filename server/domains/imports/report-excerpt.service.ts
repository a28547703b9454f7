import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { scans } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { replaceSecrets } from '../../platform/secrets/secret-forms.ts';
import { readStoredFile } from '../../platform/storage/stored-files.ts';
import { readReportExcerpt } from '../../report-formats/report-excerpt.ts';
import { uploadPlace } from '../scans/records/index.ts';
import { reportGone } from './reimport.service.ts';
import { findScan } from './scans.service.ts';

type ScanReport = components['schemas']['ScanReport'];

const masked = '••••••';

/** Masks the lines together, because a key block has many. It keeps its number of lines. */
const maskSecrets = (lines: readonly string[], fileName: string): string[] =>
  replaceSecrets(lines.join('\n'), fileName, (secret) => secret.replace(/[^\n]+/g, masked)).split(
    '\n',
  );

/** Reads lines of the uploaded report, while it is kept. */
export const getReportExcerpt = async (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
  { line = 1, count = 40 }: { line?: number; count?: number },
): Promise<ScanReport> => {
  const row = await inTenant(deps.db, toTenant(who), async (tx) => {
    await findScan(tx, who, scope, id);
    const [found] = await tx
      .select({ upload: scans.upload, fileName: scans.fileName })
      .from(scans)
      .where(and(eq(scans.clientId, who.clientId), eq(scans.id, id)));
    return found;
  });
  const source =
    row?.upload == null
      ? undefined
      : await readStoredFile(deps, uploadPlace(who.clientId, row.upload));
  if (!row || !source) throw reportGone();
  const { firstLine, lines, hasMore } = await readReportExcerpt(source, { from: line, count });
  return {
    file_name: row.fileName,
    first_line: firstLine,
    lines: lines.length === 0 ? [] : maskSecrets(lines, row.fileName),
    has_more: hasMore,
  };
};
