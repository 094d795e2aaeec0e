import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { typedMailAddress } from '@masar/domain';
import { bundlePartNames, importParts, importRemarks } from '@masar/i18n';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import type { AuthTables } from '#modules/auth';
import { parseBundle, type ReadBundle, readFolder } from '#modules/bundles';
import { CourseImportService, CourseService, type ImportResult } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { AuditedDeeds } from '#platform/audit/audited-deeds';
import { loadAppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { AppError, errorText } from '#platform/errors/app-error';
import { AppModule } from '../app.module.js';

/** npm run course:import -- FOLDER [--instructor e-mail] [--publish] [--try]: imports a course folder, or tells what would become of it (CRS-5). */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      instructor: { type: 'string' },
      publish: { type: 'boolean', default: false },
      try: { type: 'boolean', default: false },
    },
  });
  const [given] = positionals;
  if (!given || positionals.length > 1)
    throw new Error('الاستخدام: npm run course:import -- FOLDER [--instructor EMAIL] [--publish] [--try]');
  const folder = resolve(given);
  const read = parseBundle(await readFolder(folder), basename(folder));
  const app = await NestFactory.createApplicationContext(AppModule.with(loadAppConfig()), { bufferLogs: true });
  app.useLogger(app.get(Logger));
  try {
    const owner = await ownerOf(app.get(ReadDatabase), values.instructor);
    const imports = app.get(CourseImportService);
    const done = <T>(action: string, work: () => Promise<T>): Promise<T> =>
      app.get(AuditedDeeds).byCommand(owner, { resource: 'courses', action }, work);
    const { courseId, created, lessons, parts } = await (values.try
      ? imports.try(owner, read)
      : done('import', () => imports.import(owner, read)));
    const { bundle } = read;
    if (values.try) console.log('تجربة: لم يُكتب شيء. / A trial: nothing was written.');
    else if (values.publish) await done('publish', () => app.get(CourseService).publish(owner, courseId));
    const what = created ? ['أُنشئت الدورة', 'Created'] : ['حُدّثت الدورة', 'Updated'];
    const { created: added, updated, removed, kept } = lessons;
    console.log(
      `${what[0]} «${bundle.titleAr}»: دروس جديدة ${added}، محدّثة ${updated}، محذوفة ${removed}، محفوظة لأن متعلّمين بدؤوها ${kept}.`,
    );
    console.log(
      `${what[1]} “${bundle.titleEn}” (${courseId}): lessons ${added} new, ${updated} updated, ${removed} removed, ${kept} kept for their learners.`,
    );
    tellRemarks(read);
    tellParts(parts);
    if (created && !values.publish && !values.try)
      console.log('الدورة مسودة؛ انشرها من صفحة تحريرها. / It is a draft; publish it from its edit page.');
  } finally {
    await app.close();
  }
}

/** What became of banks, quizzes, assignments and the grade plan, in both languages. */
function tellParts(parts: ImportResult['parts']): void {
  for (const { name, state, rows } of parts) {
    const known = bundlePartNames.find((each) => each === name);
    const [ar, en] = [importParts.ar, importParts.en];
    console.log(known ? `${ar.parts[known]} / ${en.parts[known]}` : `parts/${name}.json`);
    if (state !== 'taken') console.log(`  ${ar.states[state]}\n  ${en.states[state]}`);
    for (const { kind, titleAr, titleEn, outcome, losses } of rows) {
      const title = titleAr === titleEn ? titleAr : `${titleAr} / ${titleEn}`;
      console.log(
        `  ${ar.kinds[kind]} / ${en.kinds[kind]} ${title}: ${ar.outcomes[outcome]} / ${en.outcomes[outcome]}`,
      );
      for (const { reason, detail } of losses)
        console.log(`    ${ar.losses[reason]} ${detail}\n    ${en.losses[reason]} ${detail}`);
    }
  }
}

/** Line by line what was not understood, in both languages. */
function tellRemarks({ bundle, remarks, remarkCount }: ReadBundle): void {
  const count = bundle.lessons.length;
  console.log(`الدروس: ${count}، الملاحظات: ${remarkCount} / ${count} lessons, ${remarkCount} remarks`);
  for (const { file, line, kind, detail } of remarks)
    console.log(`${file && `${file}:${line}  `}${detail}\n  ${importRemarks.ar[kind]}\n  ${importRemarks.en[kind]}`);
}

/** The named person, else the first admin, else the first instructor. */
async function ownerOf(database: ReadDatabase, email: string | undefined): Promise<Viewer> {
  const owner = await database
    .over<AuthTables>()
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', ['admin', 'instructor'])
    .$if(email !== undefined, (query) => query.where('email', '=', typedMailAddress(email ?? '')))
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
