import type { ComponentType } from 'react';
import {
  AwardIcon,
  BookIcon,
  BriefcaseIcon,
  ChartIcon,
  ChatIcon,
  DashboardIcon,
  FileIcon,
  HandshakeIcon,
  HomeIcon,
  PlusIcon,
  QuizIcon,
  ShieldIcon,
  SparkleIcon,
  ToolsIcon,
  UserIcon,
  type IconProps,
} from '@masar/ui';
import { roleHome, type Role } from '@masar/domain';
import { courseCreators } from '#features/authoring/routes';
import { paths } from '#shared/navigation/paths';
import type { shellMessages } from './shell.messages';

type TextKey = Exclude<keyof (typeof shellMessages)['ar'], 'userMenu'>;

export interface NavigationEntry {
  to: string;
  text: TextKey;
  icon: ComponentType<IconProps>;
  /** Another address of the same screen. */
  alias?: string;
  /** Marked as being for administrators, yet shown to everyone (NAV-2). */
  isForAdmins?: boolean;
}

export const mainNavigation: readonly NavigationEntry[] = [
  { to: paths.home.href(), text: 'home', icon: HomeIcon },
  { to: paths.courses.href(), text: 'courses', icon: BookIcon },
  { to: paths.discussions.href(), text: 'forum', icon: ChatIcon, alias: paths.community.href() },
];

export const toolsNavigation: readonly NavigationEntry[] = [
  { to: paths.skillsAssessment.href(), text: 'skillsAssessment', icon: QuizIcon },
  { to: paths.projectBuilder.href(), text: 'projectBuilder', icon: ToolsIcon },
  { to: paths.services.href(), text: 'services', icon: HandshakeIcon },
  { to: paths.opportunities.href(), text: 'opportunities', icon: BriefcaseIcon },
  { to: paths.aiDashboard.href(), text: 'aiDashboard', icon: SparkleIcon },
  { to: paths.verifyMany.href(), text: 'verify', icon: AwardIcon },
  { to: paths.admin.href(), text: 'admin', icon: ShieldIcon, alias: paths.adminDashboard.href(), isForAdmins: true },
];

/** The user menu. */
export function userNavigation(role: Role | null): readonly NavigationEntry[] {
  return [
    { to: paths.dashboard.href(), text: 'dashboard', icon: DashboardIcon },
    ...(role && role !== 'student' ? [{ to: roleHome[role], text: `${role}Dashboard` as const, icon: ChartIcon }] : []),
    { to: paths.profile.href(), text: 'profile', icon: UserIcon },
    { to: paths.certificates.href(), text: 'certificates', icon: AwardIcon },
    { to: paths.applications.href(), text: 'applications', icon: FileIcon },
    ...(role && courseCreators.includes(role)
      ? [{ to: paths.createCourse.href(), text: 'createCourse' as const, icon: PlusIcon }]
      : []),
  ];
}
