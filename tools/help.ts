/** npm run help: every command of the root with one line in each language. */
export const commands: Record<string, [arabic: string, english: string]> = {
  start: [
    'يشغّل كل شيء: يثبّت ويبني ويهيّئ قاعدة البيانات ويخدم المنصة',
    'run everything: install, build, database, portal, console and API',
  ],
  dev: ['يعيد التحميل عند كل تعديل', 'serve backend, portal and console with reload on every change (port 5173)'],
  build: ['يبني ما تغيّر', 'build what changed'],
  check: [
    'التنسيق والتدقيق والأنواع والحدود والشيفرة المهملة والاختبارات الصغيرة',
    'format, lint, types, borders, unused code, contract and small tests',
  ],
  test: ['كل الفحوص والاختبارات، ويهيّئ ما تحتاجه', 'every check and test, with its own set-up'],
  'test:all': ['كل الاختبارات، وكل شاشة بكل هيئاتها', 'all of npm test, every screen in every look'],
  'test:small': ['الاختبارات الصغيرة وحدها', 'small tests only'],
  'test:int': ['الاختبارات على PostgreSQL حقيقي', 'tests on a real PostgreSQL'],
  e2e: ['رحلات المستخدم في متصفح حقيقي', 'journeys in a real browser'],
  fuzz: [
    'يجرّب كل قيمة مؤذية في كل حقل من الواجهة البرمجية: npm run fuzz -- --calls N',
    'try every nasty value in every field of the API: npm run fuzz -- --calls N',
  ],
  mutations: [
    'يضع أخطاء عشوائية في الشيفرة ويعرض ما لم يكشفه اختبار: npm run mutations -- --count N',
    'put faults of chance into the code and print what no test finds: npm run mutations -- --count N',
  ],
  format: ['ينسّق كل الملفات', 'format all files'],
  hooks: ['يفحص كل إيداع قبل كتابته: التنسيق والتدقيق والرسالة', 'have git check every commit: lint, format, message'],
  lint: ['يدقّق الشيفرة', 'lint the code'],
  'api:generate': ['يولّد عقد الواجهة البرمجية وأنواعه', 'generate the API contract and its types'],
  'api:check': ['يتحقق من أن العقد المحفوظ يطابق الشيفرة', 'check that the committed contract matches the code'],
  texts: [
    'يكتب وحدات النصوص من ملفات arb؛ npm run texts -- export ckb، ثم -- import FILE.arb للمترجمين',
    'write the modules of texts from their arb files; -- export ckb, then -- import FILE.arb for translators',
  ],
  'new:resource': [
    'يكتب مورداً جديداً من الجدول إلى الشاشات: يسأل، أو يأخذ الخيارات',
    'write a new resource from its table to its screens: asks, or takes flags',
  ],
  licences: ['يكتب قائمة رخص الحزم المستعملة', 'write the list of the licences of all packages'],
  'images:lock': [
    'يثبّت صور الحاويات ببصماتها؛ يلزمه docker أو skopeo وطريق إلى السجل',
    'pin the images of containers by their digests; takes docker or skopeo and a way to the registry',
  ],
  'db:migrate': ['يحدّث بنية قاعدة البيانات', 'bring the database to the newest structure'],
  'db:seed': ['يضيف البيانات المرجعية والتجريبية', 'add reference and demo data'],
  'db:reset': ['يحذف كل البيانات ويبدأ من جديد', 'delete all data and begin anew'],
  backup: ['يكتب نسخة احتياطية ويعرض مسارها', 'write a backup and print its path'],
  'backup:drill': ['يجرّب النسخ والاستعادة في أثناء الكتابة', 'try backup and restore under writes'],
  restore: [
    'يستعيد نسخة في قاعدة فارغة: npm run restore -- FILE',
    'restore a backup into an empty database: npm run restore -- FILE',
  ],
  'files:move': [
    'ينسخ الملفات المرفوعة من القرص إلى حاوية S3؛ يمكن إيقافه وإعادته',
    'copy uploaded files from the disk into the S3 bucket; can be stopped and repeated',
  ],
  'files:clean': [
    'ينزع من الملفات المرفوعة ما كتبته الهواتف من أماكن؛ يمكن إيقافه وإعادته',
    'take out of uploaded files what phones wrote of places; can be stopped and repeated',
  ],
  'course:import': [
    'يستورد مجلد دورة: npm run course:import -- FOLDER',
    'import a course folder: npm run course:import -- FOLDER',
  ],
  'audit:verify': ['يتحقق من أن سجل التدقيق لم يُمَسّ', 'check that nobody touched the audit log'],
  invariants: ['يعيد حساب كل عدّاد وحالة ويعرض الفروق', 'recompute every counter and state and print the drift'],
  doctor: [
    'يفحص الجهاز والساعة والبريد وقاعدة البيانات والنسخ الاحتياطية ويقول ما يلزم',
    'examine machine, clock, mail, database and backups and say what is to be done',
  ],
  'keys:rotate': [
    'يسحب مفاتيح توقيع الشهادات لتُصنع مفاتيح جديدة',
    'retire the keys that sign certificates for new ones',
  ],
  'admin:promote': [
    'يجعل حساباً مديراً: npm run admin:promote -- EMAIL',
    'make an account an admin: npm run admin:promote -- EMAIL',
  ],
  'accept:containers': [
    'يبني الصور ويشغّل docker-compose.yml بأوضاعه كلها على Docker أو Podman',
    'build the images and run docker-compose.yml in live mode and every profile, with Docker or Podman',
  ],
  'accept:exam': [
    'يبدأ ألفا شخص امتحاناً واحداً في ثانية ويقيس ما ينتظرونه: npm run accept:exam -- --people N',
    'have two thousand people begin one exam within a second and measure what they wait for: npm run accept:exam -- --people N',
  ],
  'accept:faults': [
    'يوقف الخادم وقاعدة البيانات ويملأ القرص تحت كتابة خمسين متعلماً، ثم يقارن',
    'kill server and database and fill the disk under fifty learners who write, then compare',
  ],
  'accept:failover': [
    'يقتل عقد قاعدة البيانات ويقطع شبكتها ويملأ أقراصها ويحدّث الخوادم تحت الكتابة: npm run accept:failover -- --whole',
    'kill, cut off and fill nodes of the database and update servers under writes: npm run accept:failover -- --whole',
  ],
  'accept:formats': [
    'يقرأ ملفات أسئلة عامة ويقارن ما فُهم منها: npm run accept:formats -- --gift FOLDER --qti FOLDER',
    'read public files of questions and compare: npm run accept:formats -- --gift FOLDER --qti FOLDER',
  ],
  'accept:hostile-files': [
    'يرسل ملفات ونصوصاً خبيثة إلى كل مسار يستقبلها ويقيس أطول توقف للخادم: npm run accept:hostile-files -- --bytes N',
    'send hostile files and texts to every route that takes any and measure the longest stop: npm run accept:hostile-files -- --bytes N',
  ],
  'accept:imports': [
    'يقيس هل يبقى الخادم مجيباً أثناء استيراد الدورات وتصديرها ورسم الشهادات',
    'measure whether the server answers while courses are imported and exported and certificates drawn',
  ],
  'accept:log': [
    'يتلاعب بسجل الشهادات ألف مرة ويوقّعه من جديد، ثم يعدّ ما كشفه برنامج التحقق',
    'tamper with the log of certificates a thousand times, sign anew, and count what the verifier finds',
  ],
  'accept:launch': [
    'يلتحق عشرون ألفاً بدورة في دقيقة، ويعجب آلاف بنقاش واحد ويردّون ويشاهدونه، ثم يُعاد العدّ: npm run accept:launch -- --people N',
    'have twenty thousand join one course within a minute and thousands like, answer and view one discussion, then recount: npm run accept:launch -- --people N',
  ],
  'accept:s3': [
    'يجرّب الملفات والنسخ الاحتياطية على خادم S3 حقيقي (OpenStack Swift) مع أعطاله',
    'try files and backups on a real S3 server (OpenStack Swift), with its faults',
  ],
  'accept:new-resource': [
    'يولّد مورداً في نسخة من المشروع ويفحصه هناك',
    'generate a resource in a copy of the workspace and check it there',
  ],
  'accept:point-in-time': [
    'يؤرشف سجل قاعدة البيانات في S3، ويُفني عقدها الثلاث، ويعيدها إلى ثانية مسمّاة ثم يقارن',
    "archive the database's log in S3, lose all three nodes, go back to a named second, and compare",
  ],
  'accept:papers': [
    'يقيس هل تبقى أجوبة أربعين متعلّماً معاً حين يُقتل الخادم مراراً',
    'measure whether answers of forty people at once stay while the server is killed again and again',
  ],
  'accept:volume': [
    'يملأ قاعدة بيانات بحصة من مليون شخص ويقارن أكثر المسارات استعمالاً بقاعدة صغيرة: npm run accept:volume -- --share N',
    'fill a database with a share of a million people and hold the most used routes against a small one: npm run accept:volume -- --share N',
  ],
  'admin:reset-factors': [
    'يزيل التحقق بخطوتين من حساب: npm run admin:reset-factors -- EMAIL',
    'take the second factor of an account away: npm run admin:reset-factors -- EMAIL',
  ],
  'bench:api': ['يقيس سرعة الواجهة البرمجية', 'measure the speed of the API'],
  'bench:capacity': [
    'يتنبّأ بما يجيب عنه خادمان من قياس خادم واحد، ثم يقيسه',
    'predict from one server what two answer, and measure it',
  ],
  'bench:community': ['يقيس منتدى كبيراً بجانب صغير', 'measure a huge forum beside a small one'],
  'bench:grades': ['يقيس سجلّ درجات فيه 200 متعلّم و40 عموداً', 'measure a gradebook of 200 people and 40 columns'],
  'bench:memory': [
    'يقيس ذاكرة الخادم تحت حمل: npm run bench:memory -- --minutes 60',
    'measure the memory of a server under load: npm run bench:memory -- --minutes 60',
  ],
  'bench:recommender': [
    'يقيس تدريب نموذج التوصيات والواجهة البرمجية أثناءه',
    'measure the training of the recommender, and the API beside it',
  ],
  'bench:console': ['يقيس قوائم الإدارة على مليون حساب', 'measure lists of the console over a million accounts'],
  'bench:search': [
    'يقيس دقة البحث على ملف أسئلة: npm run bench:search -- FILE',
    'measure what the search finds on a file of questions: npm run bench:search -- FILE',
  ],
  'bench:start': ['يقيس أول تشغيل لنسخة جديدة وما بعده', 'measure the first start of a fresh clone, and a later one'],
  'bench:web': ['يقيس الصفحات العامة بأداة Lighthouse', 'measure the public pages with Lighthouse'],
  'eval:recommender': [
    'يقارن التوصيات بالشائع وبأقرب الجيران وبنموذج EASE وحده، بآخر ما أُخذ حين يُعرف الوقت: npm run eval:recommender -- FILE',
    'compare the recommendations with popularity, item-kNN and plain EASE, by what came last where times are known: npm run eval:recommender -- FILE',
  ],
  help: ['هذه القائمة', 'this list'],
};

if (process.argv[1] === import.meta.filename) {
  for (const [name, [arabic, english]] of Object.entries(commands)) {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    console.log(`${command.padEnd(24)}${english}\n${' '.repeat(24)}${arabic}`);
  }
}
