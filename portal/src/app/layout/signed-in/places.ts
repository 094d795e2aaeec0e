import { type Role, roleHome } from '@masar/domain';
import {
  AwardIcon,
  BellIcon,
  BookIcon,
  BriefcaseIcon,
  ChartIcon,
  ChatIcon,
  CheckIcon,
  DashboardIcon,
  FileIcon,
  GlobeIcon,
  HandshakeIcon,
  HomeIcon,
  type IconProps,
  PlusIcon,
  QuizIcon,
  ShieldIcon,
  SparkleIcon,
  TargetIcon,
  ToolsIcon,
  UserIcon,
} from '@masar/ui';
import type { ComponentType } from 'react';
import { courseCreators } from '#features/authoring/routes';
import { paths } from '#shared/navigation/paths';
import type { FrameText } from './useFrameText';

/** Words of the frame that need nothing to be said. */
type TextKey = { [Key in keyof FrameText]: FrameText[Key] extends string ? Key : never }[keyof FrameText];

/** Where one can go from everywhere. */
export interface Place {
  to: string;
  text: TextKey;
  icon: ComponentType<IconProps>;
}

/** One of the five that stand in the header, and at the lower edge of the phone. */
export interface Section extends Place {
  /** Addresses under which this section is the open one. */
  holds: readonly string[];
}

const href = {
  home: paths.home.href(),
  courses: paths.courses.href(),
  discussions: paths.discussions.href(),
  assessment: paths.skillsAssessment.href(),
  projects: paths.projectBuilder.href(),
  vr: paths.vr.href(),
  ai: paths.aiDashboard.href(),
  jobs: paths.jobs.href(),
  opportunities: paths.opportunities.href(),
  services: paths.services.href(),
  applications: paths.applications.href(),
  progress: paths.progress.href(),
  certificates: paths.certificates.href(),
  notifications: paths.notifications.href(),
  profile: paths.profile.href(),
  dashboard: paths.dashboard.href(),
};

export const sections: readonly Section[] = [
  {
    to: href.home,
    text: 'home',
    icon: HomeIcon,
    holds: [href.home, href.dashboard, href.assessment, href.projects, href.vr, href.ai],
  },
  {
    to: href.courses,
    text: 'courses',
    icon: BookIcon,
    holds: [href.courses],
  },
  {
    to: href.opportunities,
    text: 'work',
    icon: BriefcaseIcon,
    holds: [href.opportunities, href.jobs, href.services, href.applications],
  },
  {
    to: href.discussions,
    text: 'community',
    icon: ChatIcon,
    holds: [href.discussions, paths.community.href()],
  },
  {
    to: href.profile,
    text: 'me',
    icon: UserIcon,
    holds: [href.profile, href.progress, href.certificates, href.notifications],
  },
];

/** The tools, by what one wants to do (NAV-2). */
export const toolGroups = [
  {
    name: 'toLearn',
    places: [
      { to: href.home, text: 'home', icon: HomeIcon },
      { to: href.courses, text: 'courses', icon: BookIcon },
      { to: href.discussions, text: 'forum', icon: ChatIcon },
      { to: href.assessment, text: 'skillsAssessment', icon: QuizIcon },
      { to: href.projects, text: 'projectBuilder', icon: ToolsIcon },
      { to: href.vr, text: 'vr', icon: GlobeIcon },
      { to: href.ai, text: 'aiDashboard', icon: SparkleIcon },
    ],
  },
  {
    name: 'toWork',
    places: [
      { to: href.jobs, text: 'jobs', icon: BriefcaseIcon },
      { to: href.opportunities, text: 'opportunities', icon: TargetIcon },
      { to: href.services, text: 'services', icon: HandshakeIcon },
      { to: href.applications, text: 'applications', icon: FileIcon },
    ],
  },
  {
    name: 'aboutMe',
    places: [
      { to: href.progress, text: 'progress', icon: ChartIcon },
      { to: href.certificates, text: 'certificates', icon: AwardIcon },
      { to: href.notifications, text: 'notifications', icon: BellIcon },
      { to: paths.verifyMany.href(), text: 'verify', icon: CheckIcon },
    ],
  },
] as const satisfies readonly { name: TextKey; places: readonly Place[] }[];

/** Marked as being for administrators, yet shown to everyone (NAV-2). */
export const administration = { to: paths.admin.href(), text: 'admin', icon: ShieldIcon } as const satisfies Place;

/** What belongs to one's own account. */
export function accountPlaces(role: Role | null): readonly Place[] {
  return [
    { to: href.dashboard, text: 'dashboard', icon: DashboardIcon },
    ...(role && role !== 'student' ? [{ to: roleHome[role], text: `${role}Dashboard` as const, icon: ChartIcon }] : []),
    { to: href.profile, text: 'profile', icon: UserIcon },
    ...(role && courseCreators.includes(role)
      ? [{ to: paths.createCourse.href(), text: 'createCourse' as const, icon: PlusIcon }]
      : []),
  ];
}
