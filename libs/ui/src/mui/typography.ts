import type { ThemeOptions } from '@mui/material/styles';
import { fontFamily, textSize } from '../tokens/tokens.ts';

const heading = { fontWeight: 800, lineHeight: 1.35, letterSpacing: 0 };
/** The line's height is the language's: `--leading` of base.css. */
const text = { letterSpacing: 0, lineHeight: 'var(--leading)' };

/** The nine sizes of text under MUI's names; headings say their level by the element, not by the size. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily,
  h1: { ...heading, fontSize: textSize(8) },
  h2: { ...heading, fontSize: textSize(7) },
  h3: { ...heading, fontSize: textSize(6) },
  h4: { ...heading, fontSize: textSize(5) },
  h5: { ...heading, fontSize: textSize(4) },
  h6: { ...heading, fontSize: textSize(4) },
  subtitle1: { ...text, fontSize: textSize(5) },
  subtitle2: { ...text, fontSize: textSize(3), fontWeight: 700 },
  body1: text,
  body2: { ...text, fontSize: textSize(3) },
  caption: { ...text, fontSize: textSize(2) },
  overline: { ...text, fontSize: textSize(1), textTransform: 'none' },
  button: { fontWeight: 700, fontSize: textSize(3), lineHeight: 1.4, letterSpacing: 0, textTransform: 'none' },
};
