import { BriefcaseIcon, CodeIcon, type IconProps, KanbanIcon, MegaphoneIcon, PaletteIcon, SpeechIcon } from '@masar/ui';
import type { ComponentType } from 'react';

/** The icons of the seeded tracks; those that were added later have a book. */
export const categoryIcons: Record<string, ComponentType<IconProps> | undefined> = {
  'web-development': CodeIcon,
  'business-management': BriefcaseIcon,
  'design-creativity': PaletteIcon,
  'personal-skills': SpeechIcon,
  'digital-marketing': MegaphoneIcon,
  'project-management': KanbanIcon,
};
