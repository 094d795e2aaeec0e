/**
 * What people type and the demo data writes otherwise, by its kind: each word with what is typed for it. One of the first
 * three results of a kind has to say the word.
 */
const pairs = (lines: string): (readonly [typed: string, word: string])[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', typed = ''] = line.split(' = ');
      return typed.split(' | ').map((each) => [each, word] as const);
    });
const behind = (words: string, prefixes: string) =>
  words
    .split(' ')
    .flatMap((word) => prefixes.split(' ').map((prefix) => [prefix.replace('-', '') + word, word] as const));

/** Letters as keyboards of Kurdish write them. */
const keys: Record<string, string>[] = [
  { ي: 'ێ', و: 'ۆ', ر: 'ڕ', ل: 'ڵ', ك: 'ک', ه: 'ھ' },
  { ي: 'ی', ة: 'ە', ر: 'ڕ', ل: 'ڵ', ك: 'ک' },
];
const onKurdishKeys = (words: string) =>
  words
    .split(' ')
    .flatMap((word) =>
      keys
        .map((key) => [Array.from(word, (letter) => key[letter] ?? letter).join(''), word] as const)
        .filter(([typed]) => typed !== word),
    );

/** Acronyms that courses of the tests are about, beside those of the demo data. */
export const acronymCourses =
  'AI PC PMP VR ML UX USB PDF GIS CAD ERP CRM KPI ICDL CNC GPS DNS AWS PLC BIM MBA QA 3D CCTV XML IoT FTP SMS ATM TV VPN CPU GPU SSD HDMI MRI DIY FAQ RPG NFT PWA URL IP PR DVD'.split(
    ' ',
  );

/** Written before anything was looked for; what is not found stays. */
const spelledAcronyms = pairs(`
ai = ايه آي | الاي آي | ذكاء اي اي | دورة اي آي
pc = بي سي | البي سي | لعبة بي سي
pmp = بي ام بي | البي إم بي | شهادة بي ام بي
vr = في ار | الفي آر | نظارة في ار
ml = ام ال | الإم إل
ux = يو اكس | اليو-إكس | يو.اكس | باليو اكس
usb = يو اس بي | اليو إس بي
pdf = بي دي اف | ملف بي دي إف | البي دي اف
gis = جي اي اس | الجي آي إس
cad = سي ايه دي
erp = اي ار بي | نظام إي آر بي
crm = سي ار ام | السي آر إم
kpi = كي بي اي | الكي بي آي
icdl = اي سي دي ال | شهادة آي سي دي إل
cnc = سي ان سي | السي إن سي
gps = جي بي اس | جهاز جي بي إس
dns = دي ان اس
aws = ايه دبليو اس | اي دبليو اس
plc = بي ال سي | البي إل سي
bim = بي اي ام
mba = ام بي ايه | إم بي إيه
qa = كيو ايه | كيو اي
3d = ثري دي | طباعة ثري دي
cctv = سي سي تي في | كاميرات سي سي تي في
xml = اكس ام ال | الإكس إم إل
iot = اي او تي
ftp = اف تي بي | الإف تي بي
sms = اس ام اس | رسائل إس إم إس
atm = ايه تي ام
tv = تي في | التي في
vpn = في بي ان | الفي بي إن | برنامج ڤي بي ان
cpu = سي بي يو | السي بي يو
gpu = جي بي يو
ssd = اس اس دي | هارد إس إس دي
hdmi = اتش دي ام اي | كيبل إتش دي إم آي
mri = ام ار اي | جهاز إم آر آي
diy = دي اي واي
faq = اف ايه كيو
rpg = ار بي جي
nft = ان اف تي
pwa = بي دبليو ايه
url = يو ار ال | اليو آر إل
ip = اي بي | الآي بي
pr = بي ار
dvd = دي في دي
it = قسم الاي تي
cv = هالسي في
موارد = قسم الاتش ار
`);

export const searchedWords: Record<string, readonly (readonly [typed: string, word: string])[]> = {
  'two letters behind an article': [
    ...behind('صم دم خط نص حل حر حق طب سن زر سر شط', '- ال بال لل وال كال فال وبال فبال ولل فلل'),
    ...pairs(`
رد = الرد | بالرد | للرد | والرد | فالرد | وبالرد | هالرد
رف = الرف | بالرف | للرف | كالرف
ري = الري | للري | فبالري | وللري
خط = هالخط | بهالخط | عالخط | الـخط | أبالخط
سر = عالسر
نص = هالنص | وهالنص
شط = عالشط | عَالشط
حل = بهالحل | فكالحل | بالـحل | لهالحل
زر = والزر | كالزر
حق = الحَقّ
صم = ال صم | الـصم
    `),
  ],
  'prefixes that stand together': [
    ...behind(
      'برمجة تصميم تسويق محاسبة مشروع ميزانية ترجمة تدريب مقابلة مبيعات متجر فيديو موقع شعار رياضيات',
      'فبال وبال فكال وكال فلل ولل وفال وفبال فل',
    ),
    ...pairs(`
تصوير = فبالتصوير | عالتصوير | وبتصوير | وفتصوير
تبرع = فبالتبرع | وبهالتبرع
مزرعة = وكالمزرعة | هالمزرعة
مخزن = فكالمخزن
متاجر = فللمتاجر
تسويق = أبالتسويق | عالتسويق | ولتسويق
مشروع = هالمشروع | لهالمشروع | وبهالمشروع | بمشروعي | لمشروعك
دورة = هالدورة | بهالدورة | وهالدورة
موقع = عالموقع | وعالموقع
تصميم = وبتصميم | فلتصميم
مترجم = وكمترجم
ترجمة = فبترجمة
محاسبة = وبمحاسبة | ولمحاسبة
برمجة = أللبرمجة | ولبرمجة
متجر = فلمتجرها | كمتجرنا
مشاريع = وبمشاريعهم
    `),
  ],
  'acronyms by the names of their letters': pairs(`
html = اتش تي ام ال | تعلم اتش تي ام ال | اتش تي ام ال و سي اس اس | ايتش تي ام ال | إتش تي إم إل | أتش تي أم أل | بالاتش تي ام ال | والاتش تي ام ال | H T M L | مطور اتش تي ام ال | صفحات اتش تي ام ال
css = سي اس اس | سي اس اس للمبتدئين | كورس سي اس اس | اتش تي ام ال و سي اس اس | السي اس اس | للسي اس اس | فالسي اس اس | ستايل سي اس اس | وبالسي اس اس
seo = اس اي او | s.e.o | اس إي أو | الاس اي او | للاس اي او | وظيفة اس اي او | خبير اس اي او
cv = السي في | سي في | السي ڤي | بالسي في | وسي في | سيفي | كتابة السي في | c v | C.V. | فالسي في
ui = يو اي | اليو اي | يو آي | يواي | تصميم يو اي | U I
واجهات = يو اكس | اليو إكس
php = بي اتش بي | بي إتش بي | مطور بي اتش بي | دروس بي اتش بي
sql = اس كيو ال | إس كيو إل | ماي اس كيو ال | دورة اس كيو ال | S Q L | اس كيو ال للمبتدئين
api = ايه بي اي | اي بي اي | إيه بي آي | الاي بي اي
dom = دي او ام
ngo = ان جي او | إن جي أو | الان جي او
svg = اس في جي | إس ڤي جي
jsx = جي اس اكس
npm = ان بي ام | إن بي إم
http = اتش تي تي بي
vba = في بي ايه | ڤي بي إيه
ctr = سي تي ار
mdn = ام دي ان
rtl = ار تي ال
ram = ار ايه ام
javascript = جي اس | جيه اس
typescript = تي اس
gb = جي بي
it = اي تي | الاي تي | آي تي
موارد = اتش ار
cv = سي.في
css = سي اس اس ثري | سياساس
html = اتش تي ام ال فايف | إتش-تي-إم-إل | اتشتيامال | بالإتش تي إم إل
javascript = الجي اس | الجيه إس
typescript = التي اس
موارد = الاتش آر | بالاتش ار
it = بالاي تي
iqd = اي كيو دي
sql = الاس كيو ال | بالاس كيو ال
php = البي اتش بي | للبي إتش بي
npm = الان بي ام
dom = الدي او ام
ctr = السي تي ار
api = الأي بي آي | اي.بي.اي
  `),
  'acronyms of further courses by the names of their letters': spelledAcronyms,
  'Arabic in Latin letters and digits': pairs(`
محاسبة = mo7asaba | mu7asaba | m7asaba
محاسب = mo7aseb | mu7asib
تعليم = ta3leem | t3leem | ta3lim
عربي = 3arabi | 3araby | el3arabi
برمجة = barmaja | barmaga | albarmaja
تصميم = tasmeem | tasmim | ta9meem
تسويق = taswee8 | tasweeq | taswi8 | taswee2
مشروع = mashroo3 | mashrou3 | mashru3
مشاريع = mashari3
ترجمة = tarjama | targama
تدريب = tadreeb | tadrib
مقابلة = mo8abala | mu2abala | muqabala
مبيعات = mabee3at | mabi3at
متجر = matjar
محتوى = mo7tawa | mu7tawa
رياضيات = riya9iyat | ryadiyat | riyadiyat
تبرع = tabarro3 | tabaru3
متحف = mat7af | el mat7af
صحفي = 9o7ofi | sa7afi | so7ofi
مهندس = mohandes | muhandis
مصور = mosawwer
تصوير = taswir | ta9weer
شعار = sho3ar | shi3ar
خطة = khi6a | 5i6a | 5e6a
ميزانية = meezaniya | mizaniya
وقت = wa8t | wa2t | waqt | idarat al wa8t
خط = 5at 3arabi | kha6
عمل = 3amal | el3amal
شخصية = sha5si | shakhsiya
حاسوب = 7asoob | hasoob | 7asub
لعبة = lo3ba
ألعاب = al3ab
طالب = 6alib
طلاب = 6olab
معلم = mo3allem | mo3alim
مواقع = mawa2i3
موقع = maw8e3 | mawqi3 | mawqe3 | maw2e3
خدمات = 5adamat
خدمة = 5edma | khidma
زبائن = zaba2in | zaba2en
مخزن = ma5zan | makhzan
طباعة = 6iba3a
مخاطر = mo5a6er | mukhatir
تفاوض = tafawo9' | tafawod
حملة = 7amla
حملات = 7amlat | 7amalat
نخلة = nakhla | na5la
مكتبة = maktaba
مطور = m6awer | mo6awer | mo6awir
برمجيات = barmajiyat
بيانات = bayanat
معلومات = ma3loomat | ma3lomat
مختبر = mo5tabar
تحليل = ta7leel | t7leel
محلل = mo7allel
تطبيق = ta6beeq | ta6bi8 | tatbeeq
تطبيقات = ta6bi2at
حكايات = 7ikayat | 7kayat
كتابة = kitaba | ketaba
طلب = 6alab
تحرير = t7reer | ta7rir
فريق = fareeq | faree8 | fari2
قيادة = qiyada | 2iyada | 8eyada
سؤال = so2al | su2al
أسئلة = as2ila
أسعار = 2as3ar | as3ar
تسعير = tas3eer | tas3ir
إعلانات = e3lanat
إعلان = i3lan | e3lan
حسابات = 7isabat | 7esabat
موظف = mowazzaf
توظيف = tawzeef | tawthif
مزارعين = mozare3een
زراعة = zira3a
لغة = lo8a | logha | lugha
إنكليزية = inglizi | engleezi
كردية = kurdi
صورة = 9oora
صور = 9owar
رسم = rasm
مستشفى = mostashfa
ممرض = momarreth | mumarrid
عيادة = 3iyada | 3eyada
مطعم = mat3am
تعاون = ta3awon
تعاونية = ta3awoniya
محل = ma7al
محلات = ma7allat
تجار = tojjar
زبون = zaboon
منتجات = montajat | muntajat
رسائل = rasa2el | rasa2il
بريد = barid
أمان = aman
حماية = 7imaya
شبكة = shabaka
هاتف = hatif
لوحة = law7a
خطأ = kha6a2
جدول = jadwal
جداول = jadawil
امتحان = imti7an | emti7an
دراسة = dirasa
نصائح = nasa2e7
مزرعة = mazra3a | mazr3a
صيانة = 9iyana | siyana
تصليح = ta9lee7
فخار = fa55ar | fakhar
خريطة = 5aree6a | kharita
خياط = 5ayya6a
نحل = na7l
عسل = 3asal
حجز = 7ajz | 7ejz
محادثة = mo7adatha
محرك = mo7arrek
تصحيح = tas7ee7 | ta9hee7
تصدير = ta9deer
مصطلحات = mo9tala7at
حقائب = 7a2a2ib | 7aqa2eb
تخزين = ta5zeen
مستخدم = mosta5dim
متصفح = mutasaffi7
عراق = el3iraq | 3iraq
بصرة = ba9ra
مؤسسة = mo2assasa
مسؤول = mas2ool
أرشيف = 2arsheef
طفل = 6ifl
أطفال = a6fal | 2a6faal
علامة = 3alama
متحرك = muta7arrik
مونتاج = montaj
عقد = 3a8d | 3aqd
مستودع = mostawda3
  `),
  'letters of Kurdish': [
    ...onKurdishKeys(
      'برمجة تصميم تسويق محاسبة مشروع ميزانية ترجمة تدريب مقابلة مبيعات متجر فيديو موقع شعار رياضيات عربي إنترنت صور شهر مبتدئين ألعاب مطور دورة لغة دروس طلاب واجهات فريق عمل قيادة كردية ورشة تحليل أول لوحة كتابة رسائل مخاطر سوق تمويل تجار مقهى ميداني حاسوب سيرة عراق بصري موارد رسوم ألوان قلم وقت',
    ),
    ...pairs(`
تصوير = تصۆیر | تەصویر
مهندس = مھندس
فخار = فخاڕ
عسل = عسڵ
نحل = نحڵ
صيانة = صیانە | صێانە
تصليح = تصڵێح
شبكة = شبکە | شەبەکە
تحرير = تحڕیڕ
مونتاج = مۆنتاج
اربيل = أڕبیڵ
دهوك = دھۆک
خريطة = خڕیطە
مستودع = مستۆدع
فوتوشوب = فۆتۆشۆپ | فۆتۆشۆب
javascript = جاڤاسکریپت
بايثون = پایثۆن | پایتۆن
إكسل = ئێکسڵ | ئێکسێڵ
كردية = کوردی | کۆردی
سليمانية = سڵێمانیە
محاسبة = موحاسەبە
مشروع = مەشروع
محل = مەحەڵ
طالب = طاڵب
لغة = ڵغە
أمير = ئەمیر
  `),
  ],
};

/** What the demo data has nothing of, though it has words that look alike. */
export const unrelatedWords: readonly string[] = `
زواج | بيتكوين | بلوتوث | كرة القدم | مونديال | طبخ الرز | طقس | زلزال | كورونا | ديناصور | فلك | ثقب أسود | نووي | مسلسل تركي | أغنية | موسيقى كلاسيكية | رقص | ملاكمة | شطرنج | خيول | ببغاء | سلحفاة | تمساح | رضاعة | ريجيم | كوليسترول | بركان | مريخ | غواصة | دبابة | صاروخ | bitcoin | football | wedding | astrology | dinosaur | volcano | chemistry | guitar | zumba | sushi | tsunami | karate | crypto | piano | quantum | طلاق | عطور | مكياج | عروس | حنة | بورصة | فوركس | إيثيريوم | برشلونة | ريال مدريد | بحر | سلحفاة | حصان | قطة | عصير | برتقال | شوكولاتة | بيتزا | كباب | سمك | صلاة | حج | عمرة | رمضان | قصيدة | شعر غزل | فيروز | محكمة | طلاق | ميراث | سجن | انتخابات | برلمان | جواز سفر | تأشيرة | طيران | قطار | باخرة | زلازل | ثلج | كهوف | جبال | نجوم | قمر | كواكب | love | cats | horse | pizza | visa | airport | election | tattoo | makeup | perfume | castle | dragon | zombie | ocean | violin | opera | ballet | tennis | casino | poker | lottery | turtle | zebra | penguin | oxygen | uranium | galaxy | comet | سباحة | حمار | كمان | مطر | سحاب | ثلاجة | برج | منارة | دواجن | طماطم | خيمة | معطف | مسدس | قرصان | ثعلب | عقرب | غزال | نعامة | طاووس | خفاش | حوت | أخطبوط | سرطان | سكري | جراحة | مخدرات | قنبلة | معركة | دكتاتور | فيزياء | جاذبية | ملاهي | سيرك | ساونا | مسبح | مطرقة | مسمار | إسمنت | سيراميك | ستائر | سجاد | حلاقة | وشم | عدس | باذنجان | سباح | طيور | حمام | ثورة | غابة | نمل | صراصير | swimming | marathon | submarine | rocket | banana | mosque | priest | divorce | kitten | camel | spider | lipstick | necklace | tractor | cement | hammer | 6ayara | zawaj | 7arb | mo6rib | 7ayawan | 3asfoor | sayara | صبار | عملات | عملة | عملات رقمية | cheese | whale | مطار | مطارات | ملابس داخلية | شجار | غراب | غبار | نحاس | تراب | خروف | chess | goose | sheep | wheel | bowl | mouse
`
  .trim()
  .split(' | ');

/**
 * Of these, what finds more than two results nevertheless: the currency shares its stem with work (عمل), underwear is clothing,
 * and of that there is some.
 */
export const stillFound: readonly string[] = ['sheep', 'عملات', 'عملة', 'عملات رقمية', 'ملابس داخلية'];
