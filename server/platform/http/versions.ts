// Contract versions by date: which one answered, whether a client written for another date is still
// supported, and how long a deprecated operation keeps working.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContractDocument, Operation } from '#domain/contract-operations';
import { Problem } from './problem.ts';

export interface ContractDays {
  /** Date of the current contract. */
  present: string;
  /** The earliest date whose clients are supported: there has been no breaking change since. */
  oldest: string;
}

export const versionHeader = 'parapet-version';

export const daysOf = (document: ContractDocument): ContractDays => {
  const { 'x-day': present, 'x-oldest-day': oldest } = document['info'] as Record<string, unknown>;
  if (typeof present !== 'string' || typeof oldest !== 'string')
    throw new Error('openapi/openapi.yaml: info needs x-day and x-oldest-day.');
  return { present, oldest };
};

const refusalOf = (asked: string, { present, oldest }: ContractDays): string | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asked) || Number.isNaN(Date.parse(asked)))
    return `Parapet-Version is a day, as ${present}.`;
  if (asked < oldest)
    return `Something that clients of ${asked} use has changed. The oldest version that is understood is ${oldest}; the changelog at /docs says what to adapt.`;
  if (asked > present)
    return `This installation answers as of ${present}. Update it, or ask for that version.`;
  return undefined;
};

/** RFC 9745: seconds since 1970. */
const deprecationOf = (day: string): string => `@${Date.parse(day) / 1000}`;
/** RFC 8594: an HTTP date. */
const sunsetOf = (day: string): string => new Date(day).toUTCString();

/**
 * Adds the version to every response, including errors. Returns a problem for a client of an
 * unsupported version.
 */
export const answerVersion = (
  days: ContractDays,
  { ending }: Pick<Operation, 'ending'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Problem | undefined => {
  reply.header(versionHeader, days.present);
  if (ending)
    reply.headers({ deprecation: deprecationOf(ending.since), sunset: sunsetOf(ending.until) });
  const asked = request.headers[versionHeader];
  const refusal = typeof asked === 'string' ? refusalOf(asked, days) : undefined;
  return refusal === undefined ? undefined : new Problem(400, 'unsupported_version', refusal);
};
