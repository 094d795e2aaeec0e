import { blocks } from './blocks.js';
import { figure } from './figure.js';

/** What the demo says about itself: the specification's figures and years, in words of our own (PUB-2). */
export const demoAbout = {
  'about.headline': {
    ar: 'نفتح للشباب طريقاً من التعلّم إلى العمل',
    en: 'We open a way for youth from learning to work',
  },
  'about.intro': {
    ar: 'مسار منصة تطوعية عربية تمكّن شباب العراق بتعليم عملي: دورات تنتهي بعمل تعرضه، وشهادات يمكن التحقق منها، ومجتمع يسندك.',
    en: 'Masar is a volunteer platform that empowers Iraqi youth through practical education: courses that end in work to show, certificates that anyone can verify, and a community to lean on.',
  },
  'about.students': figure('2500+'),
  'about.courses': figure('120+'),
  'about.instructors': figure('50+'),
  'about.certificates': figure('1800+'),
  'about.mission': {
    ar: 'أن يحصل كل شاب وشابة في العراق والعالم العربي على تعليم عملي بلغته، يقوده إلى مهارة يطلبها سوق العمل، أياً كان مكانه ودخله.',
    en: 'That every young person in Iraq and the Arab world can have practical education in their own language, leading to a skill that the job market asks for, wherever they live and whatever they earn.',
  },
  'about.vision': {
    ar: 'جيل عربي يتعلّم كل يوم، ويبني بيديه، ويعلّم من بعده. وشهادة يثق بها صاحب العمل لأنه يستطيع التحقق منها.',
    en: 'An Arab generation that learns every day, builds with its own hands and teaches those who follow. And a certificate that employers trust because they can verify it.',
  },
  'about.question': {
    ar: '«تخرّجتُ، فماذا الآن؟»',
    en: '“I have graduated. What now?”',
  },
  'about.story': {
    ar: blocks(
      [
        'بدأت الفكرة بهذا السؤال الذي تكرّر في كل لقاء مع الطلاب. كانت المهارات المطلوبة تُشرح بلغات أخرى، أو تُباع بأسعار لا تناسب طالباً في الناصرية أو الموصل.',
      ],
      [
        'اجتمع متطوّعون من مبرمجين ومصمّمين ومدرّسين، وسجّلوا أول الدروس في المساء بعد أعمالهم. كتبوها بالعربية أولاً، وجعلوها تعمل على هاتف متواضع وإنترنت ضعيف، لأن هذا ما بين أيدي معظم الناس.',
      ],
      ['واليوم يعود بعض من تخرّجوا ليعلّموا غيرهم. هكذا يطول الطريق، وتكثر محطاته.'],
    ),
    en: blocks(
      [
        'It began with this question, heard at every meeting with students. The skills in demand were taught in other languages, or sold at prices beyond a student in Nasiriyah or Mosul.',
      ],
      [
        'Volunteers came together, developers, designers and teachers, and recorded the first lessons in the evening after work. They wrote them in Arabic first and made them work on a modest phone with a weak connection, because that is what most people have.',
      ],
      ['Today some of those who finished return to teach others. So the way grows longer, and its stations more.'],
    ),
  },
  'about.timeline': {
    ar: blocks(
      ['2023', 'الانطلاق', 'أول الدورات في تطوير الويب والتصميم، وفريق من المتطوّعين.'],
      ['2024', 'أول الخريجين', 'أتمّ المتعلّمون الأوائل دوراتهم، ونالوا شهادات يمكن التحقق منها.'],
      ['2025', 'توصيات ومطابقة ذكية', 'توصيات شخصية، ومطابقة المهارات بالوظائف، وورش بالواقع الافتراضي.'],
    ),
    en: blocks(
      ['2023', 'Launch', 'The first courses in web development and design, and a team of volunteers.'],
      [
        '2024',
        'First graduates',
        'The first learners finished their courses and received certificates that can be verified.',
      ],
      ['2025', 'AI expansion', 'Personal recommendations, skills matched with jobs, and workshops in virtual reality.'],
    ),
  },
  'about.values': {
    ar: blocks(
      ['التميّز', 'نراجع كل درس قبل نشره وبعده، ونصلح ما يتعثّر فيه المتعلّمون.'],
      ['الشغف', 'نعلّم لأننا نحب ما نصنع، ويظهر ذلك في أمثلتنا وإجاباتنا.'],
      ['التعاون', 'المتعلّم يسأل، وزميله يجيب، والمدرّب يصحّح. لا أحد يتعلّم وحده.'],
      ['الابتكار', 'نجرّب الجديد حين يخدم المتعلّم: توصيات تشرح سببها، وورش افتراضية.'],
    ),
    en: blocks(
      ['Excellence', 'We review each lesson before and after publishing, and mend what learners stumble over.'],
      ['Passion', 'We teach because we love our craft, and it shows in our examples and answers.'],
      ['Collaboration', 'A learner asks, another answers, an instructor corrects. Nobody learns alone.'],
      ['Innovation', 'We try what is new where it serves learners: recommendations that say why, virtual workshops.'],
    ),
  },
  'about.closing': {
    ar: 'محطتك الأولى بانتظارك',
    en: 'Your first station awaits',
  },
  'about.closingText': {
    ar: 'ابدأ بدرس واحد اليوم. أو راسلنا إن أردت أن تعلّم معنا.',
    en: 'Begin with one lesson today. Or write to us if you would like to teach with us.',
  },
};
