import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate } from '#platform/migrations/migrate';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { migrations } from '../migrations/index.js';
import { ormOptions } from '../mikro-orm.config.js';
import { User } from '../src/modules/auth/user.entity.js';
import { Category } from '../src/modules/courses/category/category.entity.js';
import { Course } from '../src/modules/courses/course/course.entity.js';
import { Enrollment } from '../src/modules/courses/enrollment.entity.js';
import { columnsOf, describeSchema, foreignKeysWithoutIndex, uniqueKeys } from './database-catalogue.js';
import { onceRules, specifiedColumns } from './specified-columns.js';

const names = migrations.map(({ name }) => name);

let database: TestDatabase;
let orm: MikroORM;
let client: pg.Client;

const connect = () => MikroORM.init(ormOptions({ clientUrl: database.url }));

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await connect();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await orm?.close(true);
  await database?.drop();
});

describe('the schema', () => {
  it('has all 23 tables of the specification [spec 3]', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    expect(Object.keys(specifiedColumns)).toHaveLength(23);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(specifiedColumns)));
  });

  it.each(Object.entries(specifiedColumns))(
    'keeps the columns, types and defaults of %s [spec 3, spec 9]',
    async (table, specified) => {
      const columns = await columnsOf(client);
      const actual = specified.split(/, /).map((line) => {
        const [property = '', ...facts] = line.split(' ');
        const column = columns.get(`${table}.${inSnakeCase(property)}`);
        if (!column) return `no ${property}`;
        return [property, ...facts.map((fact) => (holds(fact, column) ? fact : `not ${fact}`))].join(' ');
      });
      expect(actual.join(', ')).toBe(specified);
    },
  );

  it('lets the database refuse whatever may exist once only [REL-1]', async () => {
    expect(await uniqueKeys(client)).toEqual(expect.arrayContaining(onceRules));
  });

  it('takes two spellings of one address for one account [AUTH-2]', async () => {
    await client.query(`insert into users (email) values ('sara@example.org')`);
    await expect(client.query(`insert into users (email) values ('Sara@Example.org')`)).rejects.toMatchObject({
      code: '23505',
    });
    await client.query('delete from users');
  });

  it('serves every foreign key by an index [PERF-2]', async () => {
    expect(await foreignKeysWithoutIndex(client)).toEqual([]);
  });

  it('limits statements, lock waits and idle transactions of its role [REL-5]', async () => {
    const session = new pg.Client({ connectionString: database.url });
    await session.connect();
    const { rows } = await session.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    await session.end();
    expect(rows).toEqual([{ statement: '15s', lock: '5s', idle: '30s' }]);
  });
});

describe('entities', () => {
  it('agree with the migrations [REL-9]', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  it('would create exactly what the migrations create, indexes and checks included [REL-9]', async () => {
    const migrated = await describeSchema(client);
    await orm.migrator.down({ to: 0 });
    await orm.schema.create({ wrap: false });
    const created = await describeSchema(client);
    await orm.schema.drop({ wrap: false });
    await orm.migrator.up();
    expect(created).toEqual(migrated);
  });

  it('are inserted parents first, in whatever order they were made [REL-2]', async () => {
    const em = orm.em.fork();
    const user = em.create(User, { email: 'parents-first@example.org' });
    const titles = { titleAr: 'أ', titleEn: 'A', descriptionAr: 'أ', descriptionEn: 'A' };
    const course = em.create(Course, { ...titles, categoryId: 'first', difficulty: 'beginner', durationHours: 1 });
    em.create(Enrollment, { userId: user.id, courseId: course.id });
    em.create(Category, { id: 'first', nameAr: 'أ', nameEn: 'A', color: '#000000' });
    await em.flush();
    expect(await em.count(Enrollment, { userId: user.id })).toBe(1);
  });
});

describe('migrations', () => {
  beforeEach(() => orm.migrator.down({ to: 0 }));

  it('each go down and up again [REL-9]', async () => {
    for (const name of names) {
      const before = await describeSchema(client);
      await orm.migrator.up({ to: name });
      const after = await describeSchema(client);
      await orm.migrator.down();
      expect(await describeSchema(client)).toEqual(before);
      await orm.migrator.up({ to: name });
      expect(await describeSchema(client)).toEqual(after);
    }
  });

  it('leave nothing behind when all go down [REL-9]', async () => {
    await orm.migrator.up();
    await orm.migrator.down({ to: 0 });
    expect(await describeSchema(client)).toEqual([]);
  });

  it('run once when two processes start at the same moment [REL-9]', async () => {
    const other = await connect();
    const runs = await Promise.all([migrate(orm), migrate(other)]);
    await other.close(true);
    expect(runs.sort((a, b) => b.length - a.length)).toEqual([names, []]);
  });

  it('that fail half-way leave nothing half-done and continue later [REL-9]', async () => {
    const options = ormOptions({ clientUrl: database.url });
    const broken = { name: 'Migration29990101T0001_broken', class: Broken };
    const interrupted = await MikroORM.init({
      ...options,
      migrations: { ...options.migrations, migrationsList: [...migrations.slice(0, 2), broken] },
    });
    await expect(migrate(interrupted)).rejects.toMatchObject({ code: '22012' });
    await interrupted.close(true);
    const { rows } = await client.query(`select to_regclass('half_done') as left_over`);
    expect(rows).toEqual([{ left_over: null }]);
    expect(await migrate(orm)).toEqual(names.slice(2));
  });
});

/** Creates a table and then dies, as a killed process would. */
class Broken extends Migration {
  override up(): void {
    this.addSql('create table half_done (id int)');
    this.addSql('select 1 / 0');
  }
}

const inSnakeCase = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether a fact of the specification is true of a column. */
function holds(fact: string, column: { required: boolean; type: string; default: string | null; unique: boolean }) {
  if (fact === 'required') return column.required;
  if (fact === 'unique') return column.unique;
  if (fact.startsWith('=')) return column.default === fact.slice(1);
  const types: Record<string, string> = {
    integer: 'integer',
    json: 'jsonb',
    timestamp: 'timestamp(3) with time zone',
    'text-array': 'text[]',
  };
  return column.type === (types[fact] ?? fact.replace('decimal', 'numeric'));
}
