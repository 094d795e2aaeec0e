import type { ApplicationStatus } from '@masar/domain';

/** What people write when they apply, ask, decide and rate. */

export const coverLetters = [
  'قرأت عن عملكم وأحب أن أكون جزءاً منه. عندي خبرة بسيطة ورغبة كبيرة في التعلّم.',
  'أكملت دورات مسار في هذا المجال، وأرفقت ما أنجزته فيها. أستطيع البدء من الأسبوع القادم.',
  'عملت سنة مع فريق مشابه في البصرة، وتعلّمت أن الالتزام بالموعد نصف العمل.',
  'ما جذبني أنكم تشرحون ما يُطلب بوضوح. أظن أنني أناسبه، ويسعدني أن نتحدّث.',
  'أنا طالبة في السنة الأخيرة وأبحث عن تجربة حقيقية. أوقاتي مرنة بعد الظهر.',
  'سبق أن تطوّعت في حيّنا في شيء قريب من هذا، وأعرف صعوبته ومتعته.',
  'I studied the field on my own for a year and finished two small projects. I would love to learn with you.',
  'I live nearby, I am on time, and I enjoy working with people of all ages.',
];

export const requestMessages = [
  'مرحباً، أحتاج هذا لمشروع صغير أبدؤه الشهر القادم. هل وقتك يسمح هذا الأسبوع؟',
  'أعجبتني تقييماتك. عندي نموذج أرسله لك إن وافقت، والموعد مرن.',
  'أول مرة أطلب خدمة كهذه، وأحتاج من يشرح لي الخطوات ببساطة.',
  'نحن فريق طلابي وميزانيتنا محدودة، لكن ما نطلبه واضح ومكتوب.',
  'Hello, I need this in both languages before the end of the month.',
];

/** Of five, four give five stars and one gives four: 4.8 in the mean. */
export const ratings = [
  { rating: 5, text: 'عمل متقن وقبل الموعد.' },
  { rating: 5, text: 'شرح لي كل خطوة وصبر على أسئلتي.' },
  { rating: 4, text: 'نتيجة جيدة، وتأخّر التسليم يوماً.' },
  { rating: 5, text: 'تعامل لطيف، وسأطلب منه مرة أخرى.' },
  { rating: 5, text: 'Clear, fast and kind. Thank you!' },
];

export const notes: Partial<Record<ApplicationStatus, string[]>> = {
  accepted: [
    'أهلاً بك معنا! سنتصل بك هذا الأسبوع.',
    'سعدنا بطلبك. تجد طريقة التواصل في هذه الصفحة.',
    'Welcome! We start on Sunday.',
  ],
  rejected: [
    'شكراً لاهتمامك. اكتمل العدد هذه المرة، ونرجو أن تتقدّم لاحقاً.',
    'نبحث هذه المرة عن خبرة أطول. نتمنى لك التوفيق.',
  ],
  completed: ['سُلّمت الملفات كلها. شكراً لثقتك.'],
};

/** Postings that a trap looks like, for the queue of the administrators. */
export const traps = [
  {
    key: 'trap-fee',
    title: { ar: 'وظائف عن بُعد برواتب عالية', en: 'Jobs from home with high pay' },
    description: {
      ar: 'لا تحتاج خبرة. تدفع رسوم تسجيل بسيطة قبل المقابلة، والتواصل فقط عبر تلغرام.',
      en: 'No experience needed. A small registration fee before the interview; contact us only via Telegram.',
    },
    contact: 'قناة تلغرام',
  },
  {
    key: 'trap-crypto',
    title: { ar: 'مسوّقون لمنصة تداول', en: 'Marketers for a trading platform' },
    description: {
      ar: 'اربح 500 دولار يومياً من هاتفك. تُدفع الأرباح بعملة رقمية بعد إرسال صورة الهوية.',
      en: 'Earn $500 a day from your phone. Profits are paid in cryptocurrency after you send a photo of your ID.',
    },
    contact: 'profits@example.org',
  },
];
