// The checks of every case after its load.
import { describeCounts, quantile } from '../../hostile/outcome.ts';
import type { Load } from './load.ts';

export const describeLoad = (load: Load): string => {
  const at = (share: number) => quantile(load.milliseconds, share).toFixed(0);
  return `${load.total()} requests: ${describeCounts(load.answers)}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
};

export const faultsOf = (load: Load): string[] =>
  [...load.faults].slice(0, 10).map(([fault, count]) => `${count} × ${fault}`);

/**
 * Confirmed comments must exist. One with an error response may exist, because its transaction may
 * have committed before the connection broke.
 */
export const faultsOfComments = (load: { confirmed: number; asked: number }, stored: number) =>
  stored >= load.confirmed && stored <= load.asked
    ? []
    : [`${stored} comments are stored, ${load.confirmed} of ${load.asked} were confirmed`];
