// Written by `npm run texts` from kept.ar.arb, kept.en.arb.
import { defineMessages } from '@masar/i18n';

/** What is kept on the reader’s device, by its purpose (PUB-4). */
export const keptMessages = defineMessages({
  ar: {
    session:
      'يعرّف الخادم بجلستك بعد تسجيل الدخول، واسمه masar فقط حين تُجرَّب المنصة دون اتصال مشفّر. لا يحتوي على اسمك، ولا تستطيع البرامج في الصفحة قراءته. ينتهي بعد 30 يوماً من آخر استخدام، أو بعد 90 يوماً من الدخول، أو عند تسجيل الخروج.',
    device:
      'يدل على أنك دخلت من هذا المتصفح من قبل، كي لا تبطئك محاولات غريب يخمّن كلمة مرورك. لا يفتح شيئاً وحده، ولا تستطيع البرامج في الصفحة قراءته، ويبقى 180 يوماً.',
    asked:
      'يدل على أنك طلبت الحساب من هذا المتصفح، لتدخل مباشرة حين تفتح رابط التأكيد فيه. لا يفتح شيئاً وحده، ولا تستطيع البرامج في الصفحة قراءته، ويبقى يوماً واحداً.',
    provider:
      'ما بدأته للدخول عبر حساب جهتك، أو بمفتاح مرور، حتى تُتمّه في هذا المتصفح نفسه. لا تستطيع البرامج في الصفحة قراءته، ويبقى نصف ساعة أو خمس دقائق على الأكثر.',
    languageOfPage: 'العربية أو الإنجليزية، لتصلك الصفحة التالية بلغتك فوراً. لا يدل على أحد، ويبقى سنة.',
    languages: 'لغة الواجهة، وشكل الأرقام، واللغة التي تريد الدورات بها.',
    colors: 'المظهر الفاتح أو الداكن.',
    reading: 'حجم خط الدروس، والاكتفاء بالنص لتوفير البيانات، واختصارات لوحة المفاتيح.',
    views: 'عرض أسئلة الاختبار واحداً واحداً، وعرض الورش الافتراضية بثلاثة أبعاد أو مبسّطة، وحفظ الدرجات دفعة واحدة.',
    signedIn: 'من سجّل الدخول على هذا المتصفح وكيف، لعرض اسمك فوراً. لا تمنح أي صلاحية، وتُمحى عند تسجيل الخروج.',
    outboxOwner: 'لمن الأفعال التي تنتظر عودة الاتصال، كي لا تُرسل باسم غيره. يُمحى عند تسجيل الخروج.',
    drafts:
      'ما كتبته ولم يصل بعد: مسودات، وأعمال مكلّف بها، وإجابات اختبار مفتوح، وملف لم يكتمل رفعه. تُمحى عند تسجيل الخروج.',
    consoleLists: 'للإداريين وحدهم: كيف رتّبوا قوائم لوحة الإدارة. يُمحى عند تسجيل الخروج.',
    pages: 'ملفات المنصة نفسها.',
    lessons: 'ما فتحته من دروس، والدورات التي تحفظها بنفسك إلى أن تحذفها.',
    proofs: 'المفاتيح وقائمة الشهادات الملغاة، للتحقق من شهادة دون اتصال.',
    outbox: 'أفعالك التي لم تصل، كإتمام درس، حتى يعود الاتصال فتُرسل.',
  },
  en: {
    session:
      'tells the server which session is yours after signing in; it is called just masar where the platform is tried without encryption. It does not contain your name, and scripts in the page cannot read it. It ends 30 days after the last use, 90 days after signing in, or when you sign out.',
    device:
      'says that you signed in on this browser before, so that strangers who try passwords at your account do not slow you down. It opens nothing by itself, scripts cannot read it, and it stays for 180 days.',
    asked:
      'says that you asked for your account on this browser, so that you are signed in once you follow the link of confirmation on it. It opens nothing by itself, scripts cannot read it, and it stays for a day.',
    provider:
      'what you began when signing in with the account of your organisation, or with a passkey, until you finish it on this same browser. Scripts cannot read it, and it stays for half an hour or five minutes at most.',
    languageOfPage:
      'Arabic or English, so that the next page arrives in your language at once. It points to nobody and stays for a year.',
    languages: 'the language of the interface, the shape of digits, and the language in which you want courses.',
    colors: 'light or dark colours.',
    reading: 'text size in lessons, text alone to save data, and keyboard shortcuts.',
    views:
      'questions of a paper one at a time, VR workshops in three dimensions or simply, and marks saved all at once.',
    signedIn:
      'who signed in on this browser and how, to show your name at once. They grant no right, and signing out removes them.',
    outboxOwner:
      'whose deeds wait for the connection to return, so that they are never sent in another’s name; signing out removes it.',
    drafts:
      'what you wrote that has not arrived yet: drafts, work for assignments, answers of an open paper, and a file that is half uploaded; signing out removes them.',
    consoleLists: 'of administrators alone: how they arranged the lists of the console; signing out removes it.',
    pages: 'the files of the platform itself.',
    lessons: 'lessons that you opened, and courses that you save, until you remove them.',
    proofs: 'keys and the list of revoked certificates, to verify a certificate without a connection.',
    outbox: 'what you did meanwhile, such as finishing a lesson, until the connection returns and it is sent.',
  },
});
