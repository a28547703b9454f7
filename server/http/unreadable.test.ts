// Over a real connection: what Node's parser refuses never reaches a route.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../tests/support/server/test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

const send = (request: string) =>
  new Promise<{ head: string; body: string }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket
      .on('end', () => {
        const [head = '', body = ''] = answer.split('\r\n\r\n');
        resolve({ head, body });
      })
      .on('error', reject);
  });

describe('a request that cannot be read', () => {
  it('is told that its address is too long', async () => {
    const { head, body } = await send(
      `GET /healthz?${'x'.repeat(200_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(head).toMatch(/content-type: application\/problem\+json/);
    expect(head).toMatch(/x-content-type-options: nosniff/);
    expect(JSON.parse(body)).toMatchObject({
      status: 431,
      code: 'too_large',
      detail: expect.stringContaining('128 kB') as unknown,
    });
  });

  it('is told that it is not HTTP', async () => {
    const { head, body } = await send('HELO example\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});

it('an address of 50 kB is answered as any other', async () => {
  const { head } = await send(
    `GET /healthz?${'x'.repeat(50_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
});
