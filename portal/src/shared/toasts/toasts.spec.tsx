import type { Language } from '@masar/i18n';
import { LocaleProvider } from '@masar/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { rememberAs } from '#testing/render-app';
import { aUser } from '#testing/stub-api';
import { type Toast, ToastProvider, useToast } from './ToastProvider';

function renderToasts(language: Language = 'ar') {
  const control: { show: (toast: Toast) => void } = { show: () => undefined };
  function Caller() {
    control.show = useToast();
    return null;
  }
  render(
    <LocaleProvider language={language}>
      <ToastProvider>
        <Caller />
      </ToastProvider>
    </LocaleProvider>,
  );
  return (toast: Toast) => act(() => control.show(toast));
}

describe('toasts', () => {
  it('shows one at a time [NAV-7]', () => {
    const show = renderToasts();
    show({ title: 'الأول' });
    show({ title: 'الثاني' });
    expect(screen.queryByText('الأول')).not.toBeInTheDocument();
    expect(screen.getByText('الثاني')).toBeInTheDocument();
  });

  it('goes away after 5000 ms and not before [NAV-7]', () => {
    jest.useFakeTimers();
    const show = renderToasts();
    show({ title: 'حُفظ' });
    act(() => void jest.advanceTimersByTime(4999));
    expect(screen.getByText('حُفظ')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText('حُفظ')).not.toBeInTheDocument();
  });

  it('waits while the pointer rests on it [NAV-7]', () => {
    jest.useFakeTimers();
    const show = renderToasts();
    show({ title: 'حُفظ' });
    fireEvent.pointerEnter(screen.getByText('حُفظ'));
    act(() => void jest.advanceTimersByTime(20_000));
    expect(screen.getByText('حُفظ')).toBeInTheDocument();
  });

  it.each([
    [49, true],
    [50, false],
    [-80, true],
  ])('after a swipe of %i px to the right it is still there: %s [NAV-7]', (distance, isThere) => {
    const show = renderToasts();
    show({ title: 'حُفظ' });
    const toast = screen.getByText('حُفظ');
    fireEvent.pointerDown(toast, { clientX: 100 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance });
    fireEvent.pointerUp(toast, { clientX: 100 + distance });
    expect(screen.queryByText('حُفظ') !== null).toBe(isThere);
  });

  it('is focused by F8 [NAV-7]', () => {
    const show = renderToasts();
    show({ title: 'حُفظ' });
    fireEvent.keyDown(document, { key: 'F8' });
    expect(screen.getByRole('region', { name: 'الإشعارات (F8)' })).toHaveFocus();
  });

  it('announces failures at once and other news politely [NAV-7]', () => {
    const show = renderToasts();
    show({ title: 'حُفظ' });
    expect(screen.getByRole('status')).toHaveTextContent('حُفظ');
    show({ title: 'تعذّر الالتحاق', kind: 'destructive' });
    expect(screen.getByRole('alert')).toHaveTextContent('تعذّر الالتحاق');
  });

  it('can be closed by its button, named in English too [NAV-7]', () => {
    const show = renderToasts('en');
    show({ title: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});

describe('toasts of the signed-in', () => {
  beforeEach(() => rememberAs(aUser()));

  it('are announced like all others and closed by their button [NAV-7]', async () => {
    const show = renderToasts();
    show({ title: 'حُفظ', description: 'اسمك الجديد يظهر الآن' });
    expect(await screen.findByText('اسمك الجديد يظهر الآن')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('حُفظ');
    fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
    expect(screen.queryByText('حُفظ')).not.toBeInTheDocument();
  });

  it.each([
    [49, true],
    [50, false],
  ])('are still there after a swipe of %i px to the right: %s [NAV-7]', async (distance, isThere) => {
    const show = renderToasts();
    show({ title: 'حُفظ' });
    const toast = await screen.findByText('حُفظ');
    fireEvent.pointerDown(toast, { clientX: 100 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance });
    fireEvent.pointerUp(toast, { clientX: 100 + distance });
    expect(screen.queryByText('حُفظ') !== null).toBe(isThere);
  });

  it('go away after 5000 ms and not before, and not while the pointer rests on them [NAV-7]', async () => {
    const show = renderToasts();
    show({ title: 'الأول' });
    await screen.findByText('الأول');
    jest.useFakeTimers();
    show({ title: 'الثاني' });
    act(() => void jest.advanceTimersByTime(4000));
    fireEvent.mouseEnter(screen.getByText('الثاني'));
    act(() => void jest.advanceTimersByTime(20_000));
    fireEvent.mouseLeave(screen.getByText('الثاني'));
    act(() => void jest.advanceTimersByTime(4999));
    expect(screen.getByText('الثاني')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText('الثاني')).not.toBeInTheDocument();
  });
});
