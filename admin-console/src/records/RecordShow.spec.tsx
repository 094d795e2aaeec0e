import { screen, within } from '@testing-library/react';
import { opportunities } from '../postings';
import { anOpportunity, aVrSession } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import vrSessions from '../vr-sessions';

const show = (language: 'ar' | 'en' = 'ar') =>
  renderResource('opportunities', opportunities, { at: '/opportunities/opportunity-1/show', language });

/** What stands beside a name among the facts. */
const fact = (name: string): HTMLElement =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;

describe('the page of a record', () => {
  it('tells its facts in words and figures, and leaves out what is unknown [CON-1]', async () => {
    stubApi({ opportunities: [anOpportunity()] });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'قراءة للأطفال' })).toBeInTheDocument();
    expect(fact('النوع')).toHaveTextContent('تطوّع');
    expect(fact('ساعات التطوّع')).toHaveTextContent('20');
    expect(fact('العنوان')).toHaveTextContent('قراءة للأطفال Reading to children');
    expect(screen.queryByText('المقابل', { selector: 'dt' })).toBeNull();
  });

  it('shows long texts in both languages below [CON-1] [I18N-1]', async () => {
    stubApi({ opportunities: [anOpportunity()] });
    show('en');
    const title = await screen.findByRole('heading', { level: 2, name: 'Description' });
    const texts = within(title.parentElement!);
    expect(texts.getByText('كل سبت في المكتبة.')).toHaveAttribute('dir', 'rtl');
    expect(texts.getByText('Each Saturday in the library.')).toHaveAttribute('dir', 'ltr');
  });

  it('leads to its form, to its history and, while it waits, to its decision [CON-1] [CON-2] [OPP-4]', async () => {
    stubApi({ opportunities: [anOpportunity({ status: 'pending' })] });
    show('en');
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/opportunities/opportunity-1');
    const filter = encodeURIComponent(JSON.stringify({ resource: 'opportunities', resourceId: 'opportunity-1' }));
    expect(screen.getByRole('link', { name: 'History of changes' })).toHaveAttribute(
      'href',
      `/audit-log?filter=${filter}`,
    );
    expect(screen.getByRole('link', { name: 'To the decision' })).toHaveAttribute(
      'href',
      '/pending-postings/opportunity-1/show',
    );
  });

  it('leads to no form where the record can be changed no more [CON-1] [VRW-2]', async () => {
    stubApi({ 'vr-sessions': [aVrSession({ status: 'ended' })] });
    renderResource('vr-sessions', vrSessions, { at: '/vr-sessions/session-1/show', language: 'en' });
    expect(await screen.findByText('4 of 10')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});
