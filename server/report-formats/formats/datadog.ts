import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, num, str, texts } from '../parsers/json-access.ts';

/** The properties of a finding are nested in the attributes of its row. */
const factsOf = (row: unknown): unknown => at(row, 'attributes', 'attributes');

/** Datadog's own status, a user's mute and a passed rule each mean that the finding is not open. */
function settledOf(facts: unknown): Entry | undefined {
  if (str(facts, 'compliance', 'evaluation')?.toLowerCase() === 'pass') return skipped('passed');
  const status = str(facts, 'status')?.toLowerCase();
  return status === 'resolved' || status === 'auto_closed' ? skipped('fixed_in_report') : undefined;
}

/** `/api/v2/security/findings`: misconfigurations, vulnerabilities, attack paths and identities. */
export const datadog = jsonFormat({
  id: 'datadog',
  tool: 'Datadog Cloud Security',
  category: 'cloud',
  docsUrl: 'https://docs.datadoghq.com/api/latest/security-monitoring/',
  aliases: ['datadog', 'datadog security'],
  detect: ({ value }) =>
    has(value, 'data.0.attributes.attributes.finding_type') ||
    has(value, 'data.0.attributes.attributes.finding_id')
      ? 1
      : 0,
  each: ['/data/#'],
  asides: ['meta', 'links'],
  map: (row) => {
    const facts = factsOf(row);
    const settled = settledOf(facts);
    if (settled !== undefined) return settled;
    const [base, adjusted] = ['base', 'adjusted'].map((name) =>
      at(facts, 'severity_details', name),
    );
    const muted =
      str(facts, 'status')?.toLowerCase() === 'muted' ||
      at(facts, 'workflow', 'mute', 'is_muted') === true;
    return {
      ruleId: str(facts, 'rule', 'id') ?? str(facts, 'finding_type'),
      ruleName: str(facts, 'rule', 'name'),
      title: str(facts, 'title') ?? str(facts, 'rule', 'name'),
      description: joinParagraphs(
        str(facts, 'description'),
        str(facts, 'advisory', 'summary'),
        labeledLines({
          'Kind of finding': str(facts, 'finding_type'),
          Resource: str(facts, 'resource_name') ?? str(facts, 'resource_id'),
        }),
      ),
      // The severity is adjusted to the environment; the base severity is that of the rule.
      severity: str(facts, 'severity'),
      cvss: [base, adjusted].map((one) => ({
        vector: str(one, 'vector'),
        score: num(one, 'score'),
      })),
      vulnerabilityIds: [
        str(facts, 'advisory', 'cve'),
        ...texts(facts, 'advisory', 'aliases'),
        str(facts, 'title'),
      ],
      component: { name: str(facts, 'package', 'name'), version: str(facts, 'package', 'version') },
      cloudResource: {
        provider: str(facts, 'cloud_resource', 'cloud_provider')?.toLowerCase(),
        account: str(facts, 'cloud_resource', 'account', 'account_id'),
        region: str(facts, 'cloud_resource', 'region'),
        type: str(facts, 'resource_type'),
        id: str(facts, 'resource_id') ?? str(facts, 'resource_name'),
      },
      tags: texts(row, 'attributes', 'tags').slice(0, 20),
      fingerprints: { id: str(row, 'id') ?? str(facts, 'finding_id') ?? '' },
      suppression: muted ? { kind: 'muted', status: 'accepted' } : undefined,
      firstSeen: str(facts, 'first_seen_at'),
    };
  },
});
