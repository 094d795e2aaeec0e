import { both, type Project } from './project.types.js';

/** From an idea to a page of figures that a lender or partner can question. */
export const businessPlan: Project = {
  id: 'business-plan',
  level: 'intermediate',
  title: both('خطة عمل', 'Business plan'),
  summary: both(
    'فكرة مشروع صغير تختبرها مع زبائن حقيقيين، وتحسب أرقامها، وتكتبها في صفحات يفهمها شريك أو جهة تمويل.',
    'The idea of a small business, tested with real customers, reckoned through and written in a few pages that a partner or lender understands.',
  ),
  result: both('خطة من خمس صفحات وعرض مدته ثلاث دقائق.', 'A plan of five pages and a talk of three minutes.'),
  skills: [
    both('خطة العمل', 'Business planning'),
    both('أبحاث السوق', 'Market research'),
    both('الإدارة المالية', 'Financial management'),
    both('مهارات العرض', 'Presentation skills'),
  ],
  steps: [
    {
      id: 'problem',
      minutes: 60,
      title: both('سمِّ المشكلة وصاحبها', 'Name the problem and who has it'),
      goal: both('أن تبدأ من حاجة الناس لا من المنتج.', 'Begin with what people need and not with the product.'),
      how: [
        both(
          'أكمل الجملة: «… يعانون من … كلما …، ويحلّونها اليوم بـ …».',
          'Complete the sentence: “… struggle with … whenever …, and today they solve it by …”.',
        ),
        both('اكتب لماذا لا يكفيهم الحل الحالي.', 'Write why today’s solution is not enough for them.'),
        both('اختر حيّاً أو مدينة واحدة لتبدأ منها.', 'Choose one quarter or town to begin in.'),
      ],
      doneWhen: both(
        'نصف صفحة لا تذكر منتجك، ويقول صاحب المشكلة: نعم، هذا ما يحدث.',
        'Half a page that does not mention your product, and somebody who has the problem says: yes, that is how it is.',
      ),
    },
    {
      id: 'customers',
      minutes: 180,
      title: both('تحدّث إلى خمسة زبائن', 'Talk to five customers'),
      goal: both('أن تستبدل بالظنون كلام الناس.', 'Replace guesses by what people say.'),
      how: [
        both(
          'اسأل عن آخر مرة حدثت فيها المشكلة، لا عن رأيهم في فكرتك.',
          'Ask about the last time the problem came up, not for their opinion of your idea.',
        ),
        both('اسأل كم دفعوا لحلّها من وقت ومال.', 'Ask what they paid for solving it, in time and in money.'),
        both(
          'دوّن كلماتهم كما قالوها، ولا تكتب أسماءهم هنا.',
          'Write down their words as they said them, without their names.',
        ),
      ],
      doneWhen: both(
        'ملاحظات خمسة أحاديث، وثلاثة أشياء تكررت فيها.',
        'Notes of five talks and three things that came up again and again.',
      ),
    },
    {
      id: 'market',
      minutes: 120,
      title: both('اعرف السوق والمنافسين', 'Know the market and the competition'),
      goal: both(
        'أن تعرف كم زبوناً محتملاً لديك ولماذا يختارك.',
        'Know how many customers there could be and why they would choose you.',
      ),
      how: [
        both(
          'قدّر عدد الزبائن في مكانك، واكتب كيف حسبته.',
          'Estimate the number of customers in your place, and write how you reckoned it.',
        ),
        both('قارن ثلاثة منافسين: السعر، والجودة، والوصول.', 'Compare three competitors by price, quality and reach.'),
        both('اكتب ميزتك في جملة يمكن التحقق منها.', 'Write your advantage in one sentence that can be checked.'),
      ],
      doneWhen: both(
        'جدول مقارنة ورقم للسوق مع مصدره.',
        'A table of comparison and a figure for the market with its source.',
      ),
    },
    {
      id: 'model',
      minutes: 90,
      title: both('ارسم نموذج العمل', 'Draw the business model'),
      goal: both(
        'صفحة واحدة تبيّن كيف تصل القيمة وكيف يعود المال.',
        'One page that shows how the value goes out and the money comes back.',
      ),
      how: [
        both('املأ الخانات التسع لنموذج العمل التجاري.', 'Fill the nine boxes of the business model canvas.'),
        both('حدّد سعراً واحداً وجرّبه على زبون ممن تحدّثت إليهم.', 'Set one price and try it on a customer you talked to.'),
        both(
          'اكتب أخطر افتراضين، وكيف تختبرهما بأقل مال.',
          'Write the two riskiest assumptions and how to test them for the least money.',
        ),
      ],
      doneWhen: both(
        'نموذج كامل في صفحة، وافتراضان مع طريقة اختبارهما.',
        'A complete canvas on one page, and two assumptions with their tests.',
      ),
    },
    {
      id: 'figures',
      minutes: 150,
      title: both('احسب الأرقام', 'Do the sums'),
      goal: both('أن تعرف متى تغطي الإيرادات التكاليف.', 'Know when income covers cost.'),
      how: [
        both(
          'اكتب كلفة البداية مرة، والكلفة الشهرية الثابتة والمتغيّرة.',
          'Write the cost of starting once, and the fixed and variable costs of each month.',
        ),
        both(
          'احسب نقطة التعادل: الكلفة الثابتة ÷ (السعر − كلفة الوحدة).',
          'Reckon the break-even point: fixed costs ÷ (price − cost of a unit).',
        ),
        both(
          'ضع جدولاً لاثني عشر شهراً بثلاث حالات: ضعيفة، ومتوقعة، وجيدة.',
          'Make a table of twelve months in three cases: weak, expected and good.',
        ),
      ],
      doneWhen: both(
        'جدول يتغيّر كله إذا غيّرت السعر، ونقطة تعادل مكتوبة بالوحدات.',
        'A table in which everything follows when you change the price, and a break-even point in units.',
      ),
    },
    {
      id: 'plan',
      minutes: 180,
      title: both('اكتب الخطة واعرضها', 'Write the plan and present it'),
      goal: both(
        'خمس صفحات تجيب عن أسئلة من سيستثمر فيك وقتاً أو مالاً.',
        'Five pages that answer whoever would put time or money into you.',
      ),
      how: [
        both(
          'اجمع الخطوات السابقة: المشكلة، والزبائن، والسوق، والنموذج، والأرقام.',
          'Bring the former steps together: problem, customers, market, model, figures.',
        ),
        both('ابدأ بملخص من نصف صفحة، واكتبه آخر شيء.', 'Start with a summary of half a page, and write it last.'),
        both(
          'اعرضها في ثلاث دقائق على شخصين، وسجّل أسئلتهما.',
          'Present it in three minutes to two people and note their questions.',
        ),
      ],
      doneWhen: both(
        'ملف PDF من خمس صفحات، وإجابات عن كل سؤال طُرح.',
        'A PDF of five pages, and answers to every question that was asked.',
      ),
    },
  ],
};
