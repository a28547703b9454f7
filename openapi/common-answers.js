// A plugin of redocly for what operations of a kind have in common, so that no operation can forget
// it: creating ones take an Idempotency-Key, answers say where the made thing and the next page are,
// and what was read can be asked for again by its ETag. It runs before linting and bundling.

const parameter = () => ({ $ref: '../parameters/headers.yaml#/IdempotencyKey' });
const problem = (name) => ({ $ref: `../responses/problems.yaml#/${name}` });
const header = (name) => ({ $ref: `../responses/headers.yaml#/${name}` });

const isJson = (response) => response?.content?.['application/json'] !== undefined;

/** Answers with 201 or 202, or says `x-idempotent` where it creates something elsewhere. */
const creates = ({ responses, ...operation }, method) =>
  method === 'post' &&
  operation['x-permission'] !== 'public' &&
  (operation['x-idempotent'] === true || '201' in responses || '202' in responses) &&
  Object.values(responses).every(
    ({ content }) => content?.['application/octet-stream'] === undefined,
  );

const isJob = (response) =>
  response?.content?.['application/json']?.schema?.$ref?.endsWith('/JobRef') === true;

const addHeader = (response, name, value) => {
  if (response?.$ref !== undefined || response === undefined) return;
  response.headers = { ...response.headers, ...(!response.headers?.[name] && { [name]: value }) };
};

const isPaged = ({ $ref }) => /\/(Cursor|Page|ZeroBasedPage)$/.test($ref ?? '');

const isFields = ({ $ref }) => /\/Fields$/.test($ref ?? '');

const isKey = ({ $ref }) => $ref?.endsWith('/IdempotencyKey') === true;

const complete = (operation, method) => {
  const { responses, parameters = [] } = operation;
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  // The bundle is linted too, which has all of this already.
  if (creates(operation, method) && !parameters.some(isKey)) {
    operation.parameters = [...parameters, parameter()];
    responses['409'] ??= problem('Conflict');
    responses['422'] ??= problem('Unprocessable');
    for (const [, response] of successes)
      addHeader(response, 'Idempotency-Replayed', header('IdempotencyReplayed'));
  }
  if (isJob(responses['202'])) operation['x-location'] ??= '/jobs/{job_id}';
  if (operation['x-location'] !== undefined)
    for (const [status, response] of successes)
      if (status !== '200') addHeader(response, 'Location', header('Location'));
  if (method !== 'get' || !isJson(responses['200'])) return;
  addHeader(responses['200'], 'ETag', header('ETag'));
  responses['304'] ??= problem('NotModified');
  if (parameters.some(isFields)) responses['422'] ??= problem('Unprocessable');
  if (parameters.some(isPaged)) addHeader(responses['200'], 'Link', header('Link'));
};

export default () => ({
  id: 'common',
  preprocessors: {
    oas3: {
      answers: () => ({
        Operation: {
          enter(operation, { key }) {
            if (operation.responses !== undefined) complete(operation, String(key));
          },
        },
      }),
    },
  },
});
