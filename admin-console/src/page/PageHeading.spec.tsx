import { isolated } from '@masar/i18n';
import { LocaleProvider } from '@masar/ui';
import { render, screen } from '@testing-library/react';
import { PageHeading, type Title } from './PageHeading';

function shown(title: Title) {
  render(
    <LocaleProvider language="en">
      <PageHeading title={title} />
    </LocaleProvider>,
  );
  return screen.getByRole('heading', { level: 1 });
}
const directions = (heading: HTMLElement) =>
  [...heading.querySelectorAll('bdi')].map((part) => [part.textContent, part.dir]);

describe('the heading of a screen of the console', () => {
  it('runs as its own words do, whatever the name in it [I18N-1]', () => {
    const sentence = `Request of ${isolated('دعاء الساعدي')}`;
    expect(directions(shown(sentence))).toEqual([[sentence, 'ltr']]);
  });

  it('keeps each of two parts in its direction and names the document by both [I18N-1]', () => {
    const heading = shown(['دعاء الساعدي', 'HTML basics']);
    expect(directions(heading)).toEqual([
      ['دعاء الساعدي', 'rtl'],
      ['HTML basics', 'ltr'],
    ]);
    expect(heading).toHaveAccessibleName('دعاء الساعدي · HTML basics');
    expect(document.title).toBe('دعاء الساعدي · HTML basics · Console');
  });
});
