import type { Components, Theme } from '@mui/material/styles';
import { fields } from './fields.ts';
import { frame } from './frame.ts';
import { pressedThings } from './pressed-things.ts';
import { surfaces } from './surfaces.ts';
import { windows } from './windows.ts';

/** How every MUI component looks here. Colours are the stylesheets' variables, and so right in both schemes. */
export const components: Components<Theme> = { ...pressedThings, ...windows, ...fields, ...surfaces, ...frame };
