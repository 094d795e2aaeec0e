import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';
import { loadMarkdown } from '#subjects/markdown/Markdown';

/** The parser comes with the page, so that nothing below the task moves when it is drawn. */
const withMarkdown = async <Page,>(page: Promise<Page>): Promise<Page> => {
  await loadMarkdown().catch(() => undefined);
  return page;
};

export const assignmentRoutes: readonly FeatureRoute[] = [
  {
    path: paths.assignments.pattern,
    page: lazyPage(() => import('./pages/AssignmentsPage')),
    access: 'signed-in',
  },
  {
    path: paths.assignment.pattern,
    page: lazyPage(() => withMarkdown(import('./pages/AssignmentPage'))),
    access: 'signed-in',
  },
  {
    path: paths.writeAssignment.pattern,
    page: lazyPage(() => import('./pages/WriteAssignmentPage')),
    access: 'POST /api/courses/{id}/assignments',
  },
  {
    path: paths.assignmentGroups.pattern,
    page: lazyPage(() => import('./pages/AssignmentGroupsPage')),
    access: 'POST /api/courses/{id}/assignments',
  },
  {
    path: paths.peerResults.pattern,
    page: lazyPage(() => import('./pages/PeerResultsPage')),
    access: 'GET /api/assignments/{id}/peer-results',
  },
  {
    path: paths.peerReview.pattern,
    page: lazyPage(() => withMarkdown(import('./pages/PeerReviewPage'))),
    access: 'signed-in',
  },
  { path: paths.marking.pattern, page: lazyPage(() => import('./pages/MarkingPage')), access: 'GET /api/marking' },
  {
    path: paths.markWork.pattern,
    page: lazyPage(() => import('./pages/MarkWorkPage')),
    access: 'PUT /api/submissions/{id}/mark',
  },
];
