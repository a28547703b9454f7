import type { OutboxMail, WebhookConfig, WebhookRequest } from '../../generated/model';
import { getListOutboxResponseMock } from '../generated/activity/activity.msw';
import { getSendTestMailResponseMock } from '../generated/notifications/notifications.msw';
import { getGetIntelligenceResponseMock } from '../generated/prioritization/prioritization.msw';
import { getGetWebhookResponseMock } from '../generated/webhook/webhook.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { enqueueJob } from './jobs';
import { pageOf } from './page';
import { bodyOf, fresh } from './request';

const plainText: WebhookConfig['template'] = { enabled: false, body: '' };

const webhookOverlay = ({ store }: MockState) => {
  const kept = store.one('webhook', getGetWebhookResponseMock().data);
  const written = ({
    name,
    url,
    method = 'POST',
    dataType = 'json',
    authentication: login,
    headers = [],
    template = plainText,
    fields = [],
    signing_secret: signing,
  }: WebhookRequest): WebhookConfig => {
    const { type = 'none', username = null, header = null, secret } = login ?? {};
    const hasSecret = kept.value?.authentication.isConfigured ?? false;
    const isConfigured = type !== 'none' && (typeof secret === 'string' || hasSecret);
    return {
      name,
      url,
      method,
      dataType,
      headers,
      template,
      fields,
      authentication: { type, username, header, isConfigured },
      payload_format: dataType,
      payload_template: template.body,
      isConfigured: true,
      isSigned: signing === undefined ? (kept.value?.isSigned ?? false) : signing !== null,
    };
  };
  return {
    getWebhook: () => ({ data: kept.value }),
    saveWebhook: async ({ request }) => {
      const saved = written(await bodyOf<WebhookRequest>(request));
      kept.value = saved;
      return { data: saved };
    },
    deleteWebhook: () => {
      kept.value = null;
    },
  } satisfies Overlay;
};

const failedMails = (): OutboxMail[] =>
  getListOutboxResponseMock().data.map((mail) => ({
    ...mail,
    state: 'failed',
    error: 'The mail server refused the connection.',
    answer: null,
  }));

/** The organization's webhook, vulnerability feeds and mail. */
export const settingsOverlay = (state: MockState) => {
  const mails = state.store.collection<OutboxMail>('Mail', failedMails(), ({ id }) => id);
  return {
    ...webhookOverlay(state),
    getIntelligence: getGetIntelligenceResponseMock,
    refreshIntelligence: () =>
      enqueueJob(state, { kind: 'refresh_intelligence', title: 'Get vulnerability feeds' }),
    listOutbox: ({ request }) => {
      const url = new URL(request.url);
      const words = url.searchParams.get('q')?.toLowerCase() ?? '';
      const states = url.searchParams.get('state')?.split(',');
      const found = mails.all.filter(
        ({ recipient, subject, state: standing }) =>
          [recipient, subject].some((text) => text.toLowerCase().includes(words)) &&
          (states?.includes(standing) ?? true),
      );
      return pageOf(found, url);
    },
    sendTestMail: () => {
      const { id, now } = fresh();
      const [example] = failedMails();
      const { data } = getSendTestMailResponseMock();
      if (example)
        mails.add({
          ...example,
          id,
          recipient: data.to,
          subject: 'Email from Parapet works',
          state: 'sent',
          error: null,
          created_at: now,
          sent_at: now,
        });
      return { data };
    },
    resendMail: ({ params }) => {
      if (mails.find(params['id']).state === 'queued')
        refuse(409, 'This email is already waiting to be sent.', 'mail_waits');
      const changes = { state: 'queued', error: null, next_attempt_at: fresh().now } as const;
      return { data: mails.change(params['id'], changes) };
    },
  } satisfies Overlay;
};
