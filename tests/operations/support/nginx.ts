// nginx in front of several servers, configured as in docs/operations.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, placeOf } from './tools.ts';

const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export const startNginx = async (ports: readonly number[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-nginx-'));
  const port = await freePort();
  // The workers run as another user, to whom nginx gives the folders that it creates.
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  client_max_body_size 0;
${places.map((place) => `  ${place}_temp_path ${folder}/${place};`).join('\n')}
  upstream parapet {
${ports.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://parapet;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`,
  );
  const child = spawn(placeOf('nginx'), ['-c', file, '-p', folder], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tried = 0; tried < 100; tried++) {
    if (await fetch(`${url}/healthz`).catch(() => undefined)) break;
    await sleep(50);
  }
  return {
    url,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
