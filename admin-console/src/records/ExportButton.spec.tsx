import { screen, waitFor } from '@testing-library/react';
import { opportunities } from '../postings';
import searchAliases from '../search-aliases';
import { anOpportunity } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { changesIn, problem, stubApi } from '../testing/stub-api';

/** The files that the browser was given to keep. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

describe('the export of a list', () => {
  it('is written to the audit log with its columns and then holds every row, in words [CON-1] [CON-2]', async () => {
    const files = savedFiles();
    const calls = stubApi({ opportunities: [anOpportunity()] });
    const { user } = renderResource('opportunities', opportunities, { at: '/opportunities', language: 'en' });
    await screen.findByRole('link', { name: 'Reading to children' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(changesIn(calls)).toMatchObject([
      { path: '/api/admin/exports', body: { resource: 'opportunities', sort: '["createdAt","DESC"]' } },
    ]);
    const [heading, row] = (await files[0]!.text()).replace('\uFEFF', '').split('\r\n');
    expect(heading).toBe(
      'Opportunity,Opportunity (English),Kind,Organisation,Organisation (English),Last day to apply,Posted by,' +
        'Publication,Takes applications,Applications,Posted on',
    );
    expect(row).toBe(
      'قراءة للأطفال,Reading to children,Volunteering,مكتبة الحي,Local library,2026-12-01,سارة علي,Published,Yes,2,' +
        '2026-11-02T08:00:00.000Z',
    );
  });

  it('that is refused saves nothing and says why [CON-1]', async () => {
    const files = savedFiles();
    stubApi(
      { opportunities: [anOpportunity()] },
      { 'POST /api/admin/exports': () => problem(422, 'Too many for one file.') },
    );
    const { user } = renderResource('opportunities', opportunities, { at: '/opportunities', language: 'en' });
    await screen.findByRole('link', { name: 'Reading to children' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Too many for one file.')).toBeInTheDocument();
    expect(files).toEqual([]);
  });

  it('is offered wherever there is a list with rows [CON-1]', async () => {
    const alias = { id: 'alias-1', term: 'JS', canonical: 'JavaScript', createdAt: '2026-11-01T08:00:00.000Z' };
    const files = savedFiles();
    stubApi({ 'search-aliases': [alias] });
    const { user } = renderResource('search-aliases', searchAliases, { at: '/search-aliases', language: 'en' });
    await screen.findByRole('link', { name: 'JS' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]!.text()).toContain('JS,JavaScript');
  });
});
