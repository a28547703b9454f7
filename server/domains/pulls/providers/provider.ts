// A service that provides its findings as reports that the server can parse.
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
  /** Resolves if the service accepts the credentials and its response is valid. */
  test: () => Promise<void>;
  /** At most 100. */
  listProjects: (q: string | undefined) => Promise<{ data: PullProject[]; total: number }>;
  /**
   * Lists the latest complete report of each branch, oldest first, without those created before
   * `since`.
   */
  listReports: (projectId: string, since: string | undefined) => Promise<PullReport[]>;
};

export type PullProvider = {
  name: string;
  /** Stored fields that are required. */
  fields: readonly string[];
  /** Stored fields that are optional. */
  optional?: readonly string[];
  /** The stored field with its URL. */
  addressField: string;
  /** The URL if none is stored. */
  defaultAddress?: string;
  /** @param signal ends pauses that a service requests; without it, there are no pauses */
  open: (
    deps: Pick<Deps, 'outgoing' | 'now'>,
    credentials: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Session;
};
