// A fake AI service; the test sets the model's responses.
import type { Answer, FakeRequest, FakeHost } from './forge.ts';
import { protocolOf } from './protocol.ts';

export type AiAnswer = {
  mends: boolean;
  reason: string;
  title: string;
  explanation: string;
  edits: { file: string; find: string; replace: string }[];
};

export type Conversation = {
  messages: { role: string; content: string }[];
  model?: string;
  reasoning_effort?: string;
  response_format?: { type: string };
  max_completion_tokens?: number;
  max_tokens?: number;
};

export type FakeAi = FakeHost & {
  /** The requests in order. */
  conversations: Conversation[];
  /**
   * Sets the next responses: texts of the model, or entire responses of the service. The last one
   * is repeated.
   */
  says: (...answers: (string | AiAnswer | Answer)[]) => void;
};

const isWhole = (answer: string | AiAnswer | Answer): answer is Answer =>
  typeof answer !== 'string' && 'status' in answer;

export const completion = (content: string, more: object = {}): Answer => ({
  status: 200,
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'fixer-2026-08-01',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: { role: 'assistant', content, refusal: null, annotations: [] },
        ...more,
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  },
});

/** A refusal in the format that these services share. */
export const refused = (
  status: number,
  message: string,
  param: string | null = null,
  headers: Record<string, string> = {},
  code: string | null = null,
): Answer => ({
  status,
  headers,
  body: { error: { message, type: 'invalid_request_error', param, code } },
});

export const fakeAi = (kind: 'openai' | 'azure-openai'): FakeAi => {
  const protocol = protocolOf(kind);
  let answers: (string | AiAnswer | Answer)[] = [];
  const fake: FakeAi = {
    origin: kind === 'openai' ? 'https://ai.acme.example' : 'https://acme.openai.azure.example',
    complaints: [],
    conversations: [],
    says: (...next) => {
      answers = next;
    },
    answer: ({ method, url, body }: FakeRequest): Answer => {
      const sent = JSON.parse(body ?? '{}') as Conversation; // sent by the package
      fake.conversations.push(sent);
      const [next = refused(500, 'Nothing to say.')] = answers;
      if (answers.length > 1) answers = answers.slice(1);
      const answer = isWhole(next)
        ? next
        : completion(typeof next === 'string' ? next : JSON.stringify(next));
      fake.complaints.push(
        ...protocol.complaints(method, url.pathname, sent, answer.status, answer.body),
      );
      return answer;
    },
  };
  return fake;
};

/** The settings with which second opinions use this service. */
export const validationBy = ({ origin }: FakeAi) => ({
  openai_api_key: 'validation-key',
  openai_base_url: `${origin}/v1`,
  openai_deployment_name: 'judge',
  openai_type: 'openai' as const,
});
