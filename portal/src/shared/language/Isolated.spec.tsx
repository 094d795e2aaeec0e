import { Isolated } from '@masar/ui';
import { screen } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';

function show(text: string, language: 'ar' | 'en') {
  stubApi(commonHandlers());
  renderInside(
    <p data-testid="around">
      <Isolated>{text}</Isolated>
    </p>,
    { language },
  );
  return screen.getByTestId('around').querySelector('bdi')!;
}

describe('a name or title among other text', () => {
  it.each([
    ['React من الصفر', 'ar', 'rtl'],
    ['HTML و CSS', 'ar', 'rtl'],
    ['JavaScript for beginners', 'ar', 'ltr'],
    ['React من الصفر', 'en', 'rtl'],
    ['Course by سارة علي today', 'en', 'ltr'],
  ] as const)(
    'has the direction of its language, not of its first letter: %s in %s [I18N-1]',
    (text, language, direction) => {
      expect(show(text, language)).toHaveAttribute('dir', direction);
    },
  );

  it('keeps C++ whole inside an Arabic title, without a letter more [I18N-1]', () => {
    const title = show('لغة C++ للمبتدئين', 'ar');
    expect(title.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
    expect(title.querySelector('bdi')).toHaveTextContent(/^C\+\+$/);
    expect(title).toHaveTextContent('لغة C++ للمبتدئين');
  });
});
