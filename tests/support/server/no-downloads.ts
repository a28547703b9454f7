import type { OutgoingClient } from '../../../server/platform/outgoing/outgoing.ts';

/** What a test's outgoing client needs beside its answers, where nothing is downloaded. */
export const noDownloads: Pick<OutgoingClient, 'download' | 'assertReachable' | 'connect'> = {
  download: () => Promise.reject(new Error('This test downloads nothing.')),
  connect: () => Promise.reject(new Error('This test opens no connection.')),
  assertReachable: () => Promise.resolve(),
};
