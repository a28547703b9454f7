// An installation whose process is killed and restarted on the same data.
import { rmSync } from 'node:fs';
import { emptyDatabase, preparedDataDir } from '../../support/server/database.ts';
import { type Engine, postgresUrl } from '../../support/server/engines.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/process.ts';

export const password = 'correct horse battery staple 7';

export type KilledWorld = {
  server: () => ServerProcess;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  discard: () => Promise<void>;
};

export const openWorld = async (engine: Engine): Promise<KilledWorld> => {
  const dataDir = await preparedDataDir();
  const database = engine === 'postgresql' ? await emptyDatabase(engine) : undefined;
  const name = (await database?.pool.query<{ name: string }>('select current_database() as name'))
    ?.rows[0]?.name;
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name ?? ''}` }).toString();
  let server: ServerProcess | undefined;
  const start = async () => {
    server = await startServerProcess({
      PARAPET_DATA_DIR: dataDir,
      PARAPET_INTELLIGENCE: 'off',
      PARAPET_REQUESTS_PER_MINUTE: '1000000',
      PARAPET_ADMIN_EMAIL: 'admin@acme.example',
      PARAPET_ADMIN_PASSWORD: password,
      ...(database && { DATABASE_URL: url }),
    });
  };
  await start();
  return {
    server: () => {
      if (!server) throw new Error('No server is running.');
      return server;
    },
    kill: async () => void (await server?.end('SIGKILL')),
    start,
    discard: async () => {
      await server?.end('SIGKILL');
      await database?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
