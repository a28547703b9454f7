export { parseSearch, stringifySearch } from './codec';
export { enumList, intList, oneOf, page, range, text } from './schemas';
