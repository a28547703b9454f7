import { defineMessage } from '@lingui/core/macro';

/** Codes of the findings lists and the actions on findings; see `problem-messages.ts`. */
export const findingProblemMessages = {
  scan_matches_forgotten: defineMessage({
    id: 'problem.scan_matches_forgotten',
    message: 'An older scan’s matches are kept for 30 days only. Compare by day instead.',
  }),
  too_many_marked_findings: defineMessage({
    id: 'problem.too_many_marked_findings',
    message: 'You can mark up to {most} findings one by one. Mark all as seen first.',
  }),
  too_many_triage_rules: defineMessage({
    id: 'problem.too_many_triage_rules',
    message: 'An organisation can have up to {most} triage rules.',
  }),
  triage_rule_name_taken: defineMessage({
    id: 'problem.triage_rule_name_taken',
    message: 'A triage rule with this name already exists.',
  }),
  triage_rule_stuck: defineMessage({
    id: 'problem.triage_rule_stuck',
    message: 'This rule cannot act: {reason}.',
  }),
  view_name_taken: defineMessage({
    id: 'problem.view_name_taken',
    message: 'You already have a saved view with this name.',
  }),
};
