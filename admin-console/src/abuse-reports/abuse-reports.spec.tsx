import { screen, waitFor } from '@testing-library/react';
import { anAbuseReport } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { changesIn, problem, stubApi } from '../testing/stub-api';
import abuseReports from './index';

const second = anAbuseReport({ id: 'report-2', reportedText: 'رابط غريب.' });
const settled = anAbuseReport({ id: 'report-3', reportedText: 'قديم.', status: 'dismissed' });

const openReport = (language: 'ar' | 'en' = 'ar') =>
  renderResource('abuse-reports', abuseReports, { at: '/abuse-reports/report-1/show', language });

describe('the queue of reports', () => {
  it('begins with what is open, the oldest first, and a row leads to its report [COM-4] [CON-1]', async () => {
    const calls = stubApi({ 'abuse-reports': [anAbuseReport(), settled] });
    renderResource('abuse-reports', abuseReports, { at: '/abuse-reports' });
    const report = await screen.findByRole('link', { name: 'تواصلوا معي على الخاص.' });
    expect(report).toHaveAttribute('href', '/abuse-reports/report-1/show');
    expect(screen.queryByText('قديم.')).toBeNull();
    expect(calls.find(({ path }) => path === '/api/admin/abuse-reports')?.query).toMatchObject({
      filter: { status: 'open' },
      sort: ['createdAt', 'ASC'],
    });
  });

  it('shows what was decided once all are asked for [COM-4] [CON-1]', async () => {
    stubApi({ 'abuse-reports': [anAbuseReport(), settled] });
    const { user } = renderResource('abuse-reports', abuseReports, { at: '/abuse-reports' });
    await screen.findByText('تواصلوا معي على الخاص.');
    await user.click(screen.getByRole('button', { name: 'الكل' }));
    expect(await screen.findByText('قديم.')).toBeInTheDocument();
    expect(screen.getByText('تواصلوا معي على الخاص.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'مرفوض' }));
    await waitFor(() => expect(screen.queryByText('تواصلوا معي على الخاص.')).toBeNull());
  });
});

describe('the page of a report', () => {
  it('tells who objects to what, and quotes it [COM-4]', async () => {
    stubApi({ 'abuse-reports': [anAbuseReport({ note: 'ليس سؤالاً' })] });
    openReport();
    expect(await screen.findByRole('heading', { level: 1, name: 'بلاغ عن نقاش' })).toBeInTheDocument();
    for (const words of ['إعلان أو رسالة مزعجة', 'ليس سؤالاً', 'ظاهرة للجميع', 'تواصلوا معي على الخاص.'])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'فتح النقاش في المنتدى' })).toHaveAttribute(
      'href',
      '/discussions/discussion-1',
    );
  });

  it('upholds only with a reason, which it asks for before anything is sent [COM-4]', async () => {
    const calls = stubApi({ 'abuse-reports': [anAbuseReport()] });
    const { user } = openReport();
    await user.click(await screen.findByRole('button', { name: 'قبول البلاغ وإخفاء المشاركة' }));
    expect(screen.getByText('اكتب سبباً يقرؤه كاتب المشاركة.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'سبب القرار' })).toHaveFocus();
    expect(changesIn(calls)).toEqual([]);
  });

  it('opens what waits next once it is decided, with an empty reason [COM-4] [CON-1]', async () => {
    const calls = stubApi({ 'abuse-reports': [anAbuseReport(), second] });
    const { user } = openReport('en');
    expect(await screen.findByRole('link', { name: 'Next that waits (1)' })).toHaveAttribute(
      'href',
      '/abuse-reports/report-2/show',
    );
    await user.type(screen.getByRole('textbox', { name: 'Reason of the decision' }), ' Advertising ');
    await user.click(screen.getByRole('button', { name: 'Uphold and hide the post' }));
    expect(await screen.findByText('رابط غريب.')).toBeInTheDocument();
    expect(changesIn(calls)).toMatchObject([
      { path: '/api/admin/abuse-reports/report-1', body: { status: 'upheld', outcome: 'Advertising' } },
    ]);
    expect(screen.getByText('The post is hidden and its author was told why')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Reason of the decision' })).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Next that waits/ })).toBeNull());
  });

  it('returns to the queue when nothing else waits [COM-4] [CON-1]', async () => {
    const calls = stubApi({ 'abuse-reports': [anAbuseReport(), settled] });
    const { user } = openReport('en');
    await user.click(await screen.findByRole('button', { name: 'Dismiss the report' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Abuse reports' })).toBeInTheDocument();
    expect(await screen.findByText('No reports here')).toBeInTheDocument();
    expect(changesIn(calls)).toMatchObject([{ body: { status: 'dismissed' } }]);
    expect(changesIn(calls)[0]?.body).not.toHaveProperty('outcome');
  });

  it('about a post that its author deleted can only be dismissed [COM-4]', async () => {
    stubApi({ 'abuse-reports': [anAbuseReport({ postStatus: 'deleted' })] });
    openReport('en');
    expect(
      await screen.findByText('The author has deleted this post, so nothing is left to hide.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dismiss the report' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Uphold and hide the post' })).toBeNull();
  });

  it('that somebody else decided meanwhile says so and stays [COM-4]', async () => {
    stubApi(
      { 'abuse-reports': [anAbuseReport(), second] },
      { 'PUT /api/admin/abuse-reports/report-1': () => problem(409, 'This report was decided already.') },
    );
    const { user } = openReport('en');
    await user.click(await screen.findByRole('button', { name: 'Dismiss the report' }));
    expect(await screen.findByText('This report was decided already.')).toBeInTheDocument();
    expect(screen.getByText('تواصلوا معي على الخاص.')).toBeInTheDocument();
  });

  it('that is decided has its outcome and no buttons [COM-4]', async () => {
    stubApi({ 'abuse-reports': [anAbuseReport({ status: 'upheld', outcome: 'إعلان' })] });
    openReport('en');
    expect(await screen.findByText('إعلان')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
