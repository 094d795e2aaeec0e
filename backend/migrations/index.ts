import { readdirSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...parameters: ConstructorParameters<typeof Migration>) => Migration;

/** Beside its source a file may have a map, and a test. */
const aMigration = /^(Migration\d{8}T\d{4}_\w+)\.[jt]s$/;

const names = readdirSync(import.meta.dirname)
  .flatMap((file) => aMigration.exec(file)?.[1] ?? [])
  .sort();

/** Every migration of this folder in the order of its name, which is the file's: no build step can change it. */
export const migrations = names.map((name) => ({ name, class: readWhenItRuns(name) }));

/** A server whose database lacks nothing reads no migration, and holds the text of none (PERF-8). */
function readWhenItRuns(name: string): MigrationClass {
  return class extends Migration {
    override up(): Promise<void> {
      return this.take('up');
    }

    override down(): Promise<void> {
      return this.take('down');
    }

    private async take(direction: 'up' | 'down'): Promise<void> {
      const { [name]: written } = (await import(`./${name}.js`)) as Record<string, MigrationClass>;
      if (!written) throw new Error(`${name}.ts exports no class of that name`);
      const migration = new written(this.driver, this.config);
      if (!migration.isTransactional()) throw new Error(`${name} has to be one transaction`);
      if (this.ctx) migration.setTransactionContext(this.ctx);
      await migration[direction]();
      for (const statement of migration.getQueries()) this.addSql(statement);
    }
  };
}
