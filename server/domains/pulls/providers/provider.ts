// A service that hands out its findings as reports that the server can read.
import type { Deps } from '../../../platform/deps.ts';

export type PullProject = { id: string; name: string };

export type PullReport = {
  id: string;
  /** RFC 3339. */
  createdAt: string;
  fileName: string;
  tool: string;
  ext: string;
  branch?: string | undefined;
  commit?: string | undefined;
  content: () => AsyncIterable<string>;
};

export type Session = {
  /** Resolves when the service has taken the credentials and answered as it should. */
  test: () => Promise<void>;
  /** At most 100. */
  listProjects: (q: string | undefined) => Promise<{ data: PullProject[]; total: number }>;
  /**
   * The newest complete report of each branch, oldest first; those created before `since` are left
   * out.
   */
  listReports: (projectId: string, since: string | undefined) => Promise<PullReport[]>;
};

export type PullProvider = {
  name: string;
  /** Stored fields without which it cannot be called. */
  fields: readonly string[];
  /** Stored fields that it can do without. */
  optional?: readonly string[];
  /** The stored field with its address. */
  addressField: string;
  /** Where it is when no address is stored. */
  defaultAddress?: string;
  /** @param signal that ends the pauses a service asks for; without it none are made */
  open: (
    deps: Pick<Deps, 'outgoing' | 'now'>,
    credentials: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Session;
};
