import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importRemarks } from '@masar/i18n';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import type { AuthTables } from '#modules/auth';
import { CourseImportService, CourseService, parseBundle, type ReadBundle, readFolder } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { loadAppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { AppError, errorText } from '#platform/errors/app-error';
import { AppModule } from '../app.module.js';

/** npm run course:import -- FOLDER [--instructor e-mail] [--publish]: imports a course folder (CRS-5). */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { instructor: { type: 'string' }, publish: { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (!given || positionals.length > 1)
    throw new Error('استعمل: npm run course:import -- FOLDER [--instructor EMAIL] [--publish]');
  const folder = resolve(given);
  const read = parseBundle(await readFolder(folder), basename(folder));
  const app = await NestFactory.createApplicationContext(AppModule.with(loadAppConfig()), { bufferLogs: true });
  app.useLogger(app.get(Logger));
  try {
    const owner = await ownerOf(app.get(ReadDatabase), values.instructor);
    const { courseId, created, lessons } = await app.get(CourseImportService).import(owner, read);
    const { bundle } = read;
    if (values.publish) await app.get(CourseService).publish(owner, courseId);
    const what = created ? ['أُنشئت الدورة', 'Created'] : ['حُدّثت الدورة', 'Updated'];
    const { created: added, updated, removed, kept } = lessons;
    console.log(
      `${what[0]} «${bundle.titleAr}»: دروس جديدة ${added}، محدّثة ${updated}، محذوفة ${removed}، محفوظة لأن متعلّمين بدؤوها ${kept}.`,
    );
    console.log(
      `${what[1]} “${bundle.titleEn}” (${courseId}): lessons ${added} new, ${updated} updated, ${removed} removed, ${kept} kept for their learners.`,
    );
    tellRemarks(read);
    if (created && !values.publish)
      console.log('الدورة مسودة؛ انشرها من صفحة تحريرها. / It is a draft; publish it from its edit page.');
  } finally {
    await app.close();
  }
}

/** Line by line what was not understood, in both languages. */
function tellRemarks({ bundle, remarks, remarkCount }: ReadBundle): void {
  const count = bundle.lessons.length;
  console.log(`الدروس: ${count}، الملاحظات: ${remarkCount} / ${count} lessons, ${remarkCount} remarks`);
  for (const { lesson, language, line, kind, detail } of remarks)
    console.log(
      `lessons/${lesson}.${language}.md:${line}  ${detail}\n  ${importRemarks.ar[kind]}\n  ${importRemarks.en[kind]}`,
    );
}

/** The named person, else the first admin, else the first instructor. */
async function ownerOf(database: ReadDatabase, email: string | undefined): Promise<Viewer> {
  const owner = await database
    .over<AuthTables>()
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', ['admin', 'instructor'])
    .$if(email !== undefined, (query) => query.where('email', '=', email?.toLowerCase() ?? ''))
    .orderBy('role')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (owner) return owner;
  throw new Error(
    email
      ? `لا مدرّب ولا مشرف بهذا البريد. / No instructor or admin has the e-mail ${email}.`
      : 'أنشئ مشرفاً أو مدرّباً أولاً. / Create an admin or an instructor first.',
  );
}

try {
  await main();
} catch (error) {
  const isKnown = error instanceof AppError;
  console.error(
    isKnown
      ? `${errorText(error.code, 'ar', error.params)}\n${errorText(error.code, 'en', error.params)}`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
}
