export { parseSearch, splitList, stringifySearch } from './codec';
export { enumList, intList, oneOf, page, range, text } from './schemas';
