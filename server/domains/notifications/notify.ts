import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { notifications } from '../../platform/db/schema/operations.ts';
import { newId } from '../../platform/runtime/ids.ts';

export type NotificationType = components['schemas']['NotificationType'];

export type NewNotification = {
  clientId: string;
  /** Recipients; each gets a notification. */
  userIds: readonly string[];
  type: NotificationType;
  title: string;
  message?: string;
  /** Values for the translated texts; the English text is shown where they are absent. */
  facts?: components['schemas']['NotificationFacts'];
  subject?: {
    type: 'finding' | 'scan' | 'repository' | 'token' | 'user' | 'remediation';
    id: string;
  };
};

/** Call it in the transaction of the event. */
export const notify = async (
  tx: Tx,
  { clientId, userIds, type, title, message = '', facts, subject }: NewNotification,
): Promise<void> => {
  if (userIds.length === 0) return;
  await tx.insert(notifications).values(
    [...new Set(userIds)].map((userId) => ({
      clientId,
      id: newId(),
      userId,
      type,
      title: title.slice(0, 500),
      message: message.slice(0, 2000),
      facts: facts ?? null,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
    })),
  );
};
