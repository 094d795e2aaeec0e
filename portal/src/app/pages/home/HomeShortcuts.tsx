import { Link } from 'react-router-dom';
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
import { paths } from '#app/paths';
import { homeMessages } from './home.messages';
import styles from './HomeShortcuts.module.css';

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
    <nav aria-label={text.shortcuts}>
      <ul role="list" className={styles.shortcuts}>
        {shortcuts.map(({ path, text: name, icon: Icon, tone }) => (
          <li key={name}>
            <Link to={path.href()} className={styles.shortcut}>
              <span className={styles.icon} data-tone={tone}>
                <Icon size={22} />
              </span>
              {text[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
