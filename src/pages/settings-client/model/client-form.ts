import * as v from 'valibot';
import type { Client, UpdateClientRequest } from '@/shared/api/generated/model';
import { required } from '@/shared/lib/form';

const text = v.pipe(v.string(), v.trim(), v.maxLength(500));

/** The form's own shape: lists are written with commas, empty texts mean "none". */
export const clientSchema = v.object({
  organization_name: required(200),
  legal_name: text,
  address: text,
  schedule_scan: v.picklist(['off', 'daily', 'weekly', 'monthly']),
  autonomous_scan: v.boolean(),
  pipeline_integration: v.boolean(),
  enable_false_positive_analysis: v.boolean(),
  excluded_tools: text,
  included_tools: text,
  parent_company: text,
  global_entity_identifier: text,
  category: text,
  url_company: v.pipe(text, v.check((url) => url === '' || /^https?:\/\/\S+$/.test(url))),
  subsidiary: text,
  branch: text,
  service: text,
  data_processing: text,
  applicable_regulations: text,
});

export type ClientForm = v.InferOutput<typeof clientSchema>;

const written = (items: readonly string[]) => items.join(', ');
const items = (list: string) => [...new Set(list.split(',').map((item) => item.trim()).filter(Boolean))];
const orNull = (value: string) => (value === '' ? null : value);

export const formOfClient = (client: Client): ClientForm => {
  const { information, structure, regulations } = client.company;
  return {
    organization_name: client.organization_name,
    legal_name: client.legal_name ?? '',
    address: client.address ?? '',
    schedule_scan: client.schedule_scan,
    autonomous_scan: client.autonomous_scan,
    pipeline_integration: client.pipeline_integration,
    enable_false_positive_analysis: client.enable_false_positive_analysis,
    excluded_tools: written(client.excluded_tools),
    included_tools: written(client.included_tools),
    parent_company: information.parent_company ?? '',
    global_entity_identifier: information.global_entity_identifier ?? '',
    category: information.category ?? '',
    url_company: information.url_company ?? '',
    subsidiary: written(structure.subsidiary),
    branch: written(structure.branch),
    service: written(structure.service),
    data_processing: written(structure.data_processing.locations),
    applicable_regulations: written(regulations.applicable_regulations),
  };
};

export const requestOfForm = (form: ClientForm): UpdateClientRequest => ({
  organization_name: form.organization_name,
  legal_name: orNull(form.legal_name),
  address: orNull(form.address),
  schedule_scan: form.schedule_scan,
  autonomous_scan: form.autonomous_scan,
  pipeline_integration: form.pipeline_integration,
  enable_false_positive_analysis: form.enable_false_positive_analysis,
  excluded_tools: items(form.excluded_tools),
  included_tools: items(form.included_tools),
  company: {
    information: {
      legal_name: orNull(form.legal_name),
      parent_company: orNull(form.parent_company),
      global_entity_identifier: orNull(form.global_entity_identifier),
      category: orNull(form.category),
      url_company: orNull(form.url_company),
    },
    structure: { subsidiary: items(form.subsidiary), branch: items(form.branch), service: items(form.service), data_processing: { locations: items(form.data_processing) } },
    regulations: { applicable_regulations: items(form.applicable_regulations) },
  },
});
