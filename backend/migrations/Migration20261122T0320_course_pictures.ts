import { Migration } from '@mikro-orm/migrations';

/** Pictures that travel in the bundles of courses (CRS-12). */
export class Migration20261122T0320_course_pictures extends Migration {
  override up(): void {
    this.addSql(`
      create table course_pictures (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        file_id uuid not null,
        path text not null,
        width integer not null,
        height integer not null,
        constraint course_pictures_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint course_pictures_file_id_foreign foreign key (file_id) references stored_files (id) on delete restrict,
        constraint course_pictures_course_id_path_unique unique (course_id, path),
        constraint course_pictures_size_check check (width > 0 and height > 0)
      )
    `);
    this.addSql('create index course_pictures_file_id_index on course_pictures (file_id)');
  }

  override down(): void {
    this.addSql('drop table course_pictures');
  }
}
