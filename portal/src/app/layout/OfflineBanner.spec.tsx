import { tellMissing } from '@masar/ui';
import { act, screen } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';
import { OfflineBanner } from './OfflineBanner';

describe('the line above the page', () => {
  afterEach(() => tellMissing(undefined));

  it('says that the network is gone where the device says so [PERF-5]', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stubApi(commonHandlers());
    renderInside(<OfflineBanner />);
    expect(await screen.findByText(/أنت غير متصل بالإنترنت/)).toBeVisible();
    onLine.mockRestore();
  });

  it('says that the server does not answer where a gateway answers for it [PERF-5]', async () => {
    globalThis.fetch = jest.fn(async () => new Response('<html>', { status: 502 }));
    renderInside(<OfflineBanner />);
    act(() => tellMissing('server'));
    expect(await screen.findByText(/الخادم لا يجيب الآن/)).toBeVisible();
    expect(screen.queryByText(/غير متصل/)).not.toBeInTheDocument();
  });
});
