import * as v from 'valibot';
import { required } from '@/shared/lib/form';

export const feedbackKinds = ['idea', 'problem', 'praise'] as const;
const longest = 5000;

export const feedbackSchema = v.object({ kind: v.picklist(feedbackKinds), message: required(longest) });
