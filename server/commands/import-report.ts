import { openAsBlob } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createClient, ProblemError } from '../../openapi/generated/parapet-client.ts';
import { readConfig } from '../platform/config/config.ts';
import { print, requireArguments, UsageError } from './usage.ts';

/** Uploads a report as a pipeline does with curl. */
export const importReport = async (args: string[]): Promise<number> => {
  const [repository = '', file = ''] = requireArguments('import', args, ['REPOSITORY', 'FILE']);
  const token = process.env['PARAPET_TOKEN'];
  if (!token) throw new UsageError('PARAPET_TOKEN must hold an API token that may upload reports.');
  const { publicUrl, host, port } = readConfig(process.env);
  const client = createClient({ address: publicUrl ?? `http://${host}:${port}`, token });
  const extension = path.extname(file).slice(1) || 'txt';
  const report = new File([await openAsBlob(file)], path.basename(file));
  const { data } = await client
    .uploadScan(repository, { ext: extension.slice(0, 10), tool: '', file: report })
    .catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      throw new UsageError(
        error.status === 0
          ? error.message
          : `The server refused the report (${error.status}): ${error.message}`,
        { cause: error },
      );
    });
  print(`Taken as scan ${data.id}.`);
  return 0;
};
