export type ImportKind = 'users' | 'enrollments';

interface Column {
  /** As the server calls it. */
  field: string;
  isRequired: boolean;
  /** As files call it; spellings and the article make no difference. */
  names: readonly string[];
}

const email: Column = {
  field: 'email',
  isRequired: true,
  names: ['email', 'e-mail', 'mail', 'email address', 'البريد الإلكتروني', 'البريد', 'الإيميل', 'عنوان البريد'],
};

/** The columns of each file: their headings in both languages. */
export const importColumns: Record<ImportKind, readonly Column[]> = {
  users: [
    email,
    { field: 'firstName', isRequired: true, names: ['firstname', 'first name', 'given name', 'الاسم الأول', 'الاسم'] },
    {
      field: 'lastName',
      isRequired: true,
      names: [
        'lastname',
        'last name',
        'surname',
        'family name',
        'اسم العائلة',
        'الاسم الأخير',
        'العائلة',
        'اللقب',
        'اسم الأب',
      ],
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
  'fullname',
  'student name',
  'name',
] as const;
