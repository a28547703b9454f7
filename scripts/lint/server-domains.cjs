// The server's domains and the direction of their imports: a domain imports those below it. A
// folder within a domain is a separate domain if others need only that part.
const floors = [
  [
    'activity',
    'connections',
    'host-webhooks',
    'manage-clients',
    'organization-export',
    'sample',
    'team',
    'teams',
  ],
  ['pulls', 'remediation', 'supply-chain'],
  ['vulnerability-feeds', 'webhooks'],
  ['imports'],
  ['findings'],
  ['policies', 'prioritization', 'scans'],
  [
    'notifications/feedback',
    'notifications/mail-log',
    'organization',
    'repositories',
    'teams/codeowners',
  ],
  ['billing'],
  ['identity'],
  ['findings/query'],
  ['activity/records', 'findings/records', 'scans/records'],
  ['prioritization/score'],
  ['policies/rules'],
  ['billing/partners', 'source-hosts', 'vulnerability-feeds/store'],
  ['audit-log'],
  ['notifications'],
  ['access', 'teams/owners'],
];

const domains = floors.flat();

/** The level of a domain: imports go from a higher level to a lower one. */
const floorOf = (domain) => -floors.findIndex((floor) => floor.includes(domain));

module.exports = { floors, domains, floorOf };
