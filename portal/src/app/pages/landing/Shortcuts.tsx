import {
  AwardIcon,
  BriefcaseIcon,
  ChatIcon,
  DashboardIcon,
  HandshakeIcon,
  HomeIcon,
  QuizIcon,
  SparkleIcon,
  ToolsIcon,
  useMessages,
} from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { landingMessages } from './landing.messages';
import styles from './Shortcuts.module.css';

const shortcuts = [
  {
    path: paths.skillsAssessment,
    text: 'skillsAssessment',
    hint: 'skillsAssessmentHint',
    icon: QuizIcon,
    tone: 'blue',
  },
  { path: paths.projectBuilder, text: 'projectBuilder', hint: 'projectBuilderHint', icon: ToolsIcon, tone: 'clay' },
  { path: paths.opportunities, text: 'opportunities', hint: 'opportunitiesHint', icon: BriefcaseIcon, tone: 'brown' },
  { path: paths.aiDashboard, text: 'aiDashboard', hint: 'aiDashboardHint', icon: SparkleIcon, tone: 'purple' },
  { path: paths.services, text: 'services', hint: 'servicesHint', icon: HandshakeIcon, tone: 'pink' },
  { path: paths.dashboard, text: 'dashboard', hint: 'dashboardHint', icon: DashboardIcon, tone: 'green' },
  { path: paths.discussions, text: 'discussions', hint: 'discussionsHint', icon: ChatIcon, tone: 'clay' },
  { path: paths.certificates, text: 'certificatesPage', hint: 'certificatesHint', icon: AwardIcon, tone: 'brown' },
  { path: paths.home, text: 'home', hint: 'homeHint', icon: HomeIcon, tone: 'blue' },
] as const;

/** The nine shortcuts of the specification. */
export function Shortcuts() {
  const text = useMessages(landingMessages);
  return (
    <section aria-labelledby="landing-shortcuts">
      <h2 id="landing-shortcuts">{text.shortcutsTitle}</h2>
      <p className={styles.intro}>{text.shortcutsIntro}</p>
      <ul role="list" className={styles.grid}>
        {shortcuts.map(({ path, text: title, hint, icon: Icon, tone }) => (
          <li key={title}>
            <Link to={path.href()} className={styles.shortcut}>
              <span className={styles.icon} data-tone={tone}>
                <Icon size={24} />
              </span>
              <span className={styles.words}>
                <strong>{text[title]}</strong>
                <span className={styles.hint}>{text[hint]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
