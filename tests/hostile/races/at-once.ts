// The same request many times at the same moment, where only one may have its way.
export type Race = {
  name: string;
  /** The statuses of all requests. */
  statuses: readonly number[];
  /** What happened in the end, where statuses do not tell. */
  effects?: number;
};

export const requestsAtOnce = 50;

export const atOnce = async (send: (number: number) => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: requestsAtOnce }, (_, number) => send(number)))).map(
    ({ status }) => status,
  );

/** A full pool of connections on a slow machine: the client is asked to come again. */
const busy = 503;

/** One wins, and every other hears why it did not. */
export const faultsOf = ({ name, statuses, effects }: Race): string[] => {
  const winners = effects ?? statuses.filter((status) => status < 300).length;
  return [
    ...(winners === 1 ? [] : [`${name}: ${winners} of ${statuses.length} won`]),
    ...statuses
      .filter((status) => status >= 300 && (status < 400 || status >= 500) && status !== busy)
      .map((status) => `${name}: answered ${status}`),
  ];
};
