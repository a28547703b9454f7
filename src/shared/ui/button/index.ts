export { Button, type ButtonProps } from './button';
export { type ButtonKind, type ButtonSize, buttonStyles } from './button-styles';
