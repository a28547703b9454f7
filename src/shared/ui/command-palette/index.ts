export { CommandPalette, type CommandPaletteProps } from './command-palette';
export type { PaletteGroup, PaletteItem } from './palette-model';
