import type { Finding, FindingAttributes } from '../../generated/model';
import type { MockState } from '../state';

/** Each change increments the version, as on the server. Returns the changed finding. */
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
