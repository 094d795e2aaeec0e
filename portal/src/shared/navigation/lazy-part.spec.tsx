import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part';

describe('lazyPart', () => {
  it('draws a part once its code is there, and the rest of the page without it where it cannot be had [PERF-5]', async () => {
    const Here = lazyPart(() => Promise.resolve({ default: ({ name }: { name: string }) => <p>{name}</p> }));
    const Missing = lazyPart<{ name: string }>(() => Promise.reject(new Error('no network')));
    const Plainer = lazyPart<{ name: string }>(
      () => Promise.reject(new Error('no network')),
      ({ name }) => <b>{name}</b>,
    );
    render(
      <main>
        <h1>الدرس</h1>
        <Suspense fallback={<p>يُحمّل</p>}>
          <Missing name="غائب" />
          <Plainer name="بسيط" />
          <Here name="حاضر" />
        </Suspense>
      </main>,
    );
    expect(await screen.findByText('حاضر')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(/^الدرسبسيطحاضر$/);
  });
});
