// Sequences of changes: created objects exist, taken names are refused, and deleted objects are
// gone. They change the server and the mocks alike, so they run last and in this order.
import { ask, type Question, table } from './question.ts';

const policy = {
  name: 'Criticals within a week',
  description: null,
  category: 'sla',
  enabled: true,
  conditions: [{ key: 'severity', value: 'critical' }],
  actions: { due_days: 7, notify: true, gate: true },
};

const saved = { name: 'High', filters: [{ key: 'severity', value: 'high' }] };

export const courseQuestions: readonly Question[] = [
  ...table([
    ['admin', 'POST', '/v1/domains', { domain: 'acme.example' }],
    ['admin', 'POST', '/v1/domains', { domain: 'acme.example' }],
    ['admin', 'POST', '/v1/teams', { name: 'Payments', member_ids: [], owns: [] }],
    ['admin', 'POST', '/v1/teams', { name: 'Payments', member_ids: [], owns: [] }],
    ['admin', 'POST', '/v1/findings-filter/save', saved],
    ['admin', 'POST', '/v1/findings-filter/save', saved],
    ['admin', 'POST', '/v1/findings-filter/activate/High'],
    ['admin', 'POST', '/v1/findings-filter/activate/Nothing'],
    ['admin', 'PUT', '/v1/findings-filter/High/update-activate', { name: 'Higher' }],
    ['admin', 'GET', '/v1/findings-filter/selected'],
    ['admin', 'DELETE', '/v1/findings-filter/delete/Higher'],
    ['admin', 'DELETE', '/v1/findings-filter/delete/Higher'],
    ['admin', 'POST', '/v1/team', { email: 'new@acme.example', role: 'developer' }],
    ['admin', 'POST', '/v1/team', { email: 'new@acme.example', role: 'developer' }],
    ['admin', 'GET', '/v1/team?q=new@acme'],
    ['admin', 'PUT', '/v1/sign-in-rules', { idle_minutes: 60, require_two_factor: false }],
    ['admin', 'GET', '/v1/sign-in-rules'],
    ['admin', 'POST', '/v1/semgrep-cli', { token: 'semgrep-token', config: 'p/ci' }],
    ['admin', 'GET', '/v1/semgrep-cli'],
    ['admin', 'DELETE', '/v1/semgrep-cli'],
    ['admin', 'GET', '/v1/semgrep-cli'],
    ['admin', 'POST', '/v1/policies', policy],
    ['admin', 'POST', '/v1/policies', policy],
    ['admin', 'GET', '/v1/policies'],
  ]),
  ask('admin', 'PUT', '/v1/findings/{finding}/toggle_false_positive', {
    body: { false_positive: true },
  }),
  ...table([['admin', 'GET', '/v1/findings?false_positive=true']], 'rows'),
  ask('admin', 'PUT', '/v1/findings/{finding}/toggle_false_positive', {
    body: { false_positive: false },
  }),
  ...table([['admin', 'GET', '/v1/findings?false_positive=true']], 'rows'),
  ...table([
    ['admin', 'POST', '/v1/findings/{finding}/comments', { comment: 'Reproduced.' }],
    ['admin', 'GET', '/v1/findings/{finding}/history'],
    ['admin', 'POST', '/v1/findings/{other}/duplicates', { finding_id: '{finding}' }],
    ['admin', 'GET', '/v1/findings/{other}'],
    ['admin', 'DELETE', '/v1/findings/{other}/duplicates/{finding}'],
    ['admin', 'DELETE', '/v1/findings/{other}/duplicates/{finding}'],
    ['admin', 'POST', '/v1/findings/{other}/duplicates', { finding_id: '{other}' }],
  ]),
  ask('admin', 'POST', '/v1/findings/{other}/risk-acceptance', {
    body: { reason: 'Behind a firewall.' },
  }),
  ...table([['admin', 'GET', '/v1/findings?status=risk_accepted']], 'rows'),
  ask('admin', 'DELETE', '/v1/findings/{other}/risk-acceptance'),
  ...table([['admin', 'GET', '/v1/findings?status=risk_accepted']], 'rows'),
  ...table([
    [
      'admin',
      'POST',
      '/v1/bulk_actions/triage',
      { finding_ids: ['{finding}', '{other}'], change: { status: 'in_progress' } },
    ],
  ]),
  ...table([['admin', 'GET', '/v1/findings?status=in_progress']], 'rows'),
  ...table([
    ['admin', 'GET', '/v1/jobs'],
    ['admin', 'PUT', '/v1/repositories/{repository}', { nickname: 'ledger' }],
    ['admin', 'PUT', '/v1/repositories/{repository}', { nickname: 'statement-web' }],
  ]),
  ...table([['admin', 'GET', '/v1/repositories?q=ledger']], 'rows'),
  ...table([
    ['admin', 'DELETE', '/v1/repositories/{repository}'],
    ['admin', 'GET', '/v1/repositories/{repository}'],
    ['admin', 'DELETE', '/v1/repositories/{repository}'],
  ]),
];
