import { both, type Project } from './project.types.js';

/** From a short talk with a client to files that a printer takes. */
export const logoDesign: Project = {
  id: 'logo-design',
  level: 'intermediate',
  title: both('تصميم شعار', 'Logo design'),
  summary: both(
    'شعار لجهة حقيقية: مقهى، أو متجر، أو مبادرة. من السؤال الأول إلى الملفات النهائية ودليل صغير لاستعمالها.',
    'A logo for somebody real: a café, a shop or an initiative. From the first question to the final files and a small guide to their use.',
  ),
  result: both('شعار بصيغة SVG ودليل استخدام من صفحتين.', 'A logo as SVG and a guide of two pages.'),
  skills: [
    both('تصميم الشعارات', 'Logo design'),
    both('الهوية البصرية', 'Visual identity'),
    both('Adobe Illustrator', 'Adobe Illustrator'),
    both('نظرية الألوان', 'Color theory'),
  ],
  steps: [
    {
      id: 'brief',
      minutes: 60,
      title: both('افهم الجهة في صفحة واحدة', 'Understand the client on one page'),
      goal: both('أن تعرف ماذا يجب أن يقول الشعار قبل أن ترسمه.', 'Know what the logo has to say before you draw it.'),
      how: [
        both(
          'اسأل: ماذا تقدّمون، ولمن، وبمَ تختلفون عن غيركم؟',
          'Ask what they offer, to whom, and how they differ from others.',
        ),
        both('اطلب ثلاث صفات يريدون أن يشعر بها الناس.', 'Ask for three qualities that people should feel.'),
        both(
          'اكتب أين سيظهر الشعار: لافتة، كوب، صورة حساب صغيرة.',
          'List where it will appear: a sign, a cup, a small profile picture.',
        ),
      ],
      doneWhen: both('صفحة واحدة وافقت عليها الجهة كتابةً.', 'One page to which the client agreed in writing.'),
    },
    {
      id: 'research',
      minutes: 60,
      title: both('انظر حولك', 'Look around'),
      goal: both(
        'ألّا يشبه شعارك شعار المنافس، وأن يفهمه جمهوره.',
        'A logo that does not look like a competitor’s and that its people understand.',
      ),
      how: [
        both('اجمع عشرة شعارات من المجال نفسه في لوحة واحدة.', 'Collect ten logos of the same field on one board.'),
        both('دوّن ما يتكرر: الألوان، والرموز، ونوع الخط.', 'Note what repeats: colours, symbols, kinds of letters.'),
        both(
          'اجمع صوراً لا شعارات: مكان، ملمس، خط عربي، لون من السوق.',
          'Collect things that are not logos: a place, a texture, calligraphy, a colour of the market.',
        ),
      ],
      doneWhen: both(
        'لوحة من عشرين صورة، وثلاث جمل عمّا ستتجنّبه.',
        'A board of twenty pictures and three sentences on what you will avoid.',
      ),
    },
    {
      id: 'sketches',
      minutes: 120,
      title: both('ارسم عشرين فكرة سريعة', 'Sketch twenty quick ideas'),
      goal: both('أن تتجاوز الفكرة الأولى؛ فهي فكرة الجميع.', 'Get past the first idea, which is everybody’s.'),
      how: [
        both('ارسم بالقلم في مربعات صغيرة، دقيقة لكل فكرة.', 'Draw by pen in small squares, one minute each.'),
        both(
          'جرّب الحرف العربي الأول، والاسم كاملاً، والرمز وحده.',
          'Try the first Arabic letter, the whole name, the symbol alone.',
        ),
        both(
          'اختر ثلاثاً واسأل: هل أستطيع رسمها من الذاكرة؟',
          'Choose three and ask whether you could draw them from memory.',
        ),
      ],
      doneWhen: both(
        'صورة للعشرين، وعلامة على الثلاث المختارة مع سبب لكل واحدة.',
        'A photo of the twenty, with the three chosen ones marked and a reason for each.',
      ),
    },
    {
      id: 'vector',
      minutes: 180,
      title: both('ارسمه متجهياً', 'Draw it as a vector'),
      goal: both(
        'رسم نظيف يكبر بلا حدود ويعمل بلون واحد.',
        'A clean drawing that scales without limit and works in one colour.',
      ),
      how: [
        both(
          'ابدأ بالأسود وحده؛ اللون لا يُصلح شكلاً ضعيفاً.',
          'Begin in black alone; colour does not repair a weak shape.',
        ),
        both(
          'استخدم أقل عدد من النقاط، ووازن الفراغ بالعين لا بالمسطرة فقط.',
          'Use as few points as you can, and balance the space by eye and not by ruler alone.',
        ),
        both('اجعل نسختي الاسم العربية واللاتينية بوزن واحد.', 'Give the Arabic and the Latin name the same weight.'),
        both('صغّره إلى 24 بكسل: هل ما زال يُعرف؟', 'Shrink it to 24 pixels: is it still recognised?'),
      ],
      doneWhen: both('ملف SVG بالأسود يُقرأ بعرض 24 بكسل.', 'An SVG in black that reads at 24 pixels.'),
    },
    {
      id: 'colour',
      minutes: 60,
      title: both('اختر الألوان والخط', 'Choose colours and type'),
      goal: both(
        'لوحة صغيرة تعمل على ضوء وظلام وعلى الورق.',
        'A small palette that works on light, on dark and on paper.',
      ),
      how: [
        both('اختر لوناً أساسياً ولوناً مساعداً ولوناً محايداً.', 'Choose one main, one supporting and one neutral colour.'),
        both('سجّل قيمها بـ HEX وCMYK.', 'Record their values in HEX and CMYK.'),
        both(
          'افحص التباين، وانظر إليها كما يراها من لا يميّز الأحمر من الأخضر.',
          'Check the contrast, and look at them as somebody who cannot tell red from green.',
        ),
      ],
      doneWhen: both(
        'الشعار على أبيض وأسود وصورة، ويُقرأ في الثلاث.',
        'The logo on white, on black and on a photo, readable on all three.',
      ),
    },
    {
      id: 'delivery',
      minutes: 90,
      title: both('سلّمه كما يفعل المحترفون', 'Deliver it as professionals do'),
      goal: both('أن تستعمله الجهة بعدك دون أن تسألك.', 'Let the client use it without asking you.'),
      how: [
        both(
          'صدّر SVG وPDF وPNG بخلفية شفافة، ونسخة بلون واحد.',
          'Export SVG, PDF and PNG with a clear background, and one in a single colour.',
        ),
        both(
          'اكتب دليلاً من صفحتين: المسافة الآمنة، وأصغر حجم، وما لا يُفعل.',
          'Write a guide of two pages: clear space, smallest size, what not to do.',
        ),
        both(
          'اعرضه على ثلاثة أشياء حقيقية، واسأل الجهة عن رأيها.',
          'Show it on three real things, and ask the client what they think.',
        ),
      ],
      doneWhen: both(
        'مجلد واحد فيه الملفات والدليل، وردّ الجهة عليه.',
        'One folder with files and guide, and the client’s answer to it.',
      ),
    },
  ],
};
