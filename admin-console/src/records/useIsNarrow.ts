import { type Theme, useMediaQuery } from '@mui/material';

/** Whether a table with many columns finds no room. */
export const useIsNarrow = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
