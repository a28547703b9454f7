// The part of the specification's client that users edit, with its defaults. Stored as one JSON
// document next to name and tier.
import type { components } from '../../../openapi/generated/paths.d.ts';

type Schemas = components['schemas'];
export type Client = Schemas['Client'];
export type Company = Schemas['Company'];
export type UpdateClientRequest = Schemas['UpdateClientRequest'];

export type ClientDocument = Pick<
  Client,
  | 'enable_false_positive_analysis'
  | 'credit_card'
  | 'address'
  | 'legal_name'
  | 'schedule_scan'
  | 'autonomous_scan'
  | 'pipeline_integration'
  | 'deep_reasoning_enrichment'
  | 'excluded_tools'
  | 'included_tools'
  | 'company'
>;

const emptyCompany: Company = {
  information: {
    legal_name: null,
    parent_company: null,
    global_entity_identifier: null,
    category: null,
    url_company: null,
  },
  structure: {
    headquarters: { coordinate: null, locations: [] },
    subsidiary: [],
    branch: [],
    service: [],
    data_processing: { locations: [] },
  },
  regulations: { applicable_regulations: [] },
};

const defaults: ClientDocument = {
  enable_false_positive_analysis: false,
  credit_card: false,
  address: null,
  legal_name: null,
  schedule_scan: 'off',
  autonomous_scan: false,
  pipeline_integration: true,
  deep_reasoning_enrichment: false,
  excluded_tools: [],
  included_tools: [],
  company: emptyCompany,
};

const defined = <T extends object>(values: T | undefined): Partial<T> =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

const mergeCompany = (known: Company, change: UpdateClientRequest['company']): Company => {
  const { headquarters, data_processing: processing, ...lists } = change?.structure ?? {};
  return {
    information: { ...known.information, ...defined(change?.information) },
    structure: {
      ...known.structure,
      ...defined(lists),
      headquarters: { ...known.structure.headquarters, ...defined(headquarters) },
      data_processing: { ...known.structure.data_processing, ...defined(processing) },
    },
    regulations: { ...known.regulations, ...defined(change?.regulations) },
  };
};

export const parseClientDocument = (stored: Readonly<Record<string, unknown>>): ClientDocument => ({
  ...defaults,
  ...(stored as Partial<ClientDocument>),
});

/** Absent fields keep their value. */
export const applyClientUpdate = (
  known: ClientDocument,
  change: UpdateClientRequest,
): ClientDocument => ({
  ...known,
  ...defined({
    address: change.address,
    legal_name: change.legal_name,
    enable_false_positive_analysis: change.enable_false_positive_analysis,
    schedule_scan: change.schedule_scan,
    autonomous_scan: change.autonomous_scan,
    pipeline_integration: change.pipeline_integration,
    excluded_tools: change.excluded_tools,
    included_tools: change.included_tools,
  }),
  company: mergeCompany(known.company, change.company),
});
