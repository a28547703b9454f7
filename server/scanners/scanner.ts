// The programs that Parapet runs itself when they are installed. Each has one module beside this file, which says how it is called; `scan-job.ts` calls it, and its
// report goes the way of every other report.
import type { ScanRow } from '../modules/scans/scan.ts';

export const scannerIds = ['trivy', 'semgrep', 'gitleaks', 'prowler'] as const;
export type ScannerId = (typeof scannerIds)[number];

export type ScanKind = NonNullable<ScanRow['kind']>;
export type CodeKind = Exclude<ScanKind, 'image' | 'cloud'>;

export const cloudProviders = ['aws', 'azure', 'gcp', 'oracle_oci'] as const;
export type CloudProvider = (typeof cloudProviders)[number];

/** The fields of a connector, as they are stored. */
export type Credentials = Readonly<Record<string, string>>;

export type RegistryAccess =
  | { by: 'login'; username: string; password: string }
  | { by: 'aws' | 'azure' | 'gcp'; credentials: Credentials; region?: string };

export type Target =
  | { of: 'code'; kind: CodeKind; folder: string; semgrep: { token?: string; config?: string } }
  | { of: 'image'; reference: string; access?: RegistryAccess }
  | { of: 'cloud'; provider: CloudProvider; regions: readonly string[]; credentials: Credentials };

export type Order = {
  target: Target;
  /** Its own empty folder, which goes when the scan has ended. */
  work: string;
  /** Kept from one scan to the next: what it has learnt of vulnerabilities. */
  cache: string;
  minutes: number;
};

export type Call = {
  args: string[];
  cwd: string;
  /** Beside what every program gets (`run-program.ts`). Credentials go here, or into a file: every user of the machine may read arguments. */
  env: Readonly<Record<string, string>>;
  /** Written before it starts, for its eyes only. */
  files: Readonly<Record<string, string>>;
  report: string;
  /** With which its report is there. */
  goodCodes: readonly number[];
  /** Its report speaks for all that this scanner finds here: what it lacks is fixed. */
  complete: boolean;
};

export type Scanner = {
  id: ScannerId;
  name: string;
  /** As it is found on the path. */
  program: string;
  kinds: readonly ScanKind[];
  /** Throws a `ScanFault` where what is stored does not do. */
  call: (order: Order) => Call;
};
