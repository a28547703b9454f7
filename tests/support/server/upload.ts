import type { Call } from './caller.ts';

type Fields = {
  tool?: string;
  ext?: string;
  branch?: string;
  commit?: string;
  target?: string;
  complete?: 'true' | 'false';
  dry_run?: 'true' | 'false';
  group?: string;
  group_part?: string;
  group_parts?: string;
};

const boundary = 'parapet-test-boundary';

const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A multipart body in the format of `curl -F`. */
export const multipartOf = (
  report: string | Buffer,
  fields: Fields = {},
  fileName = 'report.sarif',
) => ({
  contentType: `multipart/form-data; boundary=${boundary}`,
  body: Buffer.concat([
    Buffer.from(
      Object.entries({ ext: 'sarif', tool: '', ...fields })
        .map(([name, value]) => field(name, value))
        .join(''),
    ),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(report),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

export const addRepository = async (call: Call, nickname = 'ledger-api'): Promise<string> => {
  const { data } = (
    await call('createRepositoryWithList', {
      body: { source_control: 'manual', data: [{ nickname, branch: 'main' }] },
    })
  ).ok();
  const [repository] = data;
  if (!repository) throw new Error('No repository was added.');
  return repository.id;
};

export const upload = async (
  call: Call,
  repositoryId: string,
  report: string | Buffer,
  fields: Fields = {},
) =>
  (
    await call('uploadScan', { path: { id: repositoryId }, multipart: multipartOf(report, fields) })
  ).ok().data;
