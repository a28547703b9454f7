// The outgoing client of a test: the fakes respond to its requests, unless the test overrides the
// response.
import { writeFile } from 'node:fs/promises';
import {
  type OutgoingClient,
  OutgoingError,
  type OutgoingResponse,
} from '../../../../server/platform/outgoing/outgoing.ts';
import type { Answer, FakeRequest, FakeHost } from './forge.ts';

export type Internet = OutgoingClient & {
  requests: FakeRequest[];
  /**
   * Overrides the fakes' responses until it is undefined again; null passes a request on to them.
   */
  instead:
    | ((sent: FakeRequest) => Answer | OutgoingError | null | Promise<Answer | OutgoingError>)
    | undefined;
};

export const createInternet = (hosts: readonly FakeHost[]): Internet => {
  const internet: Internet = {
    requests: [],
    instead: undefined,
    close: () => Promise.resolve(),
    assertReachable: (host) =>
      /^(?:localhost|127\.|10\.|169\.254\.)/.test(host)
        ? Promise.reject(new OutgoingError('forbidden_address', 'inside'))
        : Promise.resolve(),
    connect: () =>
      Promise.reject(new OutgoingError('unreachable', 'The fakes take no connections.')),
    download: async (address, file, request = {}) => {
      const answer = await internet.request(address, request);
      if (answer.status < 200 || answer.status > 299) return answer;
      await writeFile(file, answer.bytes, { flag: 'wx' });
      return { ...answer, bytes: Buffer.alloc(0), text: '' };
    },
    request: async (
      address,
      { method = 'GET', headers = {}, body, maxBytes = 5_000_000 } = {},
    ): Promise<OutgoingResponse> => {
      const url = new URL(address);
      const sent: FakeRequest = {
        method,
        url,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
        body,
      };
      internet.requests.push(sent);
      const host = hosts.find(({ origin }) => origin === url.origin);
      const answer = await Promise.resolve(
        internet.instead?.(sent) ??
          host?.answer(sent) ??
          new OutgoingError('unreachable', 'No such host.'),
      );
      if (answer instanceof OutgoingError) throw answer;
      const { body: given } = answer;
      const bytes = Buffer.isBuffer(given)
        ? given
        : Buffer.from(
            typeof given === 'string' ? given : given === undefined ? '' : JSON.stringify(given),
          );
      if (bytes.length > maxBytes)
        throw new OutgoingError('too_large', `The answer is larger than ${maxBytes} bytes.`);
      return {
        status: answer.status,
        headers: {
          'content-type': typeof given === 'string' ? 'text/plain' : 'application/json',
          ...answer.headers,
        },
        bytes,
        text: bytes.toString(),
      };
    },
  };
  return internet;
};
