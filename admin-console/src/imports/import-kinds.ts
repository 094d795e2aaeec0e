export type ImportKind = 'users' | 'enrollments';

export type ImportField = 'email' | 'firstName' | 'lastName' | 'nameAr' | 'nameEn' | 'role' | 'course';

interface Column {
  /** As the server calls it. */
  field: ImportField;
  isRequired: boolean;
  /** As files call it; spellings and the article make no difference. */
  names: readonly string[];
}

const email: Column = {
  field: 'email',
  isRequired: true,
  names: [
    'email',
    'mail',
    'email address',
    'user email',
    'email 1 value',
    'البريد الإلكتروني',
    'البريد',
    'البريد الجامعي',
    'الإيميل',
    'عنوان البريد',
    'عنوان البريد الإلكتروني',
  ],
};

/** The columns of each file: their headings in both languages. */
export const importColumns: Record<ImportKind, readonly Column[]> = {
  users: [
    email,
    { field: 'firstName', isRequired: true, names: ['first name', 'given name', 'الاسم الأول', 'الاسم'] },
    {
      field: 'lastName',
      isRequired: true,
      names: ['last name', 'surname', 'family name', 'اسم العائلة', 'الاسم الأخير', 'العائلة', 'اللقب', 'اسم الأب'],
    },
    { field: 'nameAr', isRequired: false, names: ['namear', 'name in arabic', 'الاسم بالعربية'] },
    { field: 'nameEn', isRequired: false, names: ['nameen', 'name in latin letters', 'الاسم باللاتينية'] },
    { field: 'role', isRequired: false, names: ['role', 'الدور', 'الصفة'] },
  ],
  enrollments: [
    email,
    {
      field: 'course',
      isRequired: true,
      names: ['course', 'courseid', 'course id', 'course title', 'الدورة', 'معرّف الدورة', 'عنوان الدورة'],
    },
  ],
};

/** Headings of one column for the whole name, which is parted; 'name' alone means it where nothing holds the family's. */
export const wholeNames = [
  'الاسم الكامل',
  'الاسم الثلاثي',
  'الاسم الرباعي',
  'الاسم واللقب',
  'اسم الطالب',
  'اسم المتعلّم',
  'full name',
  'student name',
  'student',
  'display name',
  'sortable name',
  'name',
] as const;
