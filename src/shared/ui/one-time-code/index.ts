export { codeLength, OneTimeCode, type OneTimeCodeProps } from './one-time-code';
