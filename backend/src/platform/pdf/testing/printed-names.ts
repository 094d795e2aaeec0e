import type { Language } from '@masar/i18n';

interface PrintedName {
  text: string;
  /** Of the field that the text stands in. */
  language: Language;
  /** Its words as they stand from left to right, where that is not the order of one language alone. */
  seen?: readonly string[];
}

const arabic = (text: string, ...seen: string[]): PrintedName => ({
  text,
  language: 'ar',
  ...(seen.length > 0 && { seen }),
});
const english = (text: string, ...seen: string[]): PrintedName => ({ ...arabic(text, ...seen), language: 'en' });

/** Names and titles that people really have, each with something that a page can get wrong. */
export const printedNames: readonly PrintedName[] = [
  arabic('سارة علي حسن'),
  arabic('عبد الرحمن بن محمد الجبوري'),
  arabic('مُحَمَّد آل ثاني'),
  arabic('رُؤى الهاشميّة'),
  arabic('إسلام أبو بكر لافتة'),
  arabic('فاطمة الزهراء لله'),
  arabic('ئاڕام کەریم ڕەشید'),
  arabic('هێمن عەبدوڵڵا'),
  arabic('ژیان ۆمەر گوڵاڵە'),
  arabic('شێرکۆ بێکەس ٢٠٢٦'),
  arabic('محمدرضا گلزار پورچی'),
  arabic('برنامه‌نویسی ۱۴۰۵'),
  arabic('دوره ۲ پایتون'),
  arabic('دفعة ٢٠٢٦ الأولى'),
  arabic('دورة 2026 الثانية'),
  arabic('المستوى ١٢ والمستوى 12'),
  arabic('من ١٠ إلى ٢٥ ساعة'),
  arabic('٢٠٢٦'),
  arabic('۱۴۰۵'),
  arabic('٣٫٥ ساعات'),
  arabic('الجزء (٢)'),
  arabic('الجزء (2) من 3'),
  arabic('«مسار» للجميع'),
  arabic('أساسيات React (الجزء 2)', '(2', '(الجزء', 'React', 'أساسيات'),
  arabic('React من الصفر'),
  arabic('HTML و CSS'),
  arabic('HTML و CSS للمبتدئين ٢٠٢٦'),
  arabic('لغة C++ للمبتدئين'),
  arabic('C++ للمبتدئين'),
  arabic('أتقن C#'),
  arabic('C# و C++ و F#'),
  arabic('تعلّم Node.js الآن'),
  arabic('Microsoft Excel للمحاسبين', 'للمحاسبين', 'Microsoft', 'Excel'),
  arabic('Python 3.12 بالعربية', 'بالعربية', 'Python', '3.12'),
  arabic('Sara Ali (Jr.)', 'Sara', 'Ali', '(Jr.)'),
  arabic('What is C++?', 'What', 'is', 'C++?'),
  english('Sara Ali Hasan'),
  english('Dr. Zahraa Kadhim, PhD'),
  english('Ḥasan ʿAlī al-Baṣrī'),
  english('Muḥammad ibn Mūsā al-Ḫwārizmī'),
  english('Ṭāhā Ḥusayn ʾAmīn'),
  english('François Müller-Lüdenscheidt'),
  english('Łukasz Żółć'),
  english('Şükrü Ağaoğlu İpek'),
  english('Þórarinn Ægisson'),
  english('Nguyễn Thị Ánh Nguyệt'),
  english('Trần Quốc Bảo'),
  english('Đặng Hữu Phước'),
  english('Сергей Королёв'),
  english('Олена Їжакевич'),
  english('Ђорђе Љубић'),
  english('Γιώργος Σεφέρης'),
  english('Ἀριστοτέλης'),
  english('王小明'),
  english('欧阳娜娜 2026'),
  english('李 (Li) 華'),
  english('C++ and C# in 30 days'),
  english('“Hello, world!” [2nd ed.]'),
  english('50% more: R&D / Q4'),
  english('Class of ٢٠٢٦'),
  english('Course by سارة علي today', 'Course', 'by', 'علي', 'سارة', 'today'),
  english('O’Brien – Naïve Café'),
];
