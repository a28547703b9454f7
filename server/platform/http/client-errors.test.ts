// Uses a real connection, because requests that Node's parser rejects do not reach a route.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';

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

describe('a slow client', () => {
  const slow = { headMs: 200, bodyMs: 1_000, checkMs: 50, pieceBytes: 1_000 };
  let hasty: TestServer;
  let hastyPort: number;
  beforeAll(async () => {
    hasty = await startTestServer({ people: false, connectionLimits: slow });
    await hasty.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port: hastyPort } = hasty.app.server.address() as AddressInfo);
  });
  afterAll(() => hasty.close());

  /**
   * Sends the beginning, then a piece every 20 ms; resolves with the response once the connection
   * is closed.
   */
  const drip = (beginning: string, piece: string) =>
    new Promise<string>((resolve) => {
      let drops: NodeJS.Timeout | undefined;
      const socket = connect(hastyPort, '127.0.0.1', () => {
        socket.write(beginning);
        drops = setInterval(() => socket.write(piece), 20);
      });
      let answer = '';
      socket.setEncoding('utf8').on('data', (text: string) => {
        answer += text;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drops);
        resolve(answer);
      });
    });
  const head = (url: string, type: string, length: number) =>
    `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

  it('is closed while its head drips, and others are answered meanwhile', async () => {
    const dripping = Array.from({ length: 100 }, () => drip('GET / HTTP/1.1\r\nX-A: ', 'a'));
    const { statusCode } = await hasty.app.inject('/healthz');
    expect(statusCode).toBe(200);
    for (const answer of await Promise.all(dripping)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is closed while its body drips, with or without an answer', async () => {
    const login = await drip(head('/v1/login', 'application/json', 10_000), ' ');
    expect(login).toMatch(/^HTTP\/1\.1 408 /);
    const refused = await drip(head('/v1/team', 'application/json', 10_000), ' ');
    expect(refused).toMatch(/^HTTP\/1\.1 40\d /);
  });

  it('may take its time over an upload that keeps arriving', async () => {
    const begun = performance.now();
    const type = 'multipart/form-data; boundary=b';
    await drip(head('/v1/upload_scan/x', type, 100_000), 'x'.repeat(1_000));
    expect(performance.now() - begun).toBeGreaterThan(1_500);
  });
});
