// Versions by their day: which one answered, whether a client that was written for another day is
// still understood, and how long a call that will go keeps working.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContractDocument, Operation } from '#domain/contract-operations';
import { Problem } from './problem.ts';

export interface ContractDays {
  /** Day of the contract that answers. */
  present: string;
  /** The first day whose clients are understood: nothing that breaks was changed since. */
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
/** RFC 8594: a date of HTTP. */
const sunsetOf = (day: string): string => new Date(day).toUTCString();

/** Says the version with every answer, also with a refusal. Returns that of a client of another. */
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
