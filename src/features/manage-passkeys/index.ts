export { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './ui/lazy';
