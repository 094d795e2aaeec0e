import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SettingsIcon, useLocale, useMessages } from '@masar/ui';
import { learningMessages } from '../learning.messages';
import { textSizes, type ReadingSettings } from '../model/useReadingSettings';

/** Size of the text, lessons without video, and the letter shortcuts. */
export function ReadingMenu({ settings }: { settings: ReadingSettings }) {
  const text = useMessages(learningMessages);
  const { direction } = useLocale();
  const [button, setButton] = useState<HTMLElement | null>(null);
  // MUI mirrors styles, not places.
  const end = direction === 'rtl' ? 'left' : 'right';
  return (
    <>
      <IconButton
        aria-label={text.reading}
        aria-expanded={button !== null}
        onClick={(event) => setButton(event.currentTarget)}
        sx={{ border: '1px solid var(--line)' }}
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
        <Stack sx={{ padding: 2, gap: 0.5 }}>
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
