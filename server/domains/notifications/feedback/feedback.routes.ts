import { SignJWT } from 'jose';
import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { listFeedback, getScreenshot, sendFeedback } from './feedback.service.ts';

const tokenSeconds = 600;

export const feedbackRoutes = (deps: Deps) =>
  defineRoutes({
    // The token identifies the author to the feedback widget. It authorizes nothing here.
    createFeedbackToken: async ({ who }) => {
      const issued = Math.floor(deps.now().getTime() / 1000);
      const token = await new SignJWT({
        email: who.email,
        username: who.username,
        client_id: who.clientId,
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(who.userId)
        .setAudience('feedback-widget')
        .setIssuedAt(issued)
        .setExpirationTime(issued + tokenSeconds)
        .sign(deps.secrets.deriveKey('feedback-widget'));
      return { status: 200, body: { token, expires_in: tokenSeconds } };
    },
    listFeedback: async ({ who, query }) => ({
      status: 200,
      body: await listFeedback(deps, who, query),
    }),
    getFeedbackScreenshot: async ({ who, path }) => {
      const { mediaType, picture } = await getScreenshot(deps, who, path.id);
      return {
        status: 200,
        body: picture,
        headers: {
          'content-type': mediaType,
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      };
    },
    sendFeedback: async ({ who, body }) => {
      await sendFeedback(deps, who, body);
      return { status: 201, body: { message: 'Thank you. Your feedback has arrived.' } };
    },
  });
