// Scanners that Parapet runs itself when they are installed. Each has a module in this folder that
// builds its command; `scan-job.ts` runs it and imports its report.
import type { ScanRow } from '../records/index.ts';

export const scannerIds = ['trivy', 'semgrep', 'gitleaks', 'prowler'] as const;
export type ScannerId = (typeof scannerIds)[number];

export type ScanKind = NonNullable<ScanRow['kind']>;
export type CodeKind = Exclude<ScanKind, 'image' | 'cloud'>;

export const cloudProviders = ['aws', 'azure', 'gcp', 'oracle_oci'] as const;
export type CloudProvider = (typeof cloudProviders)[number];

export type Credentials = Readonly<Record<string, string>>;

export type RegistryAccess =
  | { by: 'login'; username: string; password: string }
  | { by: 'aws' | 'azure' | 'gcp'; credentials: Credentials; region?: string };

export type Target =
  | { of: 'code'; kind: CodeKind; folder: string; semgrep: { token?: string; config?: string } }
  | { of: 'image'; reference: string; access?: RegistryAccess }
  | { of: 'cloud'; provider: CloudProvider; regions: readonly string[]; credentials: Credentials };

export type ScannerRequest = {
  target: Target;
  /** An empty folder, deleted after the scan. */
  work: string;
  /** Kept between scans: the scanner's vulnerability database. */
  cache: string;
  minutes: number;
};

export type ScannerCommand = {
  args: string[];
  cwd: string;
  /**
   * Added to the base environment (`run-program.ts`). Credentials belong here or in a file: every
   * user of the machine can read arguments.
   */
  env: Readonly<Record<string, string>>;
  /** Written before the program starts, readable only by the program. */
  files: Readonly<Record<string, string>>;
  report: string;
  /**
   * Hosts that it needs, by name or by pattern, for its databases, its rules or its target; an
   * empty list removes the network. `public` if no list can be complete: every host outside the
   * network.
   */
  hosts: readonly string[] | 'public';
  /** Exit codes with which the report is complete. */
  goodCodes: readonly number[];
  /** The report covers everything that this scanner finds here, so missing findings are fixed. */
  complete: boolean;
};

export type Scanner = {
  id: ScannerId;
  name: string;
  /** The executable's name. */
  program: string;
  kinds: readonly ScanKind[];
  /** Throws a `ScanError` if the stored settings are unusable. */
  call: (order: ScannerRequest) => ScannerCommand;
};
