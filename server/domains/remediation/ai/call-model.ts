// Sends one request to the configured service, with OpenAI's package through the guarded client.
// Nothing is logged: requests contain the organization's code.
import type OpenAI from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { AiServiceConfig } from './ai-connection.ts';
import { OutgoingError, type OutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { createOutgoingFetch } from '../../../platform/outgoing/outgoing-fetch.ts';
import { AiError, type AiFailure } from './failure.ts';
import type { Message } from './prompt.ts';
import {
  countOf,
  estimateTokens,
  expectedOutput,
  firstChoice,
  type RawCompletion,
  getModel,
  getText,
  getTokens,
} from './completion.ts';
import type { AiMeter } from '../usage/meter.ts';

export type Question = {
  messages: readonly Message[];
  /** The required format of the answer: a name for the service, and a JSON schema. */
  format: { name: string; schema: object };
  /** More reasoning: the organization's setting "deep reasoning enrichment". */
  deep: boolean;
  meter: AiMeter;
  signal: AbortSignal;
};

export type ModelReply = {
  text: string;
  /** The model that answered, as named by the service. */
  model: string;
  /** Tokens of prompt and answer, as counted by the service. */
  tokens: number | null;
};

/** Limits of tokens and time for an answer, including reasoning. */
const bounds = (deep: boolean) =>
  deep ? { tokens: 32_000, timeoutMs: 300_000 } : { tokens: 8_000, timeoutMs: 120_000 };

const mostBytes = 2_000_000;

/** Loaded on first use: a server without an AI service never loads the package. */
const loadPackage = () => import('openai');

const createClient = (
  { AzureOpenAI, OpenAI: PlainOpenAI }: Awaited<ReturnType<typeof loadPackage>>,
  { type, baseUrl, deployment, version, apiKey }: AiServiceConfig,
  fetch: typeof globalThis.fetch,
): OpenAI => {
  const base = baseUrl.replace(/\/+$/, '');
  // Ignores OpenAI settings in the process's environment.
  const options = {
    apiKey,
    fetch,
    maxRetries: 2,
    logLevel: 'off',
    organization: null,
    project: null,
  } as const;
  return type === 'azure'
    ? new AzureOpenAI({
        ...options,
        baseURL: `${base}/openai`,
        deployment: encodeURIComponent(deployment),
        apiVersion: version ?? '',
      })
    : new PlainOpenAI({ ...options, baseURL: base });
};

type Request = ChatCompletionCreateParamsNonStreaming;

const requestOf = ({ messages, format, deep }: Question, model: string): Request => ({
  model,
  messages: [...messages],
  max_completion_tokens: bounds(deep).tokens,
  response_format: {
    type: 'json_schema',
    json_schema: { name: format.name, strict: true, schema: { ...format.schema } },
  },
  ...(deep && { reasoning_effort: 'high' }),
});

/**
 * Rewrites parameters that older services and models reject. Undefined if the error has another
 * cause.
 */
const without = (request: Request, complaint: string): Request | undefined => {
  const {
    max_completion_tokens: tokens,
    response_format: format,
    reasoning_effort: effort,
    ...rest
  } = request;
  const kept = {
    ...(tokens != null && { max_completion_tokens: tokens }),
    ...(format && { response_format: format }),
    ...(effort && { reasoning_effort: effort }),
  };
  if (effort && /reasoning/i.test(complaint)) return { ...rest, ...kept, reasoning_effort: null };
  if (tokens != null && /max_completion_tokens/i.test(complaint))
    // oxlint-disable-next-line typescript/no-deprecated -- it is the older services that want it
    return { ...rest, ...kept, max_completion_tokens: null, max_tokens: tokens };
  if (format?.type === 'json_schema' && /response_format|json_schema/i.test(complaint))
    return { ...rest, ...kept, response_format: { type: 'json_object' } };
  return undefined;
};

/** Removes nulls: some services reject them. */
const bare = (request: Request): Request =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null)) as Request; // the same without empty values

/** Error codes of these services for causes that the HTTP status does not distinguish. */
const failureOfCode: Readonly<Record<string, AiFailure>> = {
  insufficient_quota: 'ai_quota_spent',
  content_filter: 'ai_content_refused',
  content_policy_violation: 'ai_content_refused',
};

const failureOfError = (status: unknown, code: unknown): AiFailure => {
  const named = typeof code === 'string' ? failureOfCode[code] : undefined;
  return named ?? failureOfStatus(typeof status === 'number' ? status : undefined);
};

const failureOfStatus = (status: number | undefined): AiFailure => {
  if (status === 401 || status === 403) return 'ai_key_refused';
  if (status === 402) return 'ai_quota_spent';
  if (status === 404) return 'ai_deployment_unknown';
  if (status === 408) return 'ai_timeout';
  if (status === 429) return 'ai_busy';
  if (status !== undefined && status >= 500) return 'ai_unavailable';
  return 'ai_refused_request';
};

const failureOfOutgoing: Readonly<Record<OutgoingError['code'], AiFailure>> = {
  forbidden_address: 'forbidden_address',
  timeout: 'ai_timeout',
  too_large: 'ai_unreadable',
  unreachable: 'ai_unreachable',
  bad_address: 'ai_unreachable',
};

const saidIn = (completion: unknown, { deployment }: AiServiceConfig): ModelReply => {
  const answer = completion as RawCompletion; // each part is checked before use
  const choice = firstChoice(answer);
  if (choice?.finish_reason === 'length') throw new AiError('ai_cut_off');
  if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal)
    throw new AiError('ai_content_refused');
  const text = choice?.message?.content;
  if (typeof text !== 'string') throw new AiError('ai_unreadable');
  const tokens = answer?.usage?.['total_tokens'];
  return { text, tokens: countOf(tokens) ?? null, model: getModel(answer, deployment) };
};

/**
 * Sends the request. Throws an `AiError` if the budget is used up or the response contains no
 * answer.
 */
export const callModel = async (
  outgoing: OutgoingClient,
  service: AiServiceConfig,
  question: Question,
): Promise<ModelReply> => {
  const { timeoutMs } = bounds(question.deep);
  const broken = new AbortController();
  let outside: OutgoingError | undefined;
  const send = createOutgoingFetch(outgoing, { timeoutMs, maxBytes: mostBytes });
  const openai = await loadPackage();
  const client = createClient(openai, service, async (input, init) => {
    try {
      return await send(input, init);
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      // Disables the package's retries: an error would not go away, and a slow request would take
      // as long again.
      outside = error;
      broken.abort();
      throw error;
    }
  });
  const signal = AbortSignal.any([broken.signal, question.signal]);
  const attempt = async (request: Request, left: number): Promise<unknown> => {
    try {
      return await client.chat.completions.create(bare(request), { signal, timeout: timeoutMs });
    } catch (error) {
      if (outside) throw new AiError(failureOfOutgoing[outside.code]);
      if (question.signal.aborted) throw question.signal.reason;
      if (!(error instanceof openai.APIError)) throw new AiError('ai_unreadable');
      const status: unknown = error.status;
      const easier =
        left > 0 && (status === 400 || status === 422)
          ? without(request, `${error.param ?? ''} ${error.message}`)
          : undefined;
      if (easier) return attempt(easier, left - 1);
      throw new AiError(failureOfError(status, error.code));
    }
  };
  const input = estimateTokens(
    question.messages.reduce((sum, { content }) => sum + content.length, 0),
  );
  const call = await question.meter.open({ input, output: expectedOutput });
  let completion: unknown;
  try {
    completion = await attempt(requestOf(question, service.deployment), 3);
  } catch (error) {
    await call.release();
    throw error;
  }
  const text = getText(completion);
  // An answer is billed whether or not it can be used.
  await call.settle(getModel(completion, service.deployment), getTokens(completion), {
    input,
    output: estimateTokens(typeof text === 'string' ? text.length : 0),
  });
  return saidIn(completion, service);
};
