// Validates a fake's requests and responses against the host's API description, if that is
// available beside the project.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';

type Json = Record<string, unknown>;

export type Protocol = {
  /** The host's example response, in which a fake replaces what matters. Empty if there is none. */
  example: (method: string, template: string, status: number) => unknown;
  /** The validation errors of a call and its response. */
  complaints: (
    method: string,
    pathname: string,
    body: unknown,
    status: number,
    answer: unknown,
  ) => string[];
};

const folder = path.resolve('../shared/protocols');

/** The reason that tests give when they skip this validation. */
export const protocolsMissing = existsSync(folder)
  ? undefined
  : 'The descriptions of the hosts are not there: what the fakes say is not checked against them.';

const none: Protocol = { example: () => undefined, complaints: () => [] };

/** In OpenAPI 3.0 every schema may be nullable; Ajv supports that only with a type. */
const nullableToo = (_key: string, value: unknown): unknown => {
  const { nullable, ...rest } = (value ?? {}) as Json;
  return typeof value === 'object' && nullable === true && rest['type'] === undefined
    ? { anyOf: [rest, { type: 'null' }] }
    : value;
};

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
const anywhere = (template: string) =>
  new RegExp(
    `^${template
      .replaceAll(/[.+]/g, '\\$&')
      .replaceAll(/\{(?:path|filepath|ref|branch|name)\}/g, '.+')
      .replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
  );

const at = (document: Json, pointer: readonly string[]): unknown =>
  pointer.reduce<unknown>((value, key) => {
    const here = (value as Json | undefined)?.[key] as Json | undefined;
    const ref = here?.['$ref'];
    return typeof ref === 'string'
      ? at(
          document,
          ref
            .slice(2)
            .split('/')
            .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
        )
      : here;
  }, document);

export const protocolOf = (
  name: 'github' | 'github-security' | 'gitlab' | 'gitea' | 'bitbucket' | 'openai' | 'azure-openai',
  /** Calls that the host supports but its description lacks. */
  undescribed?: RegExp,
): Protocol => {
  if (protocolsMissing !== undefined) return none;
  const document = JSON.parse(
    readFileSync(path.join(folder, `${name}.openapi.json`), 'utf8'),
    nullableToo,
  ) as Json;
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema(document, name);
  const templates = Object.keys(document['paths'] as Json);
  const check = (pointer: readonly string[], value: unknown): string[] => {
    if (at(document, pointer) === undefined) return [];
    // By reference, so that nested references are resolved in the entire description.
    const validate = ajv.compile({
      $ref: `${name}#/${pointer.map((part) => encodeURIComponent(escaped(part))).join('/')}`,
    });
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .slice(0, 3)
      .map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
  };
  /** The location of a response with its reference resolved, because Ajv does not resolve it. */
  const responseAt = (template: string, method: string, status: number): readonly string[] => {
    const direct = ['paths', template, method, 'responses', String(status)];
    const ref = (
      ((document['paths'] as Json)[template] as Json)[method] as {
        responses: Record<string, { $ref?: string }>;
      }
    ).responses[String(status)]?.$ref;
    return ref === undefined ? direct : ref.slice(2).split('/');
  };
  return {
    example: (method, template, status) => {
      const content = at(document, [
        'paths',
        template,
        method.toLowerCase(),
        'responses',
        String(status),
        'content',
        'application/json',
      ]) as { examples?: Record<string, unknown>; example?: unknown } | undefined;
      const [first] = Object.keys(content?.examples ?? {});
      return first === undefined
        ? content?.example
        : (at(content as Json, ['examples', first, 'value']) ??
            (
              at(document, [
                'paths',
                template,
                method.toLowerCase(),
                'responses',
                String(status),
                'content',
                'application/json',
                'examples',
                first,
              ]) as Json
            )['value']);
    },
    complaints: (method, pathname, body, status, answer) => {
      if (method === 'GET' && undescribed?.test(pathname) === true) return [];
      const verb = method.toLowerCase();
      const template =
        templates.find((each) => each === pathname) ??
        templates.find(
          (each) =>
            anywhere(each).test(pathname) &&
            (document['paths'] as Record<string, Json>)[each]?.[verb] !== undefined,
        );
      if (template === undefined) return [`${method} ${pathname} is no call of ${name}`];
      const operation = (document['paths'] as Record<string, Record<string, { responses: Json }>>)[
        template
      ]?.[verb];
      if (!operation) return [`${method} ${template} is no call of ${name}`];
      const wrong = [
        ...(body === undefined
          ? []
          : check(
              ['paths', template, verb, 'requestBody', 'content', 'application/json', 'schema'],
              body,
            ).map((fault) => `asked ${fault}`)),
        ...(operation.responses[String(status)] === undefined && status < 300
          ? [`status ${status} is not declared`]
          : []),
        // A raw file has no schema.
        ...(status < 300 && typeof answer !== 'string'
          ? check(
              [...responseAt(template, verb, status), 'content', 'application/json', 'schema'],
              answer,
            ).map((fault) => `answered ${fault}`)
          : []),
      ];
      return wrong.map((fault) => `${method} ${template}: ${fault}`);
    },
  };
};
