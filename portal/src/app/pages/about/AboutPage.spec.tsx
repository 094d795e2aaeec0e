import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aSitePage, aSiteText, type SitePageAnswer } from '#testing/site-pages';
import { commonHandlers, json, stubApi } from '#testing/stub-api';

async function open(language: 'ar' | 'en', set: Partial<SitePageAnswer> = {}) {
  stubApi({ ...commonHandlers(), 'GET /api/site/about': () => json(aSitePage('about', set)) });
  const view = renderApp({ at: '/about', language });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const itemsIn = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const written = {
  texts: [
    aSiteText('headline', 'طريق إلى العمل', 'A way to work'),
    aSiteText('mission', 'تعليم عملي', 'Practical education'),
    aSiteText('vision', 'جيل يتعلّم', 'A generation that learns'),
    aSiteText('story', 'بدأنا بسؤال.\n\nواليوم نعلّم.', 'It began with a question.\n\nToday we teach.'),
    aSiteText('timeline', '2023\nالانطلاق\nأول الدورات', '2023\nLaunch\nThe first courses'),
    aSiteText('values', 'التميّز\nنراجع\n\nالشغف\nنحب', 'Excellence\nWe review\n\nPassion\nWe love'),
  ],
};

describe('the about page', () => {
  it('states the figures that somebody set or that are counted [PUB-2] [READ-1]', async () => {
    await open('ar', {
      figures: [
        { name: 'students', value: 2500, isAtLeast: true },
        { name: 'instructors', value: 2, isAtLeast: false },
      ],
    });
    expect(await itemsIn('المنصة بالأرقام')).toEqual(['2,500+متعلّم', '2مدرّب']);
  });

  it('tells mission, vision, story and values in both languages [PUB-2] [I18N-1]', async () => {
    const { unmount } = await open('ar', written);
    for (const name of ['طريق إلى العمل', 'رسالتنا', 'رؤيتنا', 'قصتنا', 'التميّز', 'الشغف']) {
      expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    }
    expect(document.title).toBe('من نحن · مسار');
    unmount();
    await open('en', written);
    for (const name of [/mission/, /vision/, /story/, 'Excellence', 'Passion']) {
      expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    }
    expect(document.title).toBe('About us · Masar');
  });

  it('leads over the years that are written, in order [PUB-2]', async () => {
    await open('en', written);
    expect(await itemsIn('Milestones')).toEqual(['2023LaunchThe first courses']);
  });

  it('leaves out all that nobody wrote [READ-1] [READ-2]', async () => {
    await open('ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'مسار' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(main.queryAllByRole('listitem')).toEqual([]);
  });
});
