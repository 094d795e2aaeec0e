import { pairs, type TypedAs } from './typed-as.js';

export const arabizi: TypedAs = [
  ...pairs(`محاسبة = mo7asaba | mu7asaba | m7asaba
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
  ...pairs(`
جامعة = jam3a | jami3a | el jam3a; ساعة = sa3a; صناعة = 9ina3a | sina3a; جماعة = jama3a; معهد = ma3had
إعدادية = e3dadiya | i3dadiya; علوم = 3olom | 3uloom; علم = 3ilm; عام = 3am; حديقة = 7adi8a | 7adeeqa | 7adee8a
حساب = 7sab | 7isab; حل = 7al | el7al; حفظ = 7ifth | 7ef6'; صحة = 9i7a | si7a; رحلة = re7la | ri7la
مسرح = masra7 | el masra7; نجاح = naja7 | elnaja7; ملاحظات = mula7athat | mola7azat; بحث = ba7th | ba7ith
بحوث = bo7ooth; إحصاء = e7sa2 | i7saa2; امتحانات = imte7anat | emta7anat; منحة = min7a | men7a
خبرة = 5ibra | 5ebra | khibra; خياطة = 5iya6a | 5eya6a; مطبخ = ma6ba5 | matba5; خرائط = 5ara2e6 | 5ara2i6
طاقة = 6a8a | 6aqa; طريق = 6aree8 | 6ariq; طعام = 6a3am | ta3am; ضوء = 9'o2 | dhaw2; صديق = 9adi8 | sadee2
صف = 9af; قصة = 8i9a | qi9a | 2issa | 8isa; قلم = 8alam | 2alam; قانون = 8anoon | qanoon; فندق = fondo8 | fundu2
قراءة = 8ira2a | 8era2a | qira2a; لقاء = li8a2 | liqa2; سوق = soo8 | sou2 | soog; ماء = ma2; بناء = bina2
كهرباء = kahraba2 | kahrabaa; أمن = 2amn; رئيس = ra2ees | ra2is; طبيب = 6abeeb | tabib
غذاء = 8'itha2 | 3'ithaa | ghitha2; غرفة = 3'orfa | ghorfa; شغل = sho3'l | shu8l; عمر = 3omar; عيد = 3eed | 3id
عائلة = 3a2ila | 3aila; شارع = shari3; بيئة = bi2a | bee2a; تاريخ = tarikh | tari5 | tareekh
جغرافية = joghrafia | jo3'rafya; وظيفة = wazifa | wathefa | wa6'eefa; راتب = ratib; مقال = ma8al | maqal
ثقافة = tha8afa | thaqafa | sa2afa; كلية = kulliya | kuliya; مدرسة = madrasa | madrasah; مدارس = madaris
مستشفى = mustashfa | mostashfa; طالبة = 6aliba | taliba; صيدلة = 9aydala | saydala; هندسة = handasa
رياضة = riyadha | riyada | ryatha; صورة = sura | 9ura; فيزياء = fizya2 | fizyaa; كيمياء = kimya2 | kemya2
أحياء = a7ya2 | 2a7ya2; لغات = lughat | lo8at; حوار = 7iwar | hiwar; حرف = 7arf; حرية = 7oriya | 7urriya
حكومة = 7okooma | 7ukuma; رحمة = ra7ma; مفتاح = mifta7 | mofta7; نجاح = naja7; فلاح = fala7 | falla7
عقل = 3a8l | 3aqel; عنوان = 3inwan | 3enwan; علاج = 3ilaj | 3elaj; عصير = 3a9eer | 3aseer; سريع = saree3 | sari3
ربيع = rabee3; موضوع = maw9oo3 | mawdoo3 | mawdu3; مجموعة = majmoo3a | majmu3a; شعر = shi3r | she3er
شارع = share3; خبز = 5obz | khubz; خبر = 5abar | khabar; أخبار = a5bar | akhbar; خارج = 5arij; تاريخ = tari5
مخرج = mo5rij; سخان = sa5an; طبخ = 6ab5 | tab5; طاولة = 6awla; بطاطا = ba6a6a; خطر = 5a6ar; قطار = 8i6ar | qitar
قمر = 8amar; قرآن = 8ur2an; حقوق = 7o8oo8 | 7uquq; صدق = 9id8; صبر = 9abr; قصص = 8i9a9; رصيد = ra9eed
غرفة = 3'urfa | ghurfa; غسيل = 3'aseel | ghaseel; صغير = 9a3'eer | sagheer; مؤتمر = mo2tamar | mu2tamar
قائمة = 8a2ima | qa2ima; رائد = ra2id; وائل = wa2il; وثيقة = wathee8a | wathiqa; وردة = warda
ورقة = wara8a | waraqa; وسيلة = waseela; سماء = sama2; دواء = dawa2 | dawaa; شتاء = shita2; غناء = 3'ina2
`),
];
