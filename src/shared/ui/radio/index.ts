export { Radio, RadioGroup, type RadioInputProps, RadioMark, type RadioProps } from './radio';
