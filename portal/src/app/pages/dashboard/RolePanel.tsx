import type { Role } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { dashboardMessages } from './dashboard.messages';
import styles from './DashboardPage.module.css';

/** Where each role goes from here, its main action first (spec 2, Dashboards). */
const links = {
  student: [
    { path: paths.courses, text: 'browse' },
    { path: paths.community, text: 'community' },
  ],
  instructor: [
    { path: paths.createCourse, text: 'createCourse' },
    { path: paths.questionBanks, text: 'questionBanks' },
    { path: paths.courses, text: 'courses' },
  ],
  volunteer: [
    { path: paths.services, text: 'services' },
    { path: paths.opportunities, text: 'opportunities' },
    { path: paths.community, text: 'forum' },
  ],
  admin: [
    { path: paths.admin, text: 'adminPanel' },
    { path: paths.createCourse, place: '#import', text: 'importCourse' },
    { path: paths.courses, text: 'courses' },
  ],
} as const;

export function RolePanel({ role }: { role: Role }) {
  const text = useMessages(dashboardMessages);
  // The one button of a learner's page stands above, at the next lesson.
  return (
    <Card component="section" className={styles.role} aria-labelledby="dashboard-role">
      <div>
        <h2 id="dashboard-role">{text[role]}</h2>
        <p>{text[`${role}Hint`]}</p>
      </div>
      <div className={shell.row10}>
        {links[role].map(({ path, text: name, ...at }, index) => (
          <ButtonLink
            key={name}
            to={path.href() + ('place' in at ? at.place : '')}
            variant={index === 0 && role !== 'student' ? 'primary' : 'secondary'}
          >
            {text[name]}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
