/** Parts that reviews are put together from; `{skill}` is a skill that the course teaches. */
export interface ReviewParts {
  openings: string[];
  closings: string[];
}

export const arabicReviews: Record<'glad' | 'fair' | 'poor', ReviewParts> = {
  glad: {
    openings: [
      'شرح واضح ومرتّب من أول درس.',
      'أول دورة أكملها من الهاتف دون أن أملّ.',
      'الأمثلة من واقعنا، وهذا ما كنت أبحث عنه.',
      'دروس قصيرة أقرؤها في طريق الجامعة.',
      'لغة عربية سليمة وسهلة بلا تعقيد.',
      'كنت متردّدة في البداية ثم أكملت الدروس في أسبوع.',
      'طبّقت كل تمرين مباشرة وفهمت أخطائي.',
      'المدرّب يشرح السبب قبل الطريقة.',
      'يعمل حتى مع الإنترنت الضعيف عندنا.',
      'محتوى عملي بعيد عن الحشو.',
      'رجعت إلى بعض الدروس مرّتين وفي كل مرّة أخرج بفائدة.',
      'من أجمل ما تعلّمت هذا العام.',
    ],
    closings: [
      'استفدت خصوصاً في «{skill}».',
      'صرت أستعمل «{skill}» في عملي اليومي.',
      'أنصح بها كل من يبدأ من الصفر.',
      'أنتظر دورة ثانية للمدرّب نفسه.',
      'التمارين في آخر كل درس ممتازة.',
      'ساعدتني في أول عمل حرّ لي.',
      'شكراً على الجهد الواضح.',
      'وضعت «{skill}» في سيرتي الذاتية بثقة.',
      'شاركتها مع زملائي في الكلية.',
      'الأسئلة القصيرة ثبّتت الفكرة.',
    ],
  },
  fair: {
    openings: [
      'دورة جيدة على العموم.',
      'البداية ممتازة ثم يتسارع الشرح.',
      'مفيدة للمبتدئين أكثر من أصحاب الخبرة.',
      'المعلومات صحيحة ومرتّبة.',
      'الفكرة جيدة والتمارين قليلة.',
    ],
    closings: [
      'تمنّيت أمثلة أكثر عن «{skill}».',
      'لو أُضيف مقطع مصوّر لكل درس لكانت أفضل.',
      'بعض الدروس يحتاج إلى تفصيل أكثر.',
      'استفدت، وأنتظر توسعتها.',
      'تحتاج إلى وقت أطول من المذكور.',
    ],
  },
  poor: {
    openings: ['لم تكن كما توقّعت.', 'الشرح سريع بالنسبة إلى مبتدئ.', 'المحتوى قصير.'],
    closings: ['أرجو إضافة دروس أعمق عن «{skill}».', 'احتجت إلى مصادر أخرى لأفهم.', 'تحتاج إلى أمثلة أكثر.'],
  },
};

export const englishReviews: Record<'glad' | 'fair' | 'poor', ReviewParts> = {
  glad: {
    openings: [
      'Clear and well ordered from the first lesson.',
      'Short lessons that I could read on the bus.',
      'The examples come from our own cities, which made all the difference.',
      'Very practical, with no padding.',
      'I finished every exercise and learned from my mistakes.',
    ],
    closings: [
      'I now use {skill} at work.',
      'I recommend it to anyone who starts from zero.',
      'The exercises at the end of each lesson are excellent.',
      'Looking forward to the next course.',
    ],
  },
  fair: {
    openings: ['A good course overall.', 'Useful, though the pace picks up quickly.'],
    closings: ['I wished for more examples of {skill}.', 'It took me longer than stated.'],
  },
  poor: {
    openings: ['Not quite what I expected.', 'Too fast for a beginner.'],
    closings: ['More depth on {skill} would help.', 'I needed other sources to follow.'],
  },
};
