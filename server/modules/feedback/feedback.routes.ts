import { SignJWT } from 'jose';
import { writeAudit } from '../../audit.ts';
import { feedback } from '../../db/schema/feedback.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { newId } from '../../runtime/ids.ts';

const tokenSeconds = 600;

export const feedbackRoutes = (deps: Deps) => defineRoutes({
  // Tells a widget who is writing, without being a session: it opens nothing here.
  createFeedbackToken: async ({ who }) => {
    const issued = Math.floor(deps.now().getTime() / 1000);
    const token = await new SignJWT({ email: who.email, username: who.username, client_id: who.clientId })
      .setProtectedHeader({ alg: 'HS256' }).setSubject(who.userId).setAudience('feedback-widget').setIssuedAt(issued).setExpirationTime(issued + tokenSeconds)
      .sign(deps.secrets.deriveKey('feedback-widget'));
    return { status: 200, body: { token, expires_in: tokenSeconds } };
  },
  sendFeedback: async ({ who, body }) => {
    await inTenant(deps.db, who, async (tx) => {
      const id = newId();
      await tx.insert(feedback).values({ clientId: who.clientId, id, userId: who.userId, kind: body.kind, message: body.message, page: body.page ?? null, createdAt: deps.now() });
      await writeAudit(tx, { clientId: who.clientId, actor: who, action: 'feedback.send', subject: { type: 'feedback', id }, detail: { kind: body.kind } });
    });
    return { status: 201, body: { message: 'Thank you. Your feedback has arrived.' } };
  },
});
