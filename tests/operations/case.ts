import type { Outcome, Scale } from '../hostile/outcome.ts';
import type { Tool } from './support/tools.ts';

export type CaseOptions = {
  scale: Scale;
  /** Reports the progress of a long case. */
  say: (line: string) => void;
};

/** An operational event, and what the product must do meanwhile. */
export type OperationsCase = {
  /** The case is skipped if any of them is missing. */
  needs: readonly Tool[];
  run: (options: CaseOptions) => Promise<Outcome>;
};
