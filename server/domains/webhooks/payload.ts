// The body of a ticket: a template with `{{field}}` placeholders, filled with the escaping of its
// format.
import type { components } from '../../../openapi/generated/paths.d.ts';

type Schemas = components['schemas'];
export type WebhookField = Schemas['WebhookField'];
export type WebhookDataType = Schemas['WebhookDataType'];
export type FindingFields = Readonly<Record<WebhookField, string>>;

/** The specification's default payload fields. */
export const defaultFields: readonly WebhookField[] = [
  'title',
  'severity',
  'status',
  'file_path',
  'line',
  'description',
  'date',
  'tool',
  'cve',
  'cwe',
];

export const contentTypes: Readonly<Record<WebhookDataType, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  text: 'text/plain; charset=utf-8',
  form: 'application/x-www-form-urlencoded',
};

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapes: Readonly<Record<WebhookDataType, (text: string) => string>> = {
  json: (text) => JSON.stringify(text).slice(1, -1),
  // XML 1.0 forbids control characters, even escaped.

  xml: (text) =>
    text
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .replaceAll(/[&<>"']/g, (sign) => xmlEntities[sign] ?? sign),
  text: (text) => text,
  form: encodeURIComponent,
};

const templates: Readonly<Record<WebhookDataType, (fields: readonly WebhookField[]) => string>> = {
  json: (fields) => `{\n${fields.map((field) => `  "${field}": "{{${field}}}"`).join(',\n')}\n}`,
  xml: (fields) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<finding>\n${fields.map((field) => `  <${field}>{{${field}}}</${field}>`).join('\n')}\n</finding>`,
  text: (fields) => fields.map((field) => `${field}: {{${field}}}`).join('\n'),
  form: (fields) => fields.map((field) => `${field}={{${field}}}`).join('&'),
};

export const defaultTemplate = (
  dataType: WebhookDataType,
  fields: readonly WebhookField[],
): string => templates[dataType](fields);

/** Unknown placeholders stay in the text, so that the user sees the mistake. */
export const fillTemplate = (
  dataType: WebhookDataType,
  template: string,
  values: FindingFields,
): string =>
  template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? escapes[dataType](values[name as WebhookField]) : whole,
  );

export const exampleFinding: FindingFields = {
  title: 'SQL injection in "orders" <search>',
  severity: 'high',
  status: 'open',
  file_path: 'src/orders/search.ts',
  line: '000042',
  description: 'User input reaches the query & is not bound.',
  date: '2026-01-12T10:00:00.000Z',
  tool: 'semgrep',
  cve: '',
  cwe: 'CWE-89',
};

/** Returns whether the filled template is valid in its format. */
export const isValidTemplate = (dataType: WebhookDataType, template: string): boolean => {
  if (dataType !== 'json') return true;
  try {
    JSON.parse(fillTemplate('json', template, exampleFinding));
    return true;
  } catch {
    return false;
  }
};
