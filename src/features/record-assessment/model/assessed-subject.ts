import type { AssessedKind } from '@/shared/api/generated/model';

export interface AssessedSubject {
  kind: AssessedKind;
  /** `C`, `CICD-SEC-4`, `pciDss4:6.2.4` */
  code: string;
  name: string;
}
