import type { Finding, FindingAttributes } from '../../generated/model';
import type { MockState } from '../state';

/** Each change raises the version, as at the server. Returns the finding as it is now. */
export const changeFinding = (
  state: MockState,
  finding: Finding,
  changes: Partial<FindingAttributes>,
): Finding => {
  const { attributes } = finding;
  const changed = {
    ...finding,
    attributes: { ...attributes, ...changes, version: attributes.version + 1 },
  };
  state.findings = state.findings.map((row) => (row.id === finding.id ? changed : row));
  return changed;
};
