export { Input, type InputProps } from './input';
export { SearchInput } from './search-input';
