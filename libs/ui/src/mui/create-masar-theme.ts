import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { type ColorScheme, radii } from '../tokens/tokens.ts';
import { components } from './components/index.ts';
import { paletteOf } from './palette.ts';
import { typography } from './typography.ts';

type Direction = 'rtl' | 'ltr';

const shared = { shape: { borderRadius: radii.button }, typography, components };

/** A button of the portal is its screen's one deed unless it says otherwise; react-admin's are many to a row. */
const filledByDefault = {
  ...components.MuiButton,
  defaultProps: { ...components.MuiButton?.defaultProps, variant: 'contained' as const },
};

/** A card of the portal holds what it says; react-admin's hold tables that reach to their edges. */
const paddedCard = {
  styleOverrides: {
    root: {
      minWidth: 0,
      border: '1px solid var(--line)',
      borderRadius: radii.card,
      padding: 20,
      '@media (min-width: 600px)': { padding: 28 },
      overflow: 'visible',
    },
  },
};

/** The theme for one scheme, for what asks a theme and not a stylesheet for its colours: react-admin. */
export const createMasarTheme = ({ mode, direction }: { mode: ColorScheme; direction: Direction }): Theme =>
  createTheme({ ...shared, direction, palette: paletteOf(mode) });

/**
 * The theme for both schemes, whose colours are CSS variables: a change of the scheme draws nothing anew. `styles` declare
 * these variables. The page says which scheme holds (`<html data-color-scheme>`); MUI's own memory of it is left out.
 */
export function createSchemedTheme(direction: Direction): { theme: Theme; styles: Record<string, unknown>[] } {
  const both = createTheme({
    ...shared,
    components: { ...components, MuiButton: filledByDefault, MuiCard: paddedCard },
    direction,
    cssVariables: { colorSchemeSelector: '[data-color-scheme="%s"]', disableCssColorScheme: true },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  });
  const { colorSchemes: _schemes, ...theme } = both;
  return { theme: theme as Theme, styles: both.generateStyleSheets() };
}
