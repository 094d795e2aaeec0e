// Loaded before the first test, which would otherwise wait for the lazy screen.
import './AssignmentsPage';
import { screen } from '@testing-library/react';
import { aCourseDetail } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, stubApi } from '#testing/stub-api';
import type { ListedAssignment } from '../assignments.queries';
import { anAssignment } from '../testing/a-work';

const listed: ListedAssignment = {
  ...anAssignment(),
  state: null,
  score: null,
  hasPassed: false,
  waiting: 2,
};

function open(canEdit: boolean, list: ListedAssignment[]) {
  const user = aUser(canEdit ? { role: 'instructor' } : {});
  stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1': () => json(aCourseDetail({ id: 'c1', canEdit, canMark: canEdit })),
    'GET /api/courses/c1/assignments': () => json(list),
  });
  rememberAs(user);
  renderApp({ at: '/courses/c1/assignments' });
}

describe('/courses/{id}/assignments', () => {
  it('says where its learner stands [ASG-1]', async () => {
    open(false, [listed]);
    expect(await screen.findByText('لم تبدأ')).toBeInTheDocument();
  });

  it('tells who marks what waits, and nothing of work of their own [ASG-1] [ASG-2]', async () => {
    open(true, [listed]);
    expect(await screen.findByText('تسليمان ينتظران التصحيح')).toBeInTheDocument();
    expect(await screen.findByText(/ما تطلب من متعلّميك/)).toBeInTheDocument();
    expect(screen.queryByText('لم تبدأ')).not.toBeInTheDocument();
  });

  it('asks who marks to write the first one [ASG-1]', async () => {
    open(true, []);
    expect(await screen.findByText(/اكتب أول واجب/)).toBeInTheDocument();
  });
});
