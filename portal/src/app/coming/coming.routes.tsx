import { useMessages } from '@masar/ui';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '../paths';
import { comingMessages } from './coming.messages';
import { ComingPage } from './ComingPage';

type TextKey = keyof (typeof comingMessages)['ar'];

/** A screen of the route table whose real page is not there yet. A feature's own route comes before it. */
function coming(path: string, text: TextKey, access: FeatureRoute['access']): FeatureRoute {
  function Coming() {
    return <ComingPage name={useMessages(comingMessages)[text]} />;
  }
  return { path, access, page: Coming, usesMui: false };
}

export const comingRoutes: readonly FeatureRoute[] = [
  coming(paths.search.pattern, 'search', 'public'),

  coming(paths.instructorDashboard.pattern, 'instructorDashboard', 'signed-in'),
  coming(paths.volunteerDashboard.pattern, 'volunteerDashboard', 'signed-in'),
  coming(paths.admin.pattern, 'admin', ['admin']),
  coming(paths.adminDashboard.pattern, 'admin', ['admin']),
  coming(paths.analytics.pattern, 'analytics', ['instructor', 'admin']),

  coming(paths.opportunities.pattern, 'opportunities', 'signed-in'),
  coming(paths.opportunity.pattern, 'opportunities', 'signed-in'),
  coming(paths.services.pattern, 'services', 'signed-in'),
  coming(paths.service.pattern, 'services', 'signed-in'),
  coming(paths.applications.pattern, 'applications', 'signed-in'),
  coming(paths.application.pattern, 'applications', 'signed-in'),
  coming(paths.skillsAssessment.pattern, 'skillsAssessment', 'signed-in'),
  coming(paths.aiDashboard.pattern, 'aiDashboard', 'signed-in'),
];
