import type { CategoryId } from '@masar/domain';
import {
  BranchIcon,
  BriefcaseIcon,
  CalendarIcon,
  CameraIcon,
  ChartIcon,
  CodeIcon,
  CoinsIcon,
  DatabaseIcon,
  EditIcon,
  EyeIcon,
  FileIcon,
  HandshakeIcon,
  type IconProps,
  KanbanIcon,
  MailIcon,
  MegaphoneIcon,
  PaletteIcon,
  SearchIcon,
  ServerIcon,
  ShieldIcon,
  SpeechIcon,
  UsersIcon,
  WindowIcon,
} from '@masar/ui';
import type { ComponentType } from 'react';

type Icon = ComponentType<IconProps>;

/** What a course is about by the words of its English title; the first that fits. */
const bySubject: readonly (readonly [RegExp, Icon])[] = [
  [/\bsql\b|database|\bdata\b/i, DatabaseIcon],
  [/\bgit\b|github/i, BranchIcon],
  [/server|node\.js|\bapi\b/i, ServerIcon],
  [/security|risk/i, ShieldIcon],
  [/photo|video|motion/i, CameraIcon],
  [/search engine/i, SearchIcon],
  [/email|message|messaging/i, MailIcon],
  [/\bcv\b|proposal/i, FileIcon],
  [/writing|content|typography/i, EditIcon],
  [/price|pricing|budget|cash|cost|bookkeeping|saving|\bads\b/i, CoinsIcon],
  [/negotiat|cooperative|customer|stakeholder/i, HandshakeIcon],
  [/team|people|leadership|hiring|mentor/i, UsersIcon],
  [/schedul|time|planning|\bplan\b/i, CalendarIcon],
  [/numbers|monitoring|growth|strategy|inventory/i, ChartIcon],
  [/interview|speaking|story/i, SpeechIcon],
  [/research|critical|everyone/i, EyeIcon],
  [/interface|layout|website|html|\bpages?\b/i, WindowIcon],
];

const byCategory: Record<CategoryId, Icon> = {
  'web-development': CodeIcon,
  'business-management': BriefcaseIcon,
  'design-creativity': PaletteIcon,
  'personal-skills': SpeechIcon,
  'digital-marketing': MegaphoneIcon,
  'project-management': KanbanIcon,
};

/** The sign on the station of a course's cover. */
export const stationIcon = (titleEn: string, categoryId: string | null): Icon =>
  bySubject.find(([words]) => words.test(titleEn))?.[1] ?? byCategory[categoryId as CategoryId] ?? CodeIcon;
