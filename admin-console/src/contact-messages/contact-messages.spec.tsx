import { screen, waitFor } from '@testing-library/react';
import { aMessage } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { changesIn, stubApi } from '../testing/stub-api';
import contactMessages from './index';

const openMessage = () =>
  renderResource('contact-messages', contactMessages, { at: '/contact-messages/message-1/show', language: 'en' });

describe('a visitor’s message', () => {
  it('is quoted, and answered in the mail program [PUB-5]', async () => {
    stubApi({ 'contact-messages': [aMessage()] });
    openMessage();
    expect(await screen.findByText('متى تصل الشهادة؟')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
      'href',
      `mailto:layla@example.org?subject=${encodeURIComponent('Re: سؤال عن الشهادة')}`,
    );
  });

  it('is marked as answered under the version that was read [PUB-5] [CON-1]', async () => {
    const calls = stubApi({ 'contact-messages': [aMessage()] });
    const { user } = openMessage();
    await user.click(await screen.findByRole('button', { name: 'Mark as answered' }));
    await waitFor(() =>
      expect(changesIn(calls).map(({ body }) => body)).toEqual([{ status: 'answered', version: 'v1' }]),
    );
  });

  it('that is archived can be new again [PUB-5]', async () => {
    const calls = stubApi({ 'contact-messages': [aMessage({ status: 'archived' })] });
    const { user } = openMessage();
    await user.click(await screen.findByRole('button', { name: 'Back to the new ones' }));
    expect(await screen.findByText('The message is new again')).toBeInTheDocument();
    expect(changesIn(calls)).toMatchObject([{ body: { status: 'new' } }]);
  });

  it('is put away with others by one call, which can be taken back for some seconds [PUB-5] [CON-1]', async () => {
    const calls = stubApi({ 'contact-messages': [aMessage(), aMessage({ id: 'message-2', subject: 'آخر' })] });
    const { user } = renderResource('contact-messages', contactMessages, { at: '/contact-messages', language: 'en' });
    await screen.findByRole('link', { name: 'آخر' });
    await user.click(screen.getAllByRole('checkbox')[0]!);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(await screen.findByRole('button', { name: /undo/i })).toBeInTheDocument();
    expect(changesIn(calls)).toEqual([]);
  });
});
