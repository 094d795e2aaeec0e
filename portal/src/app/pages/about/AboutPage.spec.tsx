import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';

const open = async (language: 'ar' | 'en') => {
  const view = renderApp({ at: '/about', language });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

const itemsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the about page', () => {
  beforeEach(() => {
    stubApi(commonHandlers());
  });

  it('states the figures of the specification [PUB-2] [READ-1]', async () => {
    await open('ar');
    expect(itemsOf('مسار بالأرقام')).toEqual(['2,500+متعلّم', '120+دورة', '50+مدرّب', '1,800+شهادة']);
  });

  it('tells mission, vision, story and four values in both languages [PUB-2] [I18N-1]', async () => {
    const { unmount } = await open('ar');
    for (const name of ['رسالتنا', 'رؤيتنا', 'قصتنا', 'التميّز', 'الشغف', 'التعاون', 'الابتكار']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(document.title).toBe('من نحن · مسار');
    unmount();
    await open('en');
    for (const name of [/mission/, /vision/, /story/, 'Excellence', 'Passion', 'Collaboration', 'Innovation']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(document.title).toBe('About us · Masar');
  });

  it('leads over the years from the launch to AI, in order [PUB-2]', async () => {
    await open('en');
    expect(itemsOf('Stations on the way')).toEqual([
      expect.stringMatching(/^2023Launch/),
      expect.stringMatching(/^2024First graduates/),
      expect.stringMatching(/^2025AI expansion/),
    ]);
  });
});
