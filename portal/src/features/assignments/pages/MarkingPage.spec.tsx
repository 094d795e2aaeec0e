// Loaded before the first test, which would otherwise wait for the lazy screen.
import './MarkingPage';
import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const times = {
  id: 'a1',
  titleAr: 'صفحتي الأولى',
  titleEn: 'My first page',
  courseId: 'c1',
  courseTitleAr: 'أساسيات الويب',
  courseTitleEn: 'Web basics',
  marked: 5,
  medianHours: 11,
  waiting: 2,
  waitingSince: '2026-11-20T08:00:00.000Z',
};

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  stubApi({
    ...commonHandlers(user),
    'GET /api/marking': () => json([], { 'X-Total-Count': '0' }),
    'GET /api/marking/times': () => json([times], { 'X-Total-Count': '1' }),
    ...handlers,
  });
  rememberAs(user);
  return renderApp({ at: '/marking' });
}

describe('/marking', () => {
  it('tells how long the work of each assignment waits for its mark [ASG-2]', async () => {
    open();
    const section = await screen.findByRole('region', { name: 'كم ينتظر التسليم حتى يُصحَّح' });
    const link = await within(section).findByRole('link', { name: 'صفحتي الأولى' });
    expect(link).toHaveAttribute('href', '/courses/c1/assignments/a1');
    expect(section).toHaveTextContent('الوسيط: 11 ساعة');
    expect(section).toHaveTextContent('ينتظر: 2');
  });

  it('says what is missing: no mark, no work, no answer [ASG-2]', async () => {
    open({
      'GET /api/marking/times': () => json([{ ...times, marked: 0, medianHours: null }], { 'X-Total-Count': '1' }),
    });
    expect(await screen.findByText('لا درجات بعد')).toBeInTheDocument();
  });

  it('leaves the queue alone where the times could not be loaded [ASG-2]', async () => {
    open({ 'GET /api/marking/times': () => problem(404, 'لا يوجد') });
    expect(await screen.findByRole('heading', { name: 'تعذّر تحميل أزمنة الانتظار' })).toBeInTheDocument();
    expect(screen.getByText('لا شيء ينتظر التصحيح')).toBeInTheDocument();
  });
});
