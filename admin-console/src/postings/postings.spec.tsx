import { screen, within } from '@testing-library/react';
import { anOpportunity } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import { jobs, opportunities } from './index';

describe('postings', () => {
  it('stand in the list with the organisation and who wrote them, whose account may be gone [CON-1]', async () => {
    stubApi({ opportunities: [anOpportunity(), anOpportunity({ id: 'o2', titleAr: 'درس', posterName: null })] });
    renderResource('opportunities', opportunities, { at: '/opportunities' });
    const row = within(await screen.findByRole('row', { name: /قراءة للأطفال/ }));
    expect(row.getByText('مكتبة الحي')).toBeInTheDocument();
    expect(row.getByText('سارة علي')).toBeInTheDocument();
    const orphan = within(screen.getByRole('row', { name: /درس/ }));
    expect(orphan.getByText('مكتبة الحي')).toBeInTheDocument();
    expect(orphan.queryByText('سارة علي')).toBeNull();
  });

  it('that are vacancies are narrowed by employment, experience and place [CON-1] [JOB-1]', async () => {
    stubApi({ jobs: [] });
    renderResource('jobs', jobs, { at: '/jobs' });
    for (const name of ['نوع الدوام', 'الخبرة', 'المحافظة'])
      expect(await screen.findByRole('combobox', { name })).toBeInTheDocument();
  });
});
