import type { Outcome, Scale } from '../hostile/outcome.ts';
import type { Tool } from './support/tools.ts';

export type CaseOptions = {
  scale: Scale;
  /** Reports the progress of a long case. */
  say: (line: string) => void;
};

/** Something that happens to an installation, and what the product has to do meanwhile. */
export type OperationsCase = {
  /** Without one of them the case is skipped. */
  needs: readonly Tool[];
  run: (options: CaseOptions) => Promise<Outcome>;
};
