export { Dialog, DialogBody, DialogFoot, type DialogProps } from './dialog';
export { DiscardQuestion } from './discard-question';
export { useModal } from './use-modal';
