export { CommandPalette, type CommandPaletteProps } from './command-palette';
export type { PaletteGroup, PaletteItem } from './palette-model';
export type { SearchState } from './palette-state';
