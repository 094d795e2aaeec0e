import { inZone } from '@masar/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aVrSession } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { changesIn, stubApi } from '../testing/stub-api';
import vrSessions from './index';

describe('sessions in the console', () => {
  it.each([
    ['Asia/Baghdad', 'Baghdad time'],
    ['Europe/Berlin', 'Baghdad time (16:00 on your clock)'],
  ])('are typed by a clock that says whose it is, in %s [CON-1] [I18N-1]', async (zone, note) => {
    inZone(zone);
    stubApi({ 'vr-sessions': [aVrSession()] });
    renderResource('vr-sessions', vrSessions, { at: '/vr-sessions/session-1', language: 'en' });
    expect(await screen.findByLabelText(/Begins at/)).toHaveAccessibleDescription(note);
  });

  it('are moved by the clock of Baghdad, as lists tell their time [CON-1] [VRW-2]', async () => {
    const calls = stubApi({ 'vr-sessions': [aVrSession()] });
    const { user } = renderResource('vr-sessions', vrSessions, { at: '/vr-sessions/session-1', language: 'en' });
    const field = await screen.findByLabelText(/Begins at/);
    expect(field).toHaveValue('2026-11-20T18:00');
    fireEvent.change(field, { target: { value: '2026-11-21T19:30' } });
    fireEvent.blur(field);
    expect(field).toHaveValue('2026-11-21T19:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changesIn(calls)).toMatchObject([{ method: 'PUT', body: { scheduledAt: '2026-11-21T16:30:00.000Z' } }]),
    );
  });
});
