import { LocaleProvider, useLocale } from '@masar/ui';
import { inZone } from '@masar/ui/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

function Due() {
  return <p>{useLocale().format.appointment('2026-12-10T15:00:00.000Z')}</p>;
}
const page = (
  <LocaleProvider language="en">
    <Due />
  </LocaleProvider>
);

describe('a page that was rendered beforehand', () => {
  it('tells the time of the site, and the reader’s beside it once it runs in their browser [I18N-1]', async () => {
    inZone('Europe/Berlin');
    const before = renderToString(page);
    expect(before).toBe('<p>10 December 2026 at 18:00</p>');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = before;
    const onRecoverableError = jest.fn();
    await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
    expect(root).toHaveTextContent('10 December 2026 at 18:00 Baghdad time (16:00 on your clock)');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
