import {
  BookIcon,
  BriefcaseIcon,
  ChatIcon,
  DashboardIcon,
  HandshakeIcon,
  QuizIcon,
  SparkleIcon,
  TargetIcon,
  ToolsIcon,
  useMessages,
} from '@masar/ui';
import { paths } from '#shared/navigation/paths';
import { QuickLinks } from '#subjects/dashboard/QuickLinks';
import { homeMessages } from './home.messages';

const shortcuts = [
  { path: paths.dashboard, text: 'dashboard', icon: DashboardIcon, tone: 'green' },
  { path: paths.skillsAssessment, text: 'skillsAssessment', icon: QuizIcon, tone: 'blue' },
  { path: paths.projectBuilder, text: 'projectBuilder', icon: ToolsIcon, tone: 'clay' },
  { path: paths.aiDashboard, text: 'aiDashboard', icon: SparkleIcon, tone: 'purple' },
  { path: paths.courses, text: 'courses', icon: BookIcon, tone: 'blue' },
  { path: paths.discussions, text: 'discussions', icon: ChatIcon, tone: 'pink' },
  { path: paths.opportunities, text: 'opportunities', icon: BriefcaseIcon, tone: 'brown' },
  { path: paths.services, text: 'services', icon: HandshakeIcon, tone: 'green' },
  { path: paths.jobs, text: 'jobs', icon: TargetIcon, tone: 'clay' },
] as const;

/** The eight shortcuts of the specification, and the jobs that fit the reader. */
export function HomeShortcuts() {
  const text = useMessages(homeMessages);
  return (
    <QuickLinks
      label={text.shortcuts}
      isDense
      links={shortcuts.map(({ path, text: name, icon, tone }) => ({ to: path.href(), text: text[name], icon, tone }))}
    />
  );
}
