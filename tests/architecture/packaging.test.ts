// What containers and service managers start.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../server/platform/config/config.ts';
import { packageRoot } from '../../server/platform/runtime/paths.ts';

const read = (file: string) => readFileSync(path.join(packageRoot, file), 'utf8');

const kubernetes = ['kustomization.yaml', 'server.yaml', 'network.yaml'];
const started = [
  'Dockerfile',
  'compose.yaml',
  'packaging/parapet.service',
  'packaging/kubernetes/kustomization.yaml',
];

describe.each(started)('%s', (file) => {
  it('sets only what the server knows', () => {
    const values: Record<string, string> = {
      PARAPET_SECRET_KEY: Buffer.alloc(32).toString('base64'),
      PARAPET_PUBLIC_URL: 'https://parapet.example',
      PARAPET_TRUST_PROXY: '10.0.0.0/8',
      PARAPET_METRICS_TOKEN: 'prometheus-reads-this',
    };
    const names = [...read(file).matchAll(/\bPARAPET_[A-Z_]+/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(() =>
      readConfig(Object.fromEntries(names.map((name) => [name, values[name] ?? 'x']))),
    ).not.toThrow();
  });
});

it('runs the image as an ordinary user, without development dependencies', () => {
  const [, last = ''] = /\nFROM \$\{BASE\}\n([\s\S]*)$/.exec(read('Dockerfile')) ?? [];
  expect(last).toMatch(/^USER (?!0)\d+:\d+$/m);
  expect(last).toContain('HEALTHCHECK');
  expect(last).not.toMatch(/npm|COPY \. /);
  expect(read('Dockerfile')).toContain('npm ci --omit=dev');
});

it('starts the container with a root that cannot be written, after the database', () => {
  const { services } = parse(read('compose.yaml')) as {
    services: Record<string, Record<string, unknown>>;
  };
  expect(services['parapet']).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    depends_on: { database: { condition: 'service_healthy' } },
  });
  expect(services['database']).toHaveProperty('healthcheck');
});

describe('on Kubernetes', () => {
  const documents = kubernetes.flatMap((file) =>
    parseAllDocuments(read(`packaging/kubernetes/${file}`)).map(
      (document) => document.toJS() as { kind: string; spec?: Record<string, unknown> },
    ),
  );
  const ofKind = (kind: string) =>
    documents.find((document) => document.kind === kind) ?? expect.fail(`There is no ${kind}.`);
  const pod = () =>
    (ofKind('Deployment').spec as { template: { spec: Record<string, unknown> } }).template.spec;

  it('runs two servers whose roots cannot be written, as an ordinary user', () => {
    expect(ofKind('Deployment').spec).toMatchObject({ replicas: 2 });
    expect(pod()).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    const containers = [pod()['containers'], pod()['initContainers']].flat() as object[];
    expect(containers).toHaveLength(2);
    for (const container of containers)
      expect(container).toMatchObject({
        securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      });
  });

  it('waits longer than a server drains and closes', () => {
    const closing = 15;
    expect(pod()['terminationGracePeriodSeconds']).toBeGreaterThan(
      readConfig({}).drainSeconds + closing,
    );
  });

  it('selects the servers with every label that is asked for', () => {
    const labels = { 'app.kubernetes.io/component': 'server' };
    expect(ofKind('Deployment').spec).toMatchObject({
      selector: { matchLabels: labels },
      template: { metadata: { labels } },
    });
    expect(ofKind('Service').spec).toMatchObject({ selector: labels });
    expect(ofKind('NetworkPolicy').spec).toMatchObject({ podSelector: { matchLabels: labels } });
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

// It ends with 0 for unknown keys and wrong values, and names them.
it.skipIf(!hasSystemd)('has a unit that systemd understands', () => {
  const unit = path.join(packageRoot, 'packaging/parapet.service');
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('parapet.service'));
  expect(about).toEqual([]);
});
