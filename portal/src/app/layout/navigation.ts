import {
  AwardIcon,
  BookIcon,
  BriefcaseIcon,
  ChatIcon,
  HandshakeIcon,
  HomeIcon,
  type IconProps,
  QuizIcon,
  ShieldIcon,
  SparkleIcon,
  TargetIcon,
  ToolsIcon,
} from '@masar/ui';
import type { ComponentType } from 'react';
import { paths } from '#shared/navigation/paths';
import type { shellMessages } from './shell.messages';

type TextKey = keyof (typeof shellMessages)['ar'];

export interface NavigationEntry {
  to: string;
  text: TextKey;
  icon: ComponentType<IconProps>;
  /** Another address of the same screen. */
  alias?: string;
  /** Marked as being for administrators, yet shown to everyone (NAV-2). */
  isForAdmins?: boolean;
}

/** What visitors see of the site; the signed-in have sections of their own. */
export const mainNavigation: readonly NavigationEntry[] = [
  { to: paths.home.href(), text: 'home', icon: HomeIcon },
  { to: paths.courses.href(), text: 'courses', icon: BookIcon },
  { to: paths.discussions.href(), text: 'forum', icon: ChatIcon, alias: paths.community.href() },
];

export const toolsNavigation: readonly NavigationEntry[] = [
  { to: paths.skillsAssessment.href(), text: 'skillsAssessment', icon: QuizIcon },
  { to: paths.projectBuilder.href(), text: 'projectBuilder', icon: ToolsIcon },
  { to: paths.services.href(), text: 'services', icon: HandshakeIcon },
  { to: paths.opportunities.href(), text: 'opportunities', icon: TargetIcon },
  { to: paths.jobs.href(), text: 'jobs', icon: BriefcaseIcon },
  { to: paths.aiDashboard.href(), text: 'aiDashboard', icon: SparkleIcon },
  { to: paths.verifyMany.href(), text: 'verify', icon: AwardIcon },
  { to: paths.admin.href(), text: 'admin', icon: ShieldIcon, alias: paths.adminDashboard.href(), isForAdmins: true },
];
