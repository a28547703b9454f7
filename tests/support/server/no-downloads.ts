import type { OutgoingClient } from '../../../server/platform/outgoing/outgoing.ts';

/** The remaining methods of an outgoing client, for tests that download nothing. */
export const noDownloads: Pick<OutgoingClient, 'download' | 'assertReachable' | 'connect'> = {
  download: () => Promise.reject(new Error('This test downloads nothing.')),
  connect: () => Promise.reject(new Error('This test opens no connection.')),
  assertReachable: () => Promise.resolve(),
};
