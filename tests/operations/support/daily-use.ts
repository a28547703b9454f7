// Typical requests of users and pipelines: lists, charts, pages, comments, imports.
import type { Call } from '../../support/server/caller.ts';
import type { Ask } from './load.ts';
import { type Administrator, countFindings, patiently, startImport } from './product.ts';

const reads = [
  '/v1/findings?page_size=20',
  '/v1/findings_chart',
  '/v1/repositories',
  '/v1/scans',
  '/v1/team',
  '/v1/user/sessions',
];

/** Every tenth request is a comment, every twentieth a page. */
export const dailyUse =
  (url: string, { token }: Administrator, finding: string) =>
  (n: number): Ask => {
    const authorization = `Bearer ${token}`;
    if (n % 20 === 7) return { url: `${url}/docs` };
    if (n % 10 === 3)
      return {
        url: `${url}/v1/findings/${finding}/comments`,
        init: {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ comment: `Comment ${n}` }),
        },
      };
    return { url: `${url}${reads[n % reads.length] ?? ''}`, init: { headers: { authorization } } };
  };

export const countComments = async (call: Call, finding: string): Promise<number> =>
  (await call('getFinding', { path: { id: finding } })).ok().data.attributes.comment_count;

/** Imports a first report and returns one of its findings. */
export const firstImport = async (call: Call, findings = 20): Promise<string> => {
  const first = await startImport(call, 'first', findings);
  await untilImported(call, first, findings);
  const [finding] = (await call('listFindings', { query: { page_size: 1 } })).ok().data;
  if (!finding) throw new Error('The import left no finding.');
  return finding.id;
};

/** Resolves when every finding is listed. Outages in the meantime are tolerated. */
export const untilImported = async (
  call: Call,
  { repository, scan }: { repository: string; scan: string },
  findings: number,
  seconds = 120,
): Promise<void> => {
  await patiently(async () => {
    const { attributes } = (await call('getScan', { path: { id: scan } })).ok().data;
    if (attributes.status !== 'succeeded')
      throw new Error(`The import is ${attributes.status}: ${JSON.stringify(attributes)}`);
  }, seconds);
  const listed = await patiently(() => countFindings(call, repository));
  if (listed !== findings) throw new Error(`The import left ${listed} findings of ${findings}.`);
};
