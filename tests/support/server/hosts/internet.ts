// The outgoing client of a test: what it asks goes to the fakes, and now and then something else answers in their place.
import { type OutgoingClient, OutgoingError, type OutgoingResponse } from '../../../../server/outgoing.ts';
import type { Answer, Asked, FakeHost } from './forge.ts';

export type Internet = OutgoingClient & {
  asked: Asked[];
  /** Answers in place of the fakes until it is undefined again; null lets them answer. */
  instead: ((asked: Asked) => Answer | OutgoingError | null) | undefined;
};

export const createInternet = (hosts: readonly FakeHost[]): Internet => {
  const internet: Internet = {
    asked: [], instead: undefined,
    close: () => Promise.resolve(),
    request: async (address, { method = 'GET', headers = {}, body, maxBytes = 5_000_000 } = {}): Promise<OutgoingResponse> => {
      const url = new URL(address);
      const asked: Asked = { method, url, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])), body };
      internet.asked.push(asked);
      const host = hosts.find(({ origin }) => origin === url.origin);
      const answer = await Promise.resolve(internet.instead?.(asked) ?? host?.answer(asked) ?? new OutgoingError('unreachable', 'Nobody is there.'));
      if (answer instanceof OutgoingError) throw answer;
      const text = typeof answer.body === 'string' ? answer.body : answer.body === undefined ? '' : JSON.stringify(answer.body);
      if (text.length > maxBytes) throw new OutgoingError('too_large', `The answer is larger than ${maxBytes} bytes.`);
      return { status: answer.status, headers: { 'content-type': typeof answer.body === 'string' ? 'text/plain' : 'application/json', ...answer.headers }, bytes: Buffer.from(text), text };
    },
  };
  return internet;
};
