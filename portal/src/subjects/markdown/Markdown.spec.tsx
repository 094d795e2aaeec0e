// Loaded before the first test: the parser alone takes longer than a query is ready to wait.
import './MarkdownText';
import { screen, within } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';
import { LessonSurroundingsContext } from './lesson-surroundings';
import { Markdown } from './Markdown';
import { pictureOfCourse } from './picture-of-course';

function show(text: string) {
  stubApi(commonHandlers());
  return renderInside(<Markdown>{text}</Markdown>);
}

describe('Markdown', () => {
  it('gives each paragraph the direction of its own language [LSN-2, I18N-1]', async () => {
    show('JSX امتداد لصياغة JavaScript\n\nAn English sentence');
    expect(await screen.findByText(/امتداد/)).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('An English sentence')).toHaveAttribute('dir', 'ltr');
  });

  it('begins its headings below the page’s own [A11Y-1]', async () => {
    show('# مقدمة\n\n## تفاصيل');
    expect(await screen.findByRole('heading', { level: 2, name: 'مقدمة' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('shows code left to right with its file name and copies it [LSN-2]', async () => {
    const { user } = show('```js src/App.js\nconst a = 1;\n```');
    const code = await screen.findByRole('region', { name: 'شيفرة src/App.js' });
    expect(code).toHaveAttribute('dir', 'ltr');
    await user.click(screen.getByRole('button', { name: 'نسخ' }));
    expect(await screen.findByText('نُسخ')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('const a = 1;');
  });

  it('isolates code inside a sentence [I18N-1]', async () => {
    show('اكتب `npm start` في الطرفية');
    expect((await screen.findByText('npm start')).parentElement).toHaveAttribute('dir', 'ltr');
  });

  it('keeps the signs of C++ and C# on their side in Arabic prose, headings and tables [I18N-1] [LSN-2]', async () => {
    show('## لماذا C++؟\n\nلغة C# سهلة.\n\n| اللغة | السنة |\n| --- | --- |\n| C++17 | 2017 |');
    for (const name of ['C++', 'C#', 'C++17']) {
      const kept = await screen.findByText(name);
      expect([kept.tagName, kept.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
    }
    expect(screen.getByRole('heading')).toHaveTextContent('لماذا C++؟');
  });

  it('calls each table by its columns, and the empty corner of one no column [A11Y-1] [LSN-2]', async () => {
    show('|  | السعر |\n| --- | --- |\n| خبز | 250 |\n\nوبعدها\n\n| المادة | الوزن |\n| --- | --- |\n| طحين | 2 |');
    const table = await screen.findByRole('region', { name: 'جدول: السعر' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'جدول: المادة، الوزن' })).toBeInTheDocument();
  });

  it('draws notes and warnings as boxes of their own [LSN-2]', async () => {
    show('> [!WARNING]\n> لا تنسَ الحفظ\n\n> قول مأثور');
    const box = await screen.findByRole('note', { name: 'انتبه' });
    expect(within(box).getByText('لا تنسَ الحفظ')).toBeInTheDocument();
    expect(screen.queryByText(/\[!WARNING\]/)).not.toBeInTheDocument();
    expect(screen.getByText('قول مأثور').closest('blockquote')).toBeInTheDocument();
  });

  it('never renders HTML or addresses that run scripts [SEC-6]', async () => {
    const { container } = show(
      'نص <img src=x onerror=alert(1)> <script>alert(1)</script>\n\n[رابط](javascript:alert(1))',
    );
    const link = await screen.findByText('رابط');
    expect(container.querySelector('img, script')).toBeNull();
    expect(link.getAttribute('href') ?? '').not.toContain('javascript');
  });
});

describe('a lesson’s text', () => {
  const flow = { path: 'pictures/سير العمل.svg', url: '/api/files/f1', width: 640, height: 320 };

  function showLesson(text: string, title = 'عنوان الدرس') {
    stubApi(commonHandlers());
    const lessonHref = (slug: string) => (slug === '02-next' ? '/courses/c/lessons/l2' : undefined);
    return renderInside(
      <LessonSurroundingsContext
        value={{ title, lessonHref, pictureAt: (address) => pictureOfCourse([flow], address) }}
      >
        <Markdown>{text}</Markdown>
      </LessonSurroundingsContext>,
    );
  }

  it('shows pictures of the course in their room, and words for those that are not there [CRS-12]', async () => {
    showLesson(
      '![مخطط](<../pictures/سير العمل.svg>)\n\n![غائبة](../pictures/gone.svg)\n\n![خارج](../../../etc/passwd)',
    );
    const picture = await screen.findByRole('img', { name: 'مخطط' });
    expect(picture).toHaveAttribute('src', '/api/files/f1');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '320');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByText('غائبة')).toBeInTheDocument();
  });

  it('shows raised letters, keys and line breaks, and words in angle brackets as they are [LSN-2] [SEC-6]', async () => {
    const { container } = showLesson('س<sup>2</sup> <kbd>Ctrl</kbd><br>List<String> <sup onclick="x()">3</sup>');
    expect((await screen.findByText('2')).tagName).toBe('SUP');
    expect(screen.getByText('Ctrl').tagName).toBe('KBD');
    expect(container.querySelectorAll('sup')).toHaveLength(1);
    expect(container.querySelector('br')).toBeInTheDocument();
    expect(container).toHaveTextContent('List<String>');
    expect(container.querySelector('[onclick]')).toBeNull();
  });

  it('is not begun by its own title a second time [LSN-2]', async () => {
    showLesson('# عنوان الدرس\n\n## تفاصيل {#more}\n\n[هناك](#more)');
    const heading = await screen.findByRole('heading', { name: 'تفاصيل' });
    expect(screen.queryByRole('heading', { name: 'عنوان الدرس' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'هناك' })).toHaveAttribute('href', `#${heading.id}`);
  });

  it('links to other lessons of the course, and keeps the words of links to none [LSN-2]', async () => {
    showLesson('[التالي](02-next.ar.md#part) و[غيره](09-none.ar.md)');
    expect(await screen.findByRole('link', { name: 'التالي' })).toHaveAttribute(
      'href',
      '/courses/c/lessons/l2#user-content-part',
    );
    expect(screen.queryByRole('link', { name: 'غيره' })).not.toBeInTheDocument();
    expect(screen.getByText(/غيره/)).toBeInTheDocument();
  });

  it('shows footnotes below, named in the reader’s language, and highlighted lines of code [LSN-2]', async () => {
    const { container } = showLesson('نص[^1]\n\n```js {2}\nlet a;\nlet b;\n```\n\n[^1]: حاشية');
    expect(await screen.findByRole('heading', { name: 'الحواشي' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'العودة إلى النص' })).toBeInTheDocument();
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['let b;']);
    expect(screen.getByRole('region', { name: 'شيفرة js' })).toHaveTextContent('let a; let b;');
  });
});

describe('Markdown of people', () => {
  const showOfPeople = (text: string) => {
    stubApi(commonHandlers());
    return renderInside(<Markdown from="people">{text}</Markdown>);
  };

  it('shows tags as they were written and runs nothing [COM-2] [SEC-6]', async () => {
    const { container } = showOfPeople('كيف يعمل <img src=x onerror=alert(1)>؟\n\n<script>alert(2)</script>');
    expect(await screen.findByText('<script>alert(2)</script>')).toBeInTheDocument();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toHaveAttribute('dir', 'rtl');
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('marks links as written by readers and loads no pictures from elsewhere [COM-2]', async () => {
    const { container } = showOfPeople('[موقع](https://example.org) ![صورة](https://example.org/a.png)');
    const link = await screen.findByRole('link', { name: 'موقع' });
    expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'ugc']));
    expect(screen.getByRole('link', { name: 'صورة' })).toHaveAttribute('href', 'https://example.org/a.png');
    expect(container.querySelector('img')).toBeNull();
  });

  it('gives neighbouring lines their own direction and headings no place in the outline [COM-2] [I18N-1]', async () => {
    showOfPeople('# سؤال\nلا يعمل عندي\nIt prints undefined');
    expect(await screen.findByText('It prints undefined')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('لا يعمل عندي')).toHaveAttribute('dir', 'rtl');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows what was written to take the browser down, without growing [SEC-14, COM-2]', async () => {
    const wide = `${'|a'.repeat(400)}\n${'|-'.repeat(400)}\n${'|\n'.repeat(400)}`;
    show(`${'>'.repeat(9000)} عميق\n\n${wide}\n\n[أ][1] ب\n\n[1]: https://x.example/${'y'.repeat(3000)}`);
    expect(await screen.findByText('عميق')).toBeInTheDocument();
    expect(document.querySelectorAll('td').length).toBeLessThan(1000);
    expect(document.querySelector('a[href*=yyy]')).toBeNull();
  });
});
