// The spans that a collector receives, which contain no user data.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { context, propagation, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { startTracing } from './start-tracing.ts';

type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  events?: { name: string }[];
};
type Received = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };

const planted = 'planted-secret-of-a-user';
const bodies: string[] = [];
let collector: Server;
let server: TestServer;
let stop: () => Promise<void>;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void buffer(request).then((body) => {
      bodies.push(body.toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
  stop = await startTracing();
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  collector.close();
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  trace.disable();
  context.disable();
  propagation.disable();
});

it('sends requests, transactions, jobs and outgoing calls as one story, without values', async () => {
  const admin = server.as('admin');
  const repository = await addRepository(admin, planted);
  await admin('listFindings', { query: { q: planted } });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await server.app.inject({
    url: `/v1/findings?q=${planted}`,
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await upload(admin, repository, `{"${planted}": 1}`);
  await server.runJobs();
  await server.deps.outgoing
    .request(`http://127.0.0.1:1/${planted}`, { method: 'GET' })
    .catch(() => undefined);
  await stop();

  const spans = bodies
    .flatMap((body) => (JSON.parse(body) as Received).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans: some }) => some);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [list] = named('GET /v1/findings');
  expect(list?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const within = named('database transaction').filter(
    ({ parentSpanId }) => parentSpanId === list?.spanId,
  );
  expect(within.length).toBeGreaterThan(0);
  expect(within.flatMap(({ events = [] }) => events.map(({ name }) => name))).toContain('select');
  expect(named('GET /v1/findings').some((span) => span.traceId === traceId)).toBe(true);
  expect(named('job import_scan')).toHaveLength(1);
  expect(named('GET')).toHaveLength(1);
  expect(bodies.join('')).not.toContain(planted);
});
