import { screen, waitFor, within } from '@testing-library/react';
import { aPendingPosting } from '../testing/records';
import { onPhone, renderResource } from '../testing/render-resource';
import { changesIn, stubApi } from '../testing/stub-api';
import pendingPostings from './index';

const openPosting = () =>
  renderResource('pending-postings', pendingPostings, { at: '/pending-postings/posting-1/show', language: 'en' });

describe('a posting that waits', () => {
  it('is a card on a phone that says what it is and why it waits [OPP-4] [CON-1]', async () => {
    onPhone();
    stubApi({ 'pending-postings': [aPendingPosting()] });
    renderResource('pending-postings', pendingPostings, { at: '/pending-postings' });
    const link = await screen.findByRole('link', { name: /مدخل بيانات/ });
    expect(link).toHaveAttribute('href', '/pending-postings/posting-1/show');
    for (const words of ['وظيفة', 'عمل من المنزل.']) expect(link).toHaveTextContent(words);
    expect(within(link.closest('li')!).getByText('يطلب رسوماً أو تأميناً')).toBeInTheDocument();
  });

  it('is let through as it was read, so that later words are not [OPP-4]', async () => {
    const calls = stubApi({ 'pending-postings': [aPendingPosting()] });
    const { user } = openPosting();
    await user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
    await waitFor(() =>
      expect(changesIn(calls).map(({ body }) => body)).toEqual([
        { status: 'published', updatedAt: '2026-11-04T08:00:00.000Z' },
      ]),
    );
  });

  it('is refused only with a reason, which its poster reads [OPP-4]', async () => {
    const calls = stubApi({ 'pending-postings': [aPendingPosting()] });
    const { user } = openPosting();
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(screen.getByText('Write the reason for the poster to read.')).toBeInTheDocument();
    expect(changesIn(calls)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Note to the poster' }), 'No fees');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(changesIn(calls)).toMatchObject([{ body: { status: 'refused', reason: 'No fees' } }]));
  });

  it('that was decided says how, and offers nothing more [OPP-4]', async () => {
    stubApi({ 'pending-postings': [aPendingPosting({ status: 'refused', reason: 'No fees' })] });
    openPosting();
    expect(await screen.findByText('The posting is refused and its poster was told why')).toBeInTheDocument();
    expect(screen.getByText('No fees')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  });
});
