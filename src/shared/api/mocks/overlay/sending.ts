import type {
  ApplyPatchRequest,
  Finding,
  GeneratePatchRequest,
  LinkDuplicateRequest,
  SendFindingsRequest,
} from '../../generated/model';
import { fieldError } from '#domain/field-errors';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { enqueueJob } from './jobs';
import { bodyOf } from './request';
import { selectedFindings, itemOf } from './selection';

const duplicatesOverlay = (state: MockState) => {
  const find = (id: unknown): Finding => {
    const finding = state.findings.find((row) => row.id === id);
    if (!finding) refuse(404, 'Finding data not found');
    return finding;
  };
  type Attributes = Finding['attributes'];
  const change = (id: string, next: (attributes: Attributes) => Partial<Attributes>) => {
    state.findings = state.findings.map((row) =>
      row.id === id ? { ...row, attributes: { ...row.attributes, ...next(row.attributes) } } : row,
    );
  };
  const link = (to: Finding, canonical: boolean, comment: string | null) => ({
    finding_id: to.id,
    canonical,
    title: to.attributes.title,
    tool: to.attributes.tool,
    reason: 'by_hand' as const,
    facts: null,
    comment,
  });
  const without = (rows: Attributes['duplicates'], id: string) =>
    rows.filter(({ finding_id: other }) => other !== id);
  return {
    linkFindingDuplicate: async ({ params, request }) => {
      const {
        finding_id: other,
        canonical: isMain = false,
        reason = null,
      } = await bodyOf<LinkDuplicateRequest>(request);
      const own = find(params['id']);
      if (other === own.id)
        refuse(422, [{ ...fieldError('own_duplicate'), loc: ['body', 'finding_id'] }]);
      const second = find(other);
      const [main, duplicate] = isMain ? [own, second] : [second, own];
      if (main.attributes.is_duplicate)
        refuse(409, 'The main finding is already a duplicate of another finding.', 'is_duplicate');
      change(main.id, ({ duplicates }) => ({
        duplicates: [...without(duplicates, duplicate.id), link(duplicate, false, reason)],
      }));
      change(duplicate.id, ({ duplicates }) => ({
        is_duplicate: true,
        duplicates: [...without(duplicates, main.id), link(main, true, reason)],
      }));
      return { data: find(own.id) };
    },
    unlinkFindingDuplicate: ({ params }) => {
      const own = find(params['id']);
      const linked = own.attributes.duplicates.find(
        ({ finding_id: id }) => id === params['finding'],
      );
      if (!linked) refuse(404, 'Duplicate not found.');
      const other = linked.finding_id;
      change(own.id, ({ duplicates, is_duplicate: was }) => ({
        is_duplicate: was && !linked.canonical,
        duplicates: without(duplicates, other),
      }));
      change(other, ({ duplicates, is_duplicate: was }) => ({
        is_duplicate: was && linked.canonical,
        duplicates: without(duplicates, own.id),
      }));
      return { data: find(own.id) };
    },
  } satisfies Overlay;
};

/** Sending findings to developers, bulk patches, and linked duplicates. */
export const sendingOverlay = (state: MockState) =>
  ({
    ...duplicatesOverlay(state),
    sendFinding: ({ params, request }) => {
      const sent = selectedFindings(state, request, { finding_ids: [String(params['id'])] });
      if (sent.length === 0) refuse(404, 'Finding data not found');
      const items = sent.map(itemOf);
      return enqueueJob(state, { kind: 'send_findings', title: 'Send a finding', items });
    },
    sendFindings: async ({ request }) => {
      const items = selectedFindings(
        state,
        request,
        await bodyOf<SendFindingsRequest>(request),
      ).map(itemOf);
      const title = `Send ${items.length} findings`;
      return enqueueJob(state, { kind: 'send_findings', title, items });
    },
    generatePatches: async ({ request }) => {
      const { findings: ids, selection } = await bodyOf<GeneratePatchRequest>(request);
      const items = selectedFindings(state, request, { finding_ids: ids, selection }).map(itemOf);
      const title = `Generate patches for ${items.length} findings`;
      return enqueueJob(state, { kind: 'generate_patches', title, items });
    },
    applyPatches: async ({ request }) => {
      const { remediations } = await bodyOf<ApplyPatchRequest>(request);
      const title = `Apply ${remediations.length} patches`;
      return enqueueJob(state, { kind: 'apply_patches', title });
    },
  }) satisfies Overlay;
