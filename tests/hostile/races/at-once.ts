// Sends the same request many times in parallel, of which only one may succeed.
export type Race = {
  name: string;
  /** The statuses of all responses. */
  statuses: readonly number[];
  /** The number of effects, if statuses do not reveal it. */
  effects?: number;
};

export const requestsAtOnce = 50;

export const atOnce = async (send: (number: number) => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: requestsAtOnce }, (_, number) => send(number)))).map(
    ({ status }) => status,
  );

/** The connection pool of a slow machine is exhausted; the client should retry. */
const busy = 503;

/** One request succeeds, and every other is refused with a reason. */
export const faultsOf = ({ name, statuses, effects }: Race): string[] => {
  const winners = effects ?? statuses.filter((status) => status < 300).length;
  return [
    ...(winners === 1 ? [] : [`${name}: ${winners} of ${statuses.length} won`]),
    ...statuses
      .filter((status) => status >= 300 && (status < 400 || status >= 500) && status !== busy)
      .map((status) => `${name}: answered ${status}`),
  ];
};
