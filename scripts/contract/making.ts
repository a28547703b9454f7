// Rules for operations that create something: they need the URL of the created resource and an
// idempotency key. An operation without either must give the reason in the contract.
import { type Call, isNode, type Node, resolve } from './document.ts';

const made = ['201', '202'];

const responsesOf = ({ responses }: Node): [string, Node][] =>
  Object.entries(isNode(responses) ? responses : {}).flatMap(
    ([status, response]): [string, Node][] =>
      made.includes(status) && isNode(response) ? [[status, response]] : [],
  );

/** The reason for an exemption, or undefined. */
const excuseOf = (operation: Node, word: string): string | undefined => {
  const text = operation[word];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

const hasHeader = ({ headers }: Node, name: string): boolean => isNode(headers) && name in headers;

/** The schema of `data.job_id` within this one. */
const schemaAt = (document: Node, schema: unknown, place: readonly string[]): Node =>
  place.reduce<Node>(
    (at, key) => resolve(document, (at['properties'] as Node | undefined)?.[key]),
    resolve(document, schema),
  );

const anyName = (template: string): string => template.replaceAll(/\{[^}]+\}/g, '{}');

const ofTemplate = (document: Node, { id, operation }: Call, response: Node): string[] => {
  const template = operation['x-location'];
  if (typeof template !== 'string') return [];
  const json = resolve(document, (response['content'] as Node | undefined)?.['application/json']);
  const places = [...template.matchAll(/\{([^}]+)\}/g)].map(([, place = '']) => place);
  const unknown = places.filter(
    (place) =>
      !place.startsWith('path.') &&
      ![schemaAt(document, json['schema'], place.split('.'))['type']].flat().includes('string'),
  );
  const isPath = Object.keys(document['paths'] ?? {}).some(
    (path) => anyName(path) === anyName(template),
  );
  return [
    ...unknown.map((place) => `${id} has an x-location with {${place}}, which it does not answer`),
    ...(template.startsWith('/') && !isPath
      ? [`${id} has the x-location ${template}, which no path is`]
      : []),
  ];
};

const ofLocation = (document: Node, call: Call): string[] => {
  const { id, operation } = call;
  const excuse = excuseOf(operation, 'x-no-location');
  const responses = responsesOf(operation);
  const lacking = responses.filter(([, response]) => !hasHeader(response, 'Location'));
  if (excuse !== undefined)
    return lacking.length === responses.length && responses.length > 0
      ? []
      : [`${id} has an x-no-location that it does not need`];
  return [
    ...lacking.map(([status]) => `${id} answers ${status} without Location or x-no-location`),
    ...responses.flatMap(([, response]) => ofTemplate(document, call, response)),
  ];
};

const isKey = (document: Node, parameter: unknown): boolean =>
  resolve(document, parameter)['name'] === 'Idempotency-Key';

const ofKey = (document: Node, { id, operation }: Call): string[] => {
  const { parameters } = operation;
  const takes = Array.isArray(parameters) && parameters.some((one) => isKey(document, one));
  const excuse = excuseOf(operation, 'x-no-idempotency-key');
  const makes = responsesOf(operation).length > 0;
  if (excuse !== undefined)
    return makes && !takes ? [] : [`${id} has an x-no-idempotency-key that it does not need`];
  return makes && !takes
    ? [`${id} makes something without Idempotency-Key or x-no-idempotency-key`]
    : [];
};

/** The missing declarations of this operation. */
export const debtsOf = (document: Node, call: Call): string[] => [
  ...ofLocation(document, call),
  ...ofKey(document, call),
];
