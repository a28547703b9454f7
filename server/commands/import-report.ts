import { openAsBlob } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readConfig } from '../platform/config/config.ts';
import { say, takeArguments, UsageError } from './usage.ts';

/** What a pipeline does with curl, by one command. */
export const importReport = async (args: string[]): Promise<number> => {
  const [repository = '', file = ''] = takeArguments('import', args, ['REPOSITORY', 'FILE']);
  const token = process.env['PARAPET_TOKEN'];
  if (!token) throw new UsageError('PARAPET_TOKEN must hold an API token that may upload reports.');
  const { publicUrl, host, port } = readConfig(process.env);
  const form = new FormData();
  form.set('file', await openAsBlob(file), path.basename(file));
  const address = `${publicUrl ?? `http://${host}:${port}`}/v1/upload_scan/${encodeURIComponent(repository)}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new UsageError(`${address} does not answer.`, { cause: error });
  });
  const body = (await response.json().catch(() => ({}))) as {
    data?: { id?: string };
    detail?: unknown;
  };
  if (!response.ok)
    throw new UsageError(
      `The server refused the report (${response.status}): ${JSON.stringify(body.detail ?? '')}`,
    );
  say(`Taken as scan ${body.data?.id ?? ''}.`);
  return 0;
};
