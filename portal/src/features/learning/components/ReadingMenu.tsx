import { nextLanguage } from '@masar/i18n';
import { SettingsIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { type ColorSchemeChoice, colorSchemeChoices, useColorScheme } from '#shared/color-scheme/ColorSchemeProvider';
import { useLanguageChoice } from '#shared/language/LanguageProvider';
import { learningMessages } from '../learning.messages';
import { type ReadingSettings, textSizes } from '../model/useReadingSettings';

/** Size of the text, appearance, language, lessons without video, and the letter shortcuts. */
export function ReadingMenu({ settings }: { settings: ReadingSettings }) {
  const text = useMessages(learningMessages);
  const { direction, language } = useLocale();
  const scheme = useColorScheme();
  const { toggleLanguage } = useLanguageChoice();
  const [button, setButton] = useState<HTMLElement | null>(null);
  // MUI mirrors styles, not places.
  const end = direction === 'rtl' ? 'left' : 'right';
  return (
    <>
      <IconButton
        aria-label={text.reading}
        aria-expanded={button !== null}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <SettingsIcon />
      </IconButton>
      <Popover
        anchorEl={button}
        open={button !== null}
        onClose={() => setButton(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text.reading } }}
      >
        <Stack sx={{ padding: 2, gap: 1, maxInlineSize: 360 }}>
          <ToggleButtonGroup
            exclusive
            aria-label={text.textSize}
            value={settings.size}
            // Pressed again, the chosen one stays chosen.
            onChange={(_event, size: ReadingSettings['size'] | null) => size && settings.chooseSize(size)}
          >
            {textSizes.map((size) => (
              <ToggleButton key={size} value={size}>
                {text[size]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            aria-label={text.appearance}
            value={scheme.choice}
            onChange={(_event, choice: ColorSchemeChoice | null) => choice && scheme.choose(choice)}
          >
            {colorSchemeChoices.map((choice) => (
              <ToggleButton key={choice} value={choice}>
                {text[choice]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button variant="text" sx={{ alignSelf: 'start' }} lang={nextLanguage(language)} onClick={toggleLanguage}>
            {text.language}
          </Button>
          <FormControlLabel
            label={text.textOnly}
            control={<Switch checked={settings.isTextOnly} onChange={(_event, on) => settings.chooseTextOnly(on)} />}
          />
          <FormControlLabel
            label={text.shortcuts}
            control={<Switch checked={settings.hasShortcuts} onChange={(_event, on) => settings.chooseShortcuts(on)} />}
          />
        </Stack>
      </Popover>
    </>
  );
}
