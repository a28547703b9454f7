// The programs that containers and service managers start.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../server/platform/config/config.ts';
import { packageRoot } from '../../server/platform/runtime/paths.ts';
import { productVersion } from '../../server/platform/runtime/version.ts';
import { mergeValues, renderTemplate } from '../support/packaging/render-chart.ts';

const read = (file: string) => readFileSync(path.join(packageRoot, file), 'utf8');

const started = [
  'Dockerfile',
  'compose.yaml',
  'packaging/parapet.service',
  'packaging/chart/values.yaml',
];

describe.each(started)('%s', (file) => {
  it('sets only what the server knows', () => {
    const values: Record<string, string> = {
      PARAPET_SECRET_KEY: Buffer.alloc(32).toString('base64'),
      PARAPET_PUBLIC_URL: 'https://parapet.example',
      PARAPET_TRUST_PROXY: '10.0.0.0/8',
      PARAPET_METRICS_TOKEN: 'prometheus-reads-this',
      PARAPET_DRAIN_SECONDS: '5',
      PARAPET_FILES: 's3://bucket',
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

describe('the chart', () => {
  const chart = parse(read('packaging/chart/Chart.yaml')) as {
    version: string;
    appVersion: string;
  };
  const values = read('packaging/chart/values.yaml');
  const image = { repository: 'registry.example/parapet' };
  const templates = ['server.yaml', 'migrate.yaml', 'network.yaml'];
  type Document = {
    kind: string;
    metadata: { annotations?: Record<string, string> };
    spec?: Record<string, unknown>;
  };
  const documentsWith = (over: Record<string, unknown> = {}) =>
    templates.flatMap((file) =>
      parseAllDocuments(
        renderTemplate(read(`packaging/chart/templates/${file}`), chart, values, {
          ...over,
          image: { ...image, ...(over['image'] as object | undefined) },
        }),
      ).map((document) => {
        expect(document.errors).toEqual([]);
        return document.toJS() as Document;
      }),
    );
  const ofKind = (kind: string, over?: Record<string, unknown>) =>
    documentsWith(over).find((document) => document.kind === kind) ??
    expect.fail(`There is no ${kind}.`);
  const podOf = ({ spec }: Document) =>
    (spec as { template: { spec: Record<string, unknown> } }).template.spec;
  const containersOf = (document: Document) =>
    podOf(document)['containers'] as Record<string, unknown>[];

  it('has the version of the package and takes its own values, once an image is named', () => {
    expect([chart.version, chart.appVersion]).toEqual([productVersion, productVersion]);
    const validate = new Ajv({ strict: false }).compile(
      JSON.parse(read('packaging/chart/values.schema.json')) as object,
    );
    expect(validate(mergeValues(values, { image }))).toBe(true);
    expect(validate(mergeValues(values, {}))).toBe(false);
    expect(validate(mergeValues(values, { image, replicaCount: 3 }))).toBe(false);
  });

  it('runs two servers whose roots cannot be written, as an ordinary user', () => {
    expect(ofKind('Deployment').spec).toMatchObject({ replicas: 2 });
    for (const kind of ['Deployment', 'Job']) {
      expect(podOf(ofKind(kind))).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true },
      });
      const [container, ...others] = containersOf(ofKind(kind));
      expect(others).toEqual([]);
      expect(container).toMatchObject({
        image: `registry.example/parapet:${productVersion}`,
        envFrom: [{ secretRef: { name: 'parapet' } }],
        securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      });
    }
  });

  it('names only fields that Kubernetes knows', () => {
    const pod =
      'automountServiceAccountToken containers restartPolicy securityContext serviceAccountName terminationGracePeriodSeconds topologySpreadConstraints volumes';
    const container =
      'args env envFrom image imagePullPolicy livenessProbe name ports readinessProbe resources securityContext startupProbe volumeMounts';
    const known: Record<string, string> = {
      Deployment: 'replicas selector strategy template',
      Job: 'backoffLimit template',
      PodDisruptionBudget: 'maxUnavailable selector',
      Service: 'ports selector',
      Ingress: 'ingressClassName rules tls',
      NetworkPolicy: 'egress ingress podSelector policyTypes',
      ServiceAccount: '',
    };
    const unknown = (of: object, names: string) =>
      Object.keys(of).filter((name) => !names.split(' ').includes(name));
    for (const document of documentsWith({ ingress: { className: 'nginx' } })) {
      expect(unknown(document.spec ?? {}, known[document.kind] ?? '')).toEqual([]);
      if (!['Deployment', 'Job'].includes(document.kind)) continue;
      expect(unknown(podOf(document), pod)).toEqual([]);
      for (const one of containersOf(document)) expect(unknown(one, container)).toEqual([]);
    }
  });

  it('gives servers and migration the same settings, as texts', () => {
    const settings = { PARAPET_DATABASE_POOL: 20, PARAPET_JOBS: false };
    const [of, before] = ['Deployment', 'Job'].map((kind) =>
      containersOf(ofKind(kind, { settings })).map(({ env }) => env),
    );
    expect(of).toEqual(before);
    expect(of).toEqual([
      [
        { name: 'PARAPET_DATABASE_POOL', value: '20' },
        { name: 'PARAPET_JOBS', value: 'false' },
        { name: 'PARAPET_PUBLIC_URL', value: 'https://parapet.example' },
        { name: 'PARAPET_TRUST_PROXY', value: '10.0.0.0/8' },
      ],
    ]);
  });

  it('migrates before the servers change', () => {
    expect(ofKind('Job').metadata.annotations).toMatchObject({
      'helm.sh/hook': 'pre-install,pre-upgrade',
    });
    expect(containersOf(ofKind('Job'))).toMatchObject([{ args: ['migrate'] }]);
  });

  it('leaves out what is switched off', () => {
    const kinds = documentsWith({
      ingress: { enabled: false },
      networkPolicy: { enabled: false },
    }).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'ServiceAccount',
      'Deployment',
      'PodDisruptionBudget',
      'Job',
      'Service',
    ]);
  });

  it('waits longer than a server drains and closes', () => {
    const closing = 15;
    expect(podOf(ofKind('Deployment'))['terminationGracePeriodSeconds']).toBeGreaterThan(
      readConfig({}).drainSeconds + closing,
    );
  });

  it('selects the servers with every label that is asked for', () => {
    const labels = {
      'app.kubernetes.io/component': 'server',
      'app.kubernetes.io/instance': 'parapet',
    };
    expect(ofKind('Deployment').spec).toMatchObject({
      selector: { matchLabels: labels },
      template: { metadata: { labels } },
    });
    expect(ofKind('Service').spec).toMatchObject({ selector: labels });
    expect(ofKind('NetworkPolicy').spec).toMatchObject({ podSelector: { matchLabels: labels } });
    expect(ofKind('PodDisruptionBudget').spec).toMatchObject({ selector: { matchLabels: labels } });
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

// It exits with 0 for unknown keys and invalid values, but prints them.
it.skipIf(!hasSystemd)('has a unit that systemd understands', () => {
  const unit = path.join(packageRoot, 'packaging/parapet.service');
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('parapet.service'));
  expect(about).toEqual([]);
});
