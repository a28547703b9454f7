// Rules for lists: the cursor in a response must be a valid parameter, and `fields` must select
// attributes of the rows.
import { type Call, isNode, type Node, resolve } from './document.ts';

const propertiesOf = (document: Node, schema: unknown): Node => {
  const { properties } = resolve(document, schema);
  return isNode(properties) ? properties : {};
};

const answerOf = (document: Node, { responses }: Node): unknown => {
  const response = resolve(document, isNode(responses) ? responses['200'] : undefined);
  const content = isNode(response['content']) ? response['content'] : {};
  return resolve(document, content['application/json'])['schema'];
};

/** What the list of this operation lacks; empty if it is not a list. */
export const lacksOfList = (document: Node, { call, id, operation }: Call): string[] => {
  if (!call.startsWith('GET ')) return [];
  const { data, meta } = propertiesOf(document, answerOf(document, operation));
  const row = propertiesOf(document, resolve(document, data)['items']);
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  const names = parameters.map((parameter) => resolve(document, parameter)['name']);
  const hasFields = 'attributes' in row && names.includes('page_size');
  const positions = propertiesOf(document, meta);
  const deadEnds = [
    ['next_cursor', 'cursor'],
    ['page', 'page'],
  ].filter(([answered = '', asked]) => answered in positions && !names.includes(asked));
  return [
    ...deadEnds.map(([answered, asked]) => `${id} answers meta.${answered} and takes no ${asked}`),
    ...(hasFields && !names.includes('fields')
      ? [`${id} answers rows with attributes and takes no fields`]
      : []),
  ];
};
