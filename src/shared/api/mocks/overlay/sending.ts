import type {
  ApplyPatchRequest,
  Finding,
  GeneratePatchRequest,
  LinkDuplicateRequest,
  SendFindingsRequest,
} from '../../generated/model';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { enqueueJob } from './jobs';
import { bodyOf } from './request';
import { chosen, itemOf } from './selection';

const duplicatesOverlay = (state: MockState) => {
  const find = (id: unknown): Finding => {
    const finding = state.findings.find((row) => row.id === id);
    if (!finding) refuse(404, 'Finding data not found');
    return finding;
  };
  const replace = (finding: Finding, duplicates: Finding['attributes']['duplicates']) => {
    const changed = { ...finding, attributes: { ...finding.attributes, duplicates } };
    state.findings = state.findings.map((row) => (row.id === finding.id ? changed : row));
    return { data: changed };
  };
  return {
    linkFindingDuplicate: async ({ params, request }) => {
      const {
        finding_id: other,
        canonical = false,
        reason = null,
      } = await bodyOf<LinkDuplicateRequest>(request);
      const finding = find(params['id']);
      const { id, attributes } = find(other);
      if (id === finding.id) refuse(422, 'A finding is no duplicate of itself.');
      const { title, tool } = attributes;
      const link = { finding_id: id, canonical, title, tool, comment: reason, facts: null };
      const others = finding.attributes.duplicates.filter(({ finding_id }) => finding_id !== id);
      return replace(finding, [...others, { ...link, reason: 'by_hand' }]);
    },
    unlinkFindingDuplicate: ({ params }) => {
      const finding = find(params['id']);
      const { duplicates } = finding.attributes;
      const others = duplicates.filter(({ finding_id: id }) => id !== params['finding']);
      if (others.length === duplicates.length) refuse(404, 'They are not linked.');
      return replace(finding, others);
    },
  } satisfies Overlay;
};

/** Sending findings to developers, patches for many of them, and linked duplicates. */
export const sendingOverlay = (state: MockState) =>
  ({
    ...duplicatesOverlay(state),
    sendFinding: ({ params }) => {
      const sent = chosen(state.findings, { finding_ids: [String(params['id'])] });
      if (sent.length === 0) refuse(404, 'Finding data not found');
      const items = sent.map(itemOf);
      return enqueueJob(state, { kind: 'send_findings', title: 'Send a finding', items });
    },
    sendFindings: async ({ request }) => {
      const items = chosen(state.findings, await bodyOf<SendFindingsRequest>(request)).map(itemOf);
      const title = `Send ${items.length} findings`;
      return enqueueJob(state, { kind: 'send_findings', title, items });
    },
    generatePatches: async ({ request }) => {
      const { findings: ids, selection } = await bodyOf<GeneratePatchRequest>(request);
      const items = chosen(state.findings, { finding_ids: ids, selection }).map(itemOf);
      const title = `Generate patches for ${items.length} findings`;
      return enqueueJob(state, { kind: 'generate_patches', title, items });
    },
    applyPatches: async ({ request }) => {
      const { remediations } = await bodyOf<ApplyPatchRequest>(request);
      const title = `Apply ${remediations.length} patches`;
      return enqueueJob(state, { kind: 'apply_patches', title });
    },
  }) satisfies Overlay;
