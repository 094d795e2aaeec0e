import { both, type Project } from './project.types.js';

/** From an empty folder to a page that anybody can open. */
export const personalWebsite: Project = {
  id: 'personal-website',
  level: 'beginner',
  title: both('موقع شخصي', 'Personal website'),
  summary: both(
    'صفحة باسمك على الإنترنت: من أنت، وماذا تُتقن، وكيف يصل إليك صاحب العمل. تكتبها بنفسك وتنشرها مجاناً.',
    'A page of your own on the web: who you are, what you can do and how an employer reaches you. You write it yourself and publish it for free.',
  ),
  result: both('رابط حيّ تضعه في سيرتك الذاتية.', 'A live link to put in your CV.'),
  skills: [both('HTML', 'HTML'), both('CSS', 'CSS'), both('التصميم المتجاوب', 'Responsive design'), both('Git', 'Git')],
  steps: [
    {
      id: 'content',
      minutes: 60,
      title: both('اكتب المحتوى قبل الشكل', 'Write the words before the looks'),
      goal: both(
        'أن تعرف ماذا تقول صفحتك ولمن، فلا تصمّم فراغاً.',
        'Know what your page says and to whom, so that you don’t design around nothing.',
      ),
      how: [
        both(
          'حدّد قارئاً واحداً: صاحب عمل، أو عميل، أو لجنة قبول.',
          'Choose one reader: an employer, a client or an admissions board.',
        ),
        both(
          'اكتب جملة واحدة تعرّف بك، ثم فقرة من ثلاث جمل.',
          'Write one sentence that introduces you, then a paragraph of three.',
        ),
        both(
          'اذكر ثلاثة أعمال أو دورات، ولكلٍّ منها: ماذا فعلت وما النتيجة.',
          'Name three pieces of work or courses, and for each what you did and what came of it.',
        ),
        both('اختر وسيلة تواصل واحدة تردّ عليها فعلاً.', 'Pick one way of contact that you really answer.'),
      ],
      doneWhen: both(
        'لديك نص كامل في مستند، وقرأه شخص آخر وفهم ما تعمله.',
        'The whole text stands in a document, and somebody else read it and understood what you do.',
      ),
    },
    {
      id: 'sketch',
      minutes: 40,
      title: both('ارسم الصفحة على ورق', 'Sketch the page on paper'),
      goal: both(
        'أن يتضح ترتيب الأقسام قبل أول سطر من الشيفرة.',
        'Settle the order of the sections before the first line of code.',
      ),
      how: [
        both(
          'ارسم شاشة هاتف أولاً: مستطيل لكل قسم، من الأعلى إلى الأسفل.',
          'Draw a phone screen first: one box for each section, from top to bottom.',
        ),
        both('ارسم الشاشة العريضة بعدها: ما الذي يقف بجوار ما؟', 'Then draw the wide screen: what stands beside what?'),
        both('ابدأ من اليمين إن كان نصّك عربياً.', 'Start from the right if your text is Arabic.'),
      ],
      doneWhen: both(
        'صورة للرسمين تُظهر كل قسم من نصّك في مكانه.',
        'A photo of both sketches shows every part of your text in its place.',
      ),
    },
    {
      id: 'html',
      minutes: 120,
      title: both('ابنِ الهيكل بـ HTML', 'Build the structure in HTML'),
      goal: both('صفحة تُقرأ كاملة بلا أي تنسيق.', 'A page that reads completely without any styling.'),
      how: [
        both(
          'أنشئ ملف index.html، واكتب lang وdir في وسم html.',
          'Create index.html and write lang and dir on the html tag.',
        ),
        both(
          'استخدم header وmain وsection وfooter، وعنوان h1 واحداً.',
          'Use header, main, section and footer, and a single h1.',
        ),
        both('أعطِ كل صورة نصاً بديلاً يصف ما فيها.', 'Give each picture an alternative text that says what it shows.'),
        both(
          'افحص الصفحة في validator.w3.org وأصلح ما يذكره.',
          'Check the page at validator.w3.org and repair what it names.',
        ),
      ],
      doneWhen: both(
        'لا أخطاء في الفاحص، وتصل إلى كل رابط بمفتاح Tab.',
        'The validator finds no errors, and Tab reaches every link.',
      ),
    },
    {
      id: 'css',
      minutes: 150,
      title: both('نسّقها بـ CSS لتناسب كل شاشة', 'Style it with CSS for every screen'),
      goal: both(
        'صفحة واضحة على هاتف بعرض 360 بكسل وعلى حاسوب.',
        'A page that is clear on a phone 360 pixels wide and on a computer.',
      ),
      how: [
        both(
          'ضع الألوان والخط والمسافات في متغيّرات أعلى الملف.',
          'Put colours, font and spacing in variables at the top of the file.',
        ),
        both(
          'ابدأ بالهاتف، ثم أضف قاعدة @media واحدة للعرض الأكبر.',
          'Begin with the phone, then add one @media rule for larger widths.',
        ),
        both(
          'استخدم الخصائص المنطقية مثل margin-inline بدل يمين ويسار.',
          'Use logical properties such as margin-inline instead of left and right.',
        ),
        both('تأكد أن تباين النص 4.5 إلى 1 على الأقل.', 'Make sure that text has a contrast of 4.5 to 1 at least.'),
      ],
      doneWhen: both(
        'لا تمرير أفقي عند 320 بكسل، والنص مقروء في ضوء الشمس.',
        'Nothing scrolls sideways at 320 pixels, and the text is readable in sunlight.',
      ),
    },
    {
      id: 'publish',
      minutes: 60,
      title: both('انشرها على الإنترنت', 'Put it on the web'),
      goal: both('رابط يفتحه أي شخص من هاتفه.', 'A link that anybody can open on their phone.'),
      how: [
        both(
          'أنشئ مستودعاً على GitHub وارفع ملفاتك بـ git push.',
          'Create a repository on GitHub and send your files with git push.',
        ),
        both('فعّل GitHub Pages من إعدادات المستودع.', 'Turn on GitHub Pages in the settings of the repository.'),
        both(
          'افتح الرابط من هاتف غيرك وعلى شبكة الجوال.',
          'Open the link on somebody else’s phone over the mobile network.',
        ),
      ],
      doneWhen: both(
        'يفتح الرابط في أقل من ثلاث ثوانٍ على شبكة الجوال.',
        'The link opens within three seconds on a mobile network.',
      ),
    },
    {
      id: 'feedback',
      minutes: 60,
      title: both('اسأل، ثم حسّن', 'Ask, then improve'),
      goal: both(
        'أن تراها بعيون غيرك وتصلح أهم ثلاثة أشياء.',
        'See it through the eyes of others and repair the three things that matter most.',
      ),
      how: [
        both(
          'اطلب من ثلاثة أشخاص أن يجدوا وسيلة التواصل، وراقبهم بصمت.',
          'Ask three people to find your contact, and watch without speaking.',
        ),
        both('اكتب ما تعثّروا فيه، ورتّبه بحسب أثره.', 'Write down where they stumbled, and order it by its effect.'),
        both('أصلح الثلاثة الأولى وانشر من جديد.', 'Repair the first three and publish again.'),
      ],
      doneWhen: both(
        'ثلاث ملاحظات مكتوبة، وثلاثة تحسينات منشورة.',
        'Three remarks are written down and three improvements are published.',
      ),
    },
  ],
};
