import { PageSpinner } from '@masar/ui';
import { act, screen } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';

describe('a page that does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    stubApi(commonHandlers());
  });
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('turns without words at first, then says under a heading what keeps it and offers to reload [PERF-5]', async () => {
    renderInside(<PageSpinner />);
    await pass(7000);
    expect(screen.getByText('جارٍ التحميل')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await pass(2000);
    expect(screen.getByRole('heading', { level: 1, name: 'التحميل أبطأ من المعتاد' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'إعادة تحميل الصفحة' })).toBeInTheDocument();
  });

  it('leaves a page that has its heading that one [PERF-5] [A11Y-1]', async () => {
    renderInside(
      <>
        <h1>Verification</h1>
        <PageSpinner />
      </>,
      { language: 'en' },
    );
    await pass(9000);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByText('This takes longer than usual')).toBeInTheDocument();
  });
});
