// One organization uploads reports that are slow to parse, with a token that permits nothing else.
// The jobs of another organization run nevertheless.
import { setTimeout as sleep } from 'node:timers/promises';
import { jobLanes } from '../../../server/jobs.ts';
import { type JobWorker, startJobWorker } from '../../../server/platform/jobs/worker.ts';
import { startMailServer } from '../../support/server/mail-server.ts';
import { sarif } from '../../support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { addRepository, multipartOf, upload } from '../../support/server/upload.ts';
import { type Attack, quantile } from '../outcome.ts';

const mailMs = 5_000;
/** Imports without an attack, as a baseline. */
const undisturbed = 3;
const longestMs = 300_000;

const slowPage = (bytes: number): string => {
  const beginning = '<html><title>Burp Scanner Report</title><h2>A</h2>';
  return beginning + '<script '.repeat(bytes / '<script '.length);
};

const ordinaryReport = (number: number): string =>
  sarif(
    Array.from({ length: 2_000 }, (_, index) => ({
      file: `src/${number}/file-${index % 50}.ts`,
      line: index + 1,
      code: `query(input${index})`,
    })),
  );

/** One worker per lane, as `server/main.ts` starts them. */
const startWorkers = (server: TestServer): JobWorker[] => {
  const workers: JobWorker[] = [];
  const { deps } = server;
  deps.wakeJobs = () => {
    for (const worker of workers) worker.wake();
  };
  workers.push(
    ...jobLanes(deps.config).map(({ definitions, ...options }) =>
      startJobWorker(deps, definitions, options),
    ),
  );
  return workers;
};

const since = (begun: number) => performance.now() - begun;

/** Milliseconds from the upload of a typical report to its findings. */
const timeImport = async (server: TestServer, number: number): Promise<number> => {
  const call = server.as('foreignAdmin');
  const repository = await addRepository(call, `waiting-${number}`);
  const begun = performance.now();
  const { id } = await upload(call, repository, ordinaryReport(number));
  while (since(begun) < longestMs) {
    const { status } = (await call('getScan', { path: { id } })).ok().data.attributes;
    if (status === 'succeeded') return since(begun);
    if (status === 'failed') throw new Error('The ordinary report was not imported.');
    await sleep(20);
  }
  return Infinity;
};

/** Milliseconds from an invitation until the mail server receives it. */
const timeLetter = async (server: TestServer, letters: readonly string[]): Promise<number> => {
  const email = 'waits.for.mail@other.example';
  const begun = performance.now();
  await server.as('foreignAdmin')('inviteTeamMember', { body: { email, role: 'developer' } });
  while (since(begun) < longestMs) {
    if (letters.some((letter) => letter.includes(email))) return since(begun);
    await sleep(20);
  }
  return Infinity;
};

const attack = async (server: TestServer, bytes: number): Promise<void> => {
  const admin = server.as('admin');
  const repository = await addRepository(admin, 'attacker');
  const { token } = (
    await admin('generatePlexalyzerToken', {
      body: {
        name: 'pipeline',
        expired_at: new Date(Date.now() + 86_400_000).toISOString(),
        scopes: ['scans:upload'],
      },
    })
  ).ok();
  const page = slowPage(bytes);
  await Promise.all(
    ['a', 'b'].map(async (name) => {
      const { status } = await server.withToken(token)('uploadScan', {
        path: { id: repository },
        multipart: multipartOf(`${page}${name}`, { ext: 'html', branch: name }, `${name}.html`),
      });
      if (status !== 202) throw new Error(`The attacker's report was answered with ${status}.`);
    }),
  );
};

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export const uploads: Attack = async ({ scale, say }) => {
  const bytes = scale === 'full' ? 12_000_000 : 1_200_000;
  const mail = await startMailServer();
  const smtp = {
    host: '127.0.0.1',
    port: mail.port,
    secure: false,
    requireTls: false,
    user: undefined,
    password: undefined,
    from: 'parapet@localhost',
  };
  const server = await startTestServer({ config: { smtp } });
  const workers = startWorkers(server);
  try {
    const times = [];
    for (let number = 0; number < undisturbed; number += 1)
      times.push(await timeImport(server, number));
    const usual = quantile(times, 0.5);
    say(`  usual: ${times.map(inSeconds).join(', ')}`);
    await attack(server, bytes);
    const [letter, during] = await Promise.all([
      timeLetter(server, mail.letters),
      timeImport(server, undisturbed),
    ]);
    return {
      totals: [
        `two pages of ${bytes / 1_000_000} MB sent; a letter of another organization left after ${inSeconds(letter)}, allowed are ${inSeconds(mailMs)}`,
        `its import took ${inSeconds(during)}, usually ${inSeconds(usual)}; allowed is twice that`,
      ],
      failures: [
        ...(letter > mailMs ? ['the letter left too late'] : []),
        ...(during > 2 * usual ? ['the import ended too late'] : []),
      ],
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await server.close();
    await mail.close();
  }
};
