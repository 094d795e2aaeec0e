import { waitFor } from '@testing-library/react';
import { problem, stubApi } from '#testing/stub-api';
import { track } from './track';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const hasNetwork = (onLine: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  hasNetwork(true);
});

describe('track', () => {
  it('sends the event with its metadata and outlives the page [ANL-1]', async () => {
    const calls = stubApi({ 'POST /api/analytics/track': () => ({ status: 204 }) });
    track('job_recommendation_clicked', { jobId: 'job-1' });
    await settled();
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/analytics/track',
        body: { event: 'job_recommendation_clicked', metadata: { jobId: 'job-1' } },
      },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('only logs a failure [ANL-1]', async () => {
    stubApi({ 'POST /api/analytics/track': () => problem(500, 'Unexpected') });
    expect(() => track('vr_workshop_viewed', { workshopId: 'w-1' })).not.toThrow();
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  });

  it('sends nothing without network [ANL-1]', async () => {
    hasNetwork(false);
    const calls = stubApi({});
    track('language_changed', { from: 'ar', to: 'en' });
    await settled();
    expect(calls).toEqual([]);
  });
});
