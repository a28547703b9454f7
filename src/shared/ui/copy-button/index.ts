export { CopyButton, type CopyButtonProps } from './copy-button';
export { copyText } from './copy-text';
