import { IconButton, type IconProps, MonitorIcon, MoonIcon, SunIcon, useMessages } from '@masar/ui';
import type { ComponentType } from 'react';
import { type ColorSchemeChoice, colorSchemeChoices, useColorScheme } from '#shared/color-scheme/ColorSchemeProvider';
import { Disclosure } from '#shared/menu/Disclosure';
import { MenuButton, MenuList } from '#shared/menu/MenuList';
import styles from './ColorSchemeMenu.module.css';
import { shellMessages } from './shell.messages';

/** The sign of each appearance. */
export const colorSchemeIcons: Record<ColorSchemeChoice, ComponentType<IconProps>> = {
  system: MonitorIcon,
  light: SunIcon,
  dark: MoonIcon,
};

/** The three appearances as entries, in menus of any kind. */
export function ColorSchemeEntries({ onChosen }: { onChosen?: () => void }) {
  const text = useMessages(shellMessages);
  const { choice, choose } = useColorScheme();
  return (
    <MenuList label={text.appearance}>
      {colorSchemeChoices.map((option) => {
        const Icon = colorSchemeIcons[option];
        const select = () => {
          choose(option);
          onChosen?.();
        };
        return (
          <MenuButton key={option} icon={<Icon />} isChosen={option === choice} onClick={select}>
            {text[option]}
          </MenuButton>
        );
      })}
    </MenuList>
  );
}

/** Light, dark, or as the system says. */
export function ColorSchemeMenu() {
  const text = useMessages(shellMessages);
  return (
    <Disclosure
      align="end"
      trigger={(button) => (
        <IconButton {...button} label={text.appearance} bordered>
          {/* The stylesheet chooses, as the page's own script has painted it: the server knows no scheme. */}
          <MoonIcon className={styles.moon} />
          <SunIcon className={styles.sun} />
        </IconButton>
      )}
    >
      {(close) => <ColorSchemeEntries onChosen={close} />}
    </Disclosure>
  );
}
