/**
 * Prowler: CSV of 2, 3 and 4+, JSON of 2 (lines) and 3 (list). Its OCSF output is read by
 * `ocsf.ts`.
 */
import { type Entry, skippedByStatus } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import type { Row } from '../parsers/csv-reader.ts';
import { at, entries, has, isList, str, texts } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

export const prowlerCommon = {
  tool: 'Prowler',
  category: 'cloud',
  docsUrl: 'https://docs.prowler.com/projects/prowler-open-source/en/latest/tutorials/reporting/',
} as const;

/** Statuses of open findings. A manual check needs a review, so it is open as well. */
const open = new Set(['FAIL', 'MANUAL']);

/** Versions 2 and 3 write `WARNING` for checks muted by their allow list. */
const isMuted = (status: string | undefined): boolean => status?.toUpperCase() === 'WARNING';

const muted = { kind: 'muted', status: 'accepted' } as const;

const closedBy = (status: string | undefined): Entry | undefined =>
  isMuted(status) || open.has(status?.toUpperCase() ?? '') ? undefined : skippedByStatus(status);

function version2(row: Row): Entry {
  const result = cell(row, 'check_result')?.toUpperCase();
  const closed = closedBy(result);
  if (closed !== undefined) return closed;
  const rule = /\[([^[\]]*)\]/.exec(cell(row, 'title_text') ?? '')?.[1] ?? cell(row, 'title_id');
  return {
    ruleId: rule,
    ruleName: cell(row, 'title_text'),
    title: cell(row, 'check_result_extended') ?? cell(row, 'title_text'),
    description: joinParagraphs(
      cell(row, 'title_text'),
      cell(row, 'check_risk'),
      labeledLines({ Result: result, Region: cell(row, 'region'), Profile: cell(row, 'profile') }),
    ),
    mitigation: cell(row, 'check_remediation'),
    severity:
      cell(row, 'check_severity') ??
      (/Level 1/.test(cell(row, 'item_level') ?? '') ? 'medium' : 'low'),
    cloudResource: {
      provider: 'aws',
      account: cell(row, 'account_num'),
      region: cell(row, 'region'),
      type: cell(row, 'check_asff_resource_type'),
      id: cell(row, 'check_resource_id') ?? cell(row, 'account_num'),
    },
    references: [cell(row, 'check_doc')],
    tags: [cell(row, 'check_servicename')],
    suppression: isMuted(result) ? muted : undefined,
  };
}

export const prowler2Csv = csvFormat({
  ...prowlerCommon,
  id: 'prowler-2',
  aliases: ['aws_prowler', 'aws prowler'],
  emptyMeansClean: true,
  columns: [['profile', 'account_num', 'check_result', 'title_text']],
  map: version2,
});

export function prowlerRow(row: Row): Entry {
  const closed = closedBy(cell(row, 'status'));
  if (closed !== undefined) return closed;
  const id = cell(row, 'check_id', 'checkid');
  return {
    ruleId: id,
    ruleName: cell(row, 'check_title', 'checktitle'),
    title: cell(row, 'check_title', 'checktitle') ?? cell(row, 'status_extended'),
    description: joinParagraphs(
      cell(row, 'status_extended', 'statusextended'),
      cell(row, 'description'),
      cell(row, 'risk'),
    ),
    mitigation: cell(row, 'remediation_recommendation_text', 'remediation_recommendation'),
    severity: cell(row, 'severity'),
    cloudResource: {
      provider: cell(row, 'provider'),
      account: cell(row, 'account_uid', 'account_id', 'subscription', 'project_id'),
      region: cell(row, 'region', 'location'),
      type: cell(row, 'resource_type'),
      id: cell(row, 'resource_uid', 'resource_id', 'resource_name', 'resource_arn'),
    },
    references: [
      cell(row, 'related_url'),
      cell(row, 'remediation_recommendation_url'),
      cell(row, 'additional_urls'),
    ],
    tags: [cell(row, 'service_name'), ...(cell(row, 'categories')?.split(/,| \| /) ?? [])],
    suppression:
      cell(row, 'muted')?.toLowerCase() === 'true' || isMuted(cell(row, 'status'))
        ? muted
        : undefined,
    fingerprints:
      cell(row, 'finding_uid', 'finding_unique_id')?.includes('<') === false
        ? { findingUid: cell(row, 'finding_uid', 'finding_unique_id') ?? '' }
        : undefined,
  };
}

export const prowlerCsv = csvFormat({
  ...prowlerCommon,
  id: 'prowler',
  aliases: ['aws_prowler_v3plus', 'aws prowler v3', 'aws prowler v3plus'],
  columns: [
    ['check_id', 'check_title', 'status', 'severity', 'provider'],
    ['check_id', 'status', 'status_extended', 'severity'],
  ],
  map: prowlerRow,
});

function finding(raw: unknown): Entry {
  const closed = closedBy(str(raw, 'Status'));
  if (closed !== undefined) return closed;
  // Version 2 writes the id in brackets.
  const id = str(raw, 'CheckID') ?? str(raw, 'Control ID')?.replace(/^\[(.*)\]$/, '$1');
  return {
    ruleId: id,
    ruleName: str(raw, 'CheckTitle'),
    title: str(raw, 'CheckTitle') ?? str(raw, 'Control') ?? str(raw, 'Message'),
    description: joinParagraphs(
      str(raw, 'StatusExtended') ?? str(raw, 'Message'),
      str(raw, 'Description'),
      str(raw, 'Risk'),
      labeledLines({
        Compliance:
          entries(raw, 'Compliance')
            .map(([name]) => name)
            .join(', ') || undefined,
      }),
    ),
    mitigation: joinParagraphs(
      str(raw, 'Remediation', 'Recommendation', 'Text') ?? str(raw, 'Remediation'),
      str(raw, 'Remediation', 'Code', 'CLI'),
    ),
    severity: str(raw, 'Severity'),
    cloudResource: {
      provider: str(raw, 'Provider') ?? 'aws',
      account:
        str(raw, 'AccountId') ??
        str(raw, 'Account Number') ??
        str(raw, 'Subscription') ??
        str(raw, 'ProjectId'),
      region: str(raw, 'Region') ?? str(raw, 'Location'),
      type: str(raw, 'ResourceType'),
      id:
        str(raw, 'ResourceArn') ??
        str(raw, 'ResourceId') ??
        str(raw, 'Resource ID') ??
        str(raw, 'Account Number'),
    },
    references: [
      str(raw, 'RelatedUrl'),
      str(raw, 'Doc link'),
      str(raw, 'Remediation', 'Recommendation', 'Url'),
    ],
    tags: [...texts(raw, 'CheckType'), str(raw, 'ServiceName') ?? str(raw, 'Service')],
    suppression: isMuted(str(raw, 'Status')) ? muted : undefined,
    fingerprints:
      str(raw, 'FindingUniqueId') === undefined
        ? undefined
        : { findingUniqueId: str(raw, 'FindingUniqueId') ?? '' },
  };
}

export const prowlerJson = jsonFormat({
  ...prowlerCommon,
  id: 'prowler-json',
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return has(sample, 'CheckID', 'Status', 'Severity') ||
      has(sample, 'Control ID', 'Account Number')
      ? 1
      : 0;
  },
  each: ['', '/#'],
  map: finding,
});
