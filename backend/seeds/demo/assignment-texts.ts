import type { RubricRow } from '@masar/domain';

const row = (titleAr: string, titleEn: string, levels: readonly [string, string, number][]): RubricRow => ({
  titleAr,
  titleEn,
  levels: levels.map(([ar, en, points]) => ({ titleAr: ar, titleEn: en, points })),
});

const rubric: RubricRow[] = [
  row('يفعل ما طُلب', 'Does what was asked', [
    ['لا يعمل', 'Does not work', 0],
    ['يعمل بعضه', 'Works in part', 2],
    ['يعمل كله', 'Works completely', 4],
  ]),
  row('البنية', 'Structure', [
    ['لا بنية واضحة', 'No clear structure', 0],
    ['بنية مفهومة', 'Can be followed', 2],
    ['بنية محكمة', 'Well built', 3],
  ]),
  row('على الهاتف', 'On a phone', [
    ['يخرج عن الشاشة', 'Leaves the screen', 0],
    ['يُقرأ', 'Can be read', 1],
    ['مريح بإبهام واحد', 'Easy with one thumb', 2],
  ]),
  row('الشرح', 'Explanation', [
    ['لا شرح', 'None', 0],
    ['شرح موجز وواضح', 'Short and clear', 1],
  ]),
];

/** What the demo courses ask for, by course. */
export const assignmentTexts = [
  {
    slug: 'html-css-foundations',
    titleAr: 'صفحة تعريف من ثلاثة أقسام',
    titleEn: 'A page about you in three parts',
    taskAr:
      'اكتب صفحة واحدة تعرّف بك أو بعمل صغير تحبه: **من؟ ماذا؟ كيف نتواصل؟**\n\n- استعمل عناوين بترتيبها وعنصر `main` واحداً.\n- صوّر الصفحة على هاتفك أو ضع رابطها.\n- اشرح في أسطر ما الذي غيّرته بعد أن جرّبتها على الهاتف.',
    taskEn:
      'Write one page about yourself or a small business you like: **who, what, how to get in touch**.\n\n- Use headings in their order and one `main`.\n- Take a photo of it on your phone, or give its address.\n- Say in a few lines what you changed after trying it on a phone.',
    rubric,
  },
  {
    slug: 'responsive-layouts-flexbox-grid',
    titleAr: 'بطاقات تعيد ترتيب نفسها',
    titleEn: 'Cards that arrange themselves',
    taskAr:
      'ابنِ شبكة من ست بطاقات: عمود واحد على الهاتف، واثنان على اللوح، وثلاثة على الحاسوب، من غير استعلام واحد عن عرض الشاشة.',
    taskEn:
      'Build a grid of six cards: one column on a phone, two on a tablet, three on a desktop, without a single media query.',
    rubric,
  },
  {
    slug: 'phone-interface-design',
    titleAr: 'شاشة واحدة بإبهام واحد',
    titleEn: 'One screen, one thumb',
    taskAr: 'ارسم على ورق شاشة تسجيل لمكتبة حيّك، ثم صوّرها وعلّم على ما يصل إليه الإبهام.',
    taskEn: 'Draw the sign-up screen of your local library on paper, take a photo and mark what a thumb reaches.',
    rubric,
  },
] as const;

/** What learners wrote; taken in turn. The sixth borrows from the first, which the marker is pointed at. */
export const works = [
  'الصفحة فيها ثلاثة أقسام: من أنا، وماذا أصنع، وكيف تراسلني. بعد التجربة على الهاتف كبّرت الأزرار لأنها كانت ضيقة.',
  'استعملت الشبكة للبطاقات وتركت المتصفح يقرر عددها في السطر. واجهت صعوبة في المسافات ثم حللتها بخاصية gap.',
  'بدأت من الهاتف ثم وسّعت التصميم. لم أنته من قسم التواصل بعد، لكن البقية تعمل.',
  'I wrote the page for my uncle’s bakery. On the phone the menu was too wide, so I put the prices below the names.',
  'رسمت الشاشة على الورق أولاً وعرضتها على أختي، فلم تجد زر الإرسال. نقلته إلى الأسفل وصار أوضح.',
  'عملي عن ورشة أبي للنجارة. بعد التجربة على الهاتف كبّرت الأزرار لأنها كانت ضيقة، وأضفت صوراً لأعماله.',
  'اخترت لوناً داكناً للنص وخلفية فاتحة حتى يُقرأ في الشمس، وقست التباين قبل أن أسلّم.',
  'جعلت العناوين بترتيبها وجرّبت الصفحة بقارئ الشاشة، فاكتشفت صورة بلا وصف فأضفته.',
  'The contact part has a form with two fields. I tried it with one hand and moved the button to where my thumb is.',
] as const;

export const comments = [
  'عمل مرتب، وشرحك لما غيّرته بعد التجربة هو أجمل ما فيه.',
  'البداية جيدة. راجع ترتيب العناوين، وجرّب الصفحة على شاشة ضيقة مرة أخرى.',
] as const;

/** What groups of a demo course hand in together, what two of them wrote, and why a mark does not count for one. */
export const groupTask = {
  slug: 'html-css-foundations',
  titleAr: 'موقع لجمعية في حيّكم',
  titleEn: 'A site for an association nearby',
  taskAr:
    'ابنوا معاً موقعاً من ثلاث صفحات لجمعية أو ورشة في حيّكم. اتفقوا على من يكتب ومن يصمم ومن يجرّب، واذكروا ذلك في عملكم.',
  taskEn:
    'Build a site of three pages for an association or workshop nearby, together. Agree on who writes, who designs and who tries it out, and say so in your work.',
  rubric: rubric.slice(0, 3),
  works: [
    'اخترنا مكتبة الحيّ. كتب أحدنا النصوص بعد أن زارها، وصمّم الثاني الصفحات على الورق، وجرّبها الثالث على ثلاثة هواتف.',
    'موقعنا لجمعية تعلّم الخياطة. قسّمنا العمل بالصفحات، ثم راجع كل منا صفحة غيره قبل التسليم.',
  ],
  exception: 'ذكرت المجموعة أنه لم يشارك، ووافق على ذلك حين سألته.',
} as const;

/** What the last lesson of a demo course asks for before it is complete, what learners wrote, and what was said to it. */
export const markedTask = {
  slug: 'product-photography-with-a-phone',
  titleAr: 'وصفة تصوير لمنتج واحد',
  titleEn: 'A photo recipe for one product',
  taskAr:
    'اختر منتجاً تعرفه واكتب **وصفة تصويره** كما في الدرس: النافذة والساعة، والخلفية، والعاكس، وارتفاع الهاتف. ثم اذكر لقطاته الأربع، ولكل لقطة نصها البديل. أرفق الصور إن شئت.',
  taskEn:
    'Choose a product you know and write its **photo recipe** as in the lesson: window and hour, background, reflector, height of the phone. Then name its four shots, each with its alt text. Add the pictures if you like.',
  rubric: [
    row('الوصفة', 'The recipe', [
      ['ناقصة', 'Incomplete', 0],
      ['مفهومة', 'Can be followed', 2],
      ['يعيدها من لم يرها', 'Anybody can repeat it', 4],
    ]),
    row('اللقطات الأربع', 'The four shots', [
      ['أقل من أربع', 'Fewer than four', 0],
      ['أربع', 'Four', 2],
      ['أربع، لكل منها غرض', 'Four, each with its purpose', 3],
    ]),
    row('الصدق', 'Honesty', [
      ['تخفي عيباً', 'Hides a flaw', 0],
      ['تُظهر المنتج كما هو', 'Shows the product as it is', 2],
    ]),
    row('النص البديل', 'Alt text', [
      ['غائب', 'Missing', 0],
      ['يصف ما يُرى', 'Describes what is seen', 1],
    ]),
  ],
  works: [
    {
      text: 'جرة عسل من نصف كيلو. نافذة شرقية بعد التاسعة بستارة بيضاء، وكرتون أبيض خلف الجرة وعاكس إلى يمينها، والهاتف على كومة كتب بارتفاع الغطاء. اللقطات: الجرة كاملة، وملصقها من قرب، وملعقة ترفع العسل، والعلبة مغلّفة. النص البديل للأولى: جرة عسل بغطاء ذهبي، على ملصقها اسم المنحل.',
      comment: 'وصفة واضحة مرتبة. قرّب لقطة الملصق أكثر في المرة القادمة حتى يُقرأ الوزن.',
    },
    {
      text: 'وعاء خزف قطره 18 سنتيمتراً. نافذة شمالية وقت الظهر، وقماش كتّان تحت الوعاء، وورقة بيضاء تعكس الضوء من اليسار، والهاتف مائل قليلاً من فوق. أربع لقطات: الوعاء وحده، وحافته وفيها شق صغير أذكره في الوصف، والوعاء وفيه تمر، ثم ملفوفاً للشحن. النص البديل للثانية: حافة وعاء أزرق وفيها شق بطول سنتيمتر.',
      comment: 'ذكرك الشق وتصويره هو الصدق الذي يبحث عنه المشتري.',
    },
  ],
} as const;
