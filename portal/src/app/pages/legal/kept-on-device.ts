import type { LocalizedText } from '@masar/i18n';

/** What one or more names on the reader's device are for. */
export interface KeptOnDevice {
  /** Names as the browser shows them; with `…` behind it where more follows. */
  names: readonly string[];
  text: LocalizedText;
}

/** Every cookie that the product sets; without encryption the first five lack `__Host-`. A test compares with the code. */
export const keptCookies: readonly KeptOnDevice[] = [
  {
    names: ['__Host-masar'],
    text: {
      ar: 'يعرّف الخادم بجلستك بعد تسجيل الدخول، واسمه masar فقط حين تُجرَّب المنصة دون اتصال مشفّر. لا يحتوي على اسمك، ولا تستطيع البرامج في الصفحة قراءته. ينتهي بعد 30 يوماً من آخر استخدام، أو بعد 90 يوماً من الدخول، أو عند تسجيل الخروج.',
      en: 'tells the server which session is yours after signing in; it is called just masar where the platform is tried without encryption. It does not contain your name, and scripts in the page cannot read it. It ends 30 days after the last use, 90 days after signing in, or when you sign out.',
    },
  },
  {
    names: ['__Host-masar-device'],
    text: {
      ar: 'يدل على أنك دخلت من هذا المتصفح من قبل، كي لا تبطئك محاولات غريب يخمّن كلمة مرورك. لا يفتح شيئاً وحده، ولا تستطيع البرامج في الصفحة قراءته، ويبقى 180 يوماً.',
      en: 'says that you signed in on this browser before, so that strangers who try passwords at your account do not slow you down. It opens nothing by itself, scripts cannot read it, and it stays for 180 days.',
    },
  },
  {
    names: ['__Host-masar-asked'],
    text: {
      ar: 'يدل على أنك طلبت الحساب من هذا المتصفح، لتدخل مباشرة حين تفتح رابط التأكيد فيه. لا يفتح شيئاً وحده، ولا تستطيع البرامج في الصفحة قراءته، ويبقى يوماً واحداً.',
      en: 'says that you asked for your account on this browser, so that you are signed in once you follow the link of confirmation on it. It opens nothing by itself, scripts cannot read it, and it stays for a day.',
    },
  },
  {
    names: ['__Host-masar-provider', '__Host-masar-passkey'],
    text: {
      ar: 'ما بدأته للدخول عبر حساب جهتك، أو بمفتاح مرور، حتى تُتمّه في هذا المتصفح نفسه. لا تستطيع البرامج في الصفحة قراءته، ويبقى نصف ساعة أو خمس دقائق على الأكثر.',
      en: 'what you began when signing in with the account of your organisation, or with a passkey, until you finish it on this same browser. Scripts cannot read it, and it stays for half an hour or five minutes at most.',
    },
  },
  {
    names: ['masarLanguage'],
    text: {
      ar: 'العربية أو الإنجليزية، لتصلك الصفحة التالية بلغتك فوراً. لا يدل على أحد، ويبقى سنة.',
      en: 'Arabic or English, so that the next page arrives in your language at once. It points to nobody and stays for a year.',
    },
  },
];

/** Every key of the browser's local storage that portal and console write. */
export const keptKeys: readonly KeptOnDevice[] = [
  {
    names: ['masarLanguage', 'masarDigits', 'masarContentLanguage'],
    text: {
      ar: 'لغة الواجهة، وشكل الأرقام، واللغة التي تريد الدورات بها.',
      en: 'the language of the interface, the shape of digits, and the language in which you want courses.',
    },
  },
  { names: ['masarColorScheme'], text: { ar: 'المظهر الفاتح أو الداكن.', en: 'light or dark colours.' } },
  {
    names: ['masarTextSize', 'masarTextOnly', 'masarShortcuts'],
    text: {
      ar: 'حجم خط الدروس، والاكتفاء بالنص لتوفير البيانات، واختصارات لوحة المفاتيح.',
      en: 'text size in lessons, text alone to save data, and keyboard shortcuts.',
    },
  },
  {
    names: ['masarOneByOne', 'masarRoomMode', 'marking:save-at-last'],
    text: {
      ar: 'عرض أسئلة الاختبار واحداً واحداً، وعرض ورش الواقع الافتراضي بثلاثة أبعاد أو مبسّطة، وحفظ الدرجات دفعة واحدة.',
      en: 'questions of a paper one at a time, VR workshops in three dimensions or simply, and marks saved all at once.',
    },
  },
  {
    names: ['isLoggedIn', 'mockUserName', 'mockUserEmail', 'mockUserRole', 'masarSignInMethod'],
    text: {
      ar: 'من سجّل الدخول على هذا المتصفح وكيف، لعرض اسمك فوراً. لا تمنح أي صلاحية، وتُمحى عند تسجيل الخروج.',
      en: 'who signed in on this browser and how, to show your name at once. They grant no right, and signing out removes them.',
    },
  },
  {
    names: ['masarOutboxOwner'],
    text: {
      ar: 'لمن الأفعال التي تنتظر عودة الاتصال، كي لا تُرسل باسم غيره. يُمحى عند تسجيل الخروج.',
      en: 'whose deeds wait for the connection to return, so that they are never sent in another’s name; signing out removes it.',
    },
  },
  {
    names: ['masarDraft…', 'masarNotes…', 'masarWork…', 'masarPaper…', 'upload:…'],
    text: {
      ar: 'ما كتبته ولم يصل بعد: مسودات، وأعمال مكلّف بها، وإجابات اختبار مفتوح، وملف لم يكتمل رفعه. تُمحى عند تسجيل الخروج.',
      en: 'what you wrote that has not arrived yet: drafts, work for assignments, answers of an open paper, and a file that is half uploaded; signing out removes them.',
    },
  },
  {
    names: ['RaStoremasarConsole…'],
    text: {
      ar: 'للإداريين وحدهم: كيف رتّبوا قوائم لوحة الإدارة. يُمحى عند تسجيل الخروج.',
      en: 'of administrators alone: how they arranged the lists of the console; signing out removes it.',
    },
  },
];

/** Names of the browser's caches and of its database for work without a connection. */
export const keptForOffline: readonly KeptOnDevice[] = [
  {
    names: ['masar-pages-1', 'masar-assets-1', 'masar:precached-files…'],
    text: { ar: 'ملفات المنصة نفسها.', en: 'the files of the platform itself.' },
  },
  {
    names: ['masar-reads-1', 'masar-saved-1'],
    text: {
      ar: 'ما فتحته من دروس، والدورات التي تحفظها بنفسك إلى أن تحذفها.',
      en: 'lessons that you opened, and courses that you save, until you remove them.',
    },
  },
  {
    names: ['masar-proofs-1'],
    text: {
      ar: 'المفاتيح وقائمة الشهادات الملغاة، للتحقق من شهادة دون اتصال.',
      en: 'keys and the list of revoked certificates, to verify a certificate without a connection.',
    },
  },
  {
    names: ['masar-outbox'],
    text: {
      ar: 'أفعالك التي لم تصل، كإتمام درس، حتى يعود الاتصال فتُرسل.',
      en: 'what you did meanwhile, such as finishing a lesson, until the connection returns and it is sent.',
    },
  },
];
