import ListSubheader from '@mui/material/ListSubheader';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { type ColorSchemeChoice, colorSchemeChoices, useColorScheme } from '#shared/color-scheme/ColorSchemeProvider';
import { useFrameText } from './useFrameText';

/** Light, dark, or as the system says, in the phone's menu. */
export function AppearanceChoice() {
  const text = useFrameText();
  const id = useId();
  const { choice, choose } = useColorScheme();
  return (
    <div>
      <ListSubheader component="h2" id={id}>
        {text.appearance}
      </ListSubheader>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={choice}
        onChange={(_event, chosen: ColorSchemeChoice | null) => chosen && choose(chosen)}
        aria-labelledby={id}
      >
        {colorSchemeChoices.map((option) => (
          <ToggleButton key={option} value={option}>
            {text[option]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
