/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangeVulnerability } from './changeVulnerability.ts';
import type { ComponentChangeChange } from './componentChangeChange.ts';

/**
 * What differs between two bills of materials, and what that means. A vulnerability is brought where a report names it for the later version and for none that the earlier bill
 * has; it is mended where a report named it for the earlier version and the later one is known to be free of it: as the component is gone, as the finding is fixed, or as the
 * version is at or after the fix.
 */
export interface ComponentChange {
  change: ComponentChangeChange;
  name: string;
  /** @nullable */
  from_version: string | null;
  /** @nullable */
  to_version: string | null;
  /** @nullable */
  purl: string | null;
  from_licenses: string[];
  to_licenses: string[];
  /** Both bills name licences of it, and not the same. */
  licenses_changed: boolean;
  /** Worst first. */
  brings: ChangeVulnerability[];
  /** Worst first. */
  mends: ChangeVulnerability[];
}
