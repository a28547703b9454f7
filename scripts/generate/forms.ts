// Generates valibot schemas for the web app's forms, so that no form repeats a limit of the
// contract. They describe form values, not requests: texts are trimmed, and a text that the request
// may omit or send as null may be empty. The forms provide the messages
// (`src/shared/lib/form/issue-message.ts`).
import { type Json, type Node, resolve } from './examples.ts';

/** The request bodies that forms send. A test fails for one that no form imports. */
export const formRequests: ReadonlySet<string> = new Set([
  'AiConfigurationInput',
  'CancelSubscriptionRequest',
  'ChangePasswordRequest',
  'CloudScanRequest',
  'ConnectorRequest',
  'CreateIssueRequest',
  'CreateNotificationRequest',
  'CreateRepositoryWithListRequest',
  'FeedbackRequest',
  'ForgotPasswordRequest',
  'GeneratePlexalyzerTokenRequest',
  'InviteRequest',
  'LinkProductRequest',
  'LoginRequest',
  'PartnerRequest',
  'PasskeyNameRequest',
  'PasswordProof',
  'PolicyRequest',
  'PricingRequest',
  'PullRequestSettingsRequest',
  'RegisterRequest',
  'RegistryImageScanRequest',
  'RemediatorInput',
  'ResetPasswordRequest',
  'RecordAssessmentRequest',
  'ReviewerNoteRequest',
  'SaveGithubConfigurationRequest',
  'SaveTokenRequest',
  'SemgrepCliRequest',
  'SetupRequest',
  'StripeEmailRequest',
  'TeamRequest',
  'ToolConnectorRequest',
  'UpdateClientRequest',
  'UpdateFindingRequest',
  'UpdateRepositoryRequest',
  'UserConnectorRequest',
  'VerifyRegisterRequest',
  'WebhookRequest',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const formats: Readonly<Record<string, string>> = {
  uuid: 'v.uuid()',
  date: 'v.isoDate()',
  'date-time': 'v.isoTimestamp()',
  email: 'v.email()',
  uri: 'v.url()',
};

/** A trimmed text is not empty if it contains a non-space character. */
const notBlank = String.raw`\S`;

const bound = (schema: Node, keyword: string, action: string): string[] =>
  typeof schema[keyword] === 'number' ? [`v.${action}(${schema[keyword]})`] : [];

const pipe = (base: string, actions: readonly string[]): string =>
  actions.length === 0 ? base : `v.pipe(${[base, ...actions].join(', ')})`;

const isNullable = ({ type }: Node): boolean => Array.isArray(type) && type.includes('null');

const text = (schema: Node, mayBeEmpty: boolean): string => {
  const { format, pattern, minLength } = schema;
  const start = format === 'password' ? [] : ['v.trim()'];
  const shape = [
    ...(typeof pattern === 'string' && pattern !== notBlank
      ? [`v.regex(${String(new RegExp(pattern, 'u'))})`]
      : []),
    ...(typeof format === 'string' && format in formats ? [String(formats[format])] : []),
  ];
  const longest = bound(schema, 'maxLength', 'maxLength');
  const shortest = Number(minLength) > 1 ? bound(schema, 'minLength', 'minLength') : [];
  if (!mayBeEmpty) {
    const filled =
      Number(minLength) === 1 || (shape.length > 0 && shortest.length === 0)
        ? ['v.nonEmpty()']
        : [];
    return pipe('v.string()', [...start, ...filled, ...shortest, ...shape, ...longest]);
  }
  if (shape.length === 0 && shortest.length === 0)
    return pipe('v.string()', [...start, ...longest]);
  const given = pipe('v.string()', [...shortest, ...shape, ...longest]);
  return pipe('v.string()', [...start, `v.union([v.literal(''), ${given}])`]);
};

const numeric = (schema: Node, whole: boolean): string => {
  const value = pipe('v.number()', [
    ...(whole ? ['v.integer()'] : []),
    ...bound(schema, 'minimum', 'minValue'),
    ...bound(schema, 'maximum', 'maxValue'),
  ]);
  return isNullable(schema) ? `v.nullable(${value})` : value;
};

/** The schema in `oneOf: [schema, null]`. */
const besideNull = ({ oneOf }: Node): Json | undefined => {
  if (!Array.isArray(oneOf)) return undefined;
  const others = oneOf.filter((choice) => !(isNode(choice) && choice.type === 'null'));
  return others.length === 1 && oneOf.length === 2 ? others[0] : undefined;
};

/** Generates the code of one schema. `mayBeEmpty`: the request may omit it. */
const write = (document: Node, given: Json | undefined, mayBeEmpty: boolean): string => {
  const schema = isNode(given) ? resolve(document, given) : {};
  if ('const' in schema) return `v.literal(${JSON.stringify(schema.const)})`;
  if (Array.isArray(schema.enum))
    return `v.picklist(${JSON.stringify(schema.enum.filter((choice) => choice !== null))})`;
  const other = besideNull(schema);
  if (other !== undefined) return `v.nullable(${write(document, other, mayBeEmpty)})`;
  const type = [schema.type].flat().find((one) => one !== 'null');
  switch (type) {
    case 'string':
      return text(schema, mayBeEmpty || isNullable(schema));
    case 'integer':
    case 'number':
      return numeric(schema, type === 'integer');
    case 'boolean':
      return 'v.boolean()';
    case 'array':
      return pipe(`v.array(${write(document, schema.items, false)})`, [
        ...bound(schema, 'minItems', 'minLength'),
        ...bound(schema, 'maxItems', 'maxLength'),
        ...(schema.uniqueItems === true
          ? ['v.check((items) => new Set(items).size === items.length)']
          : []),
      ]);
    case 'object':
      return object(document, schema);
    default:
      return 'v.unknown()';
  }
};

const object = (document: Node, schema: Node): string => {
  // A free-form object has no limits; the form decides how the user enters it.
  if (!isNode(schema.properties)) return 'v.unknown()';
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const entries = Object.entries(schema.properties).map(
    ([name, property]) => `${name}: ${write(document, property, !required.has(name))},\n`,
  );
  return `v.object({\n${entries.join('')}})`;
};

/** Variants by the value of the discriminator, otherwise the single schema. */
const request = (document: Node, name: string): string => {
  const { discriminator, ...schema } = resolve(document, { $ref: `#/components/schemas/${name}` });
  const mapping =
    isNode(discriminator) && isNode(discriminator.mapping) ? discriminator.mapping : {};
  const variants = Object.entries(mapping).map(
    ([value, $ref]) => `${value}: ${write(document, { $ref: $ref ?? null }, false)},\n`,
  );
  return variants.length > 0 ? `{\n${variants.join('')}}` : write(document, schema, false);
};

type Operation = { readonly tag: string; readonly body: string };

const operations = (document: Node): Operation[] =>
  Object.values(isNode(document.paths) ? document.paths : {})
    .flatMap((item) => Object.values(isNode(item) ? item : {}).filter(isNode))
    .flatMap(({ tags, requestBody }) => {
      const content = isNode(requestBody) && isNode(requestBody.content) ? requestBody.content : {};
      const json = content['application/json'];
      const $ref = isNode(json) && isNode(json.schema) ? json.schema.$ref : undefined;
      const tag = Array.isArray(tags) ? tags[0] : undefined;
      return typeof $ref === 'string' && typeof tag === 'string'
        ? [{ tag, body: $ref.slice($ref.lastIndexOf('/') + 1) }]
        : [];
    });

/** The source of one module per tag of the contract, so that a page loads only its own forms. */
export const formModules = (document: Node): ReadonlyMap<string, string> => {
  const written = new Set<string>();
  const modules = new Map<string, string>();
  for (const { tag, body } of operations(document)) {
    if (!formRequests.has(body) || written.has(body)) continue;
    written.add(body);
    const before = modules.get(tag) ?? "import * as v from 'valibot';\n";
    modules.set(
      tag,
      `${before}\nexport const ${camel(body)}Schema = ${request(document, body)};\n`,
    );
  }
  const missing = [...formRequests].filter((name) => !written.has(name));
  if (missing.length > 0) throw new Error(`No operation takes ${missing.join(', ')}`);
  return modules;
};
