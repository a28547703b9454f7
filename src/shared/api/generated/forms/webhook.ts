// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const webhookRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  url: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.url(), v.maxLength(2000)),
  method: v.picklist(['POST', 'PUT', 'PATCH']),
  dataType: v.picklist(['json', 'xml', 'text', 'form']),
  authentication: v.object({
    type: v.picklist(['none', 'basic', 'bearer', 'api_key']),
    username: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    header: v.pipe(v.string(), v.trim(), v.maxLength(100)),
    secret: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  }),
  headers: v.pipe(
    v.array(
      v.object({
        name: v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(),
          v.regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/u),
        ),
        value: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
      }),
    ),
    v.maxLength(50),
  ),
  template: v.object({
    enabled: v.boolean(),
    body: v.pipe(v.string(), v.trim(), v.maxLength(20000)),
  }),
  fields: v.pipe(
    v.array(
      v.picklist([
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
      ]),
    ),
    v.maxLength(10),
  ),
  signing_secret: v.pipe(
    v.string(),
    v.trim(),
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.regex(/^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u),
        v.maxLength(100),
      ),
    ]),
  ),
});
