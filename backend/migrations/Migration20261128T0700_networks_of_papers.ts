import { Migration } from '@mikro-orm/migrations';

const kinds = ['several-devices', 'answer-after-end', 'changed-replay', 'empty-paper', 'one-line-account', 'known-key'];
const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** From which network papers were handed in, under a name that only this server can make, for three days (EVD-8). */
export class Migration20261128T0700_networks_of_papers extends Migration {
  override up(): void {
    this.addSql(`
      create table paper_networks (
        id uuid not null default gen_random_uuid() primary key,
        paper_id uuid not null,
        network text not null,
        created_at timestamptz(3) not null default now(),
        constraint paper_networks_paper_id_foreign foreign key (paper_id) references papers (id) on delete cascade,
        constraint paper_networks_paper_id_unique unique (paper_id)
      )
    `);
    this.addSql(`create index paper_networks_network_index on paper_networks (network)`);
    this.addSql(`alter table learning_signs drop constraint learning_signs_kind_check,
      add constraint learning_signs_kind_check check (kind in (${listed([...kinds, 'shared-network'])}))`);
  }

  override down(): void {
    this.addSql(`delete from learning_signs where kind = 'shared-network'`);
    this.addSql(`alter table learning_signs drop constraint learning_signs_kind_check,
      add constraint learning_signs_kind_check check (kind in (${listed(kinds)}))`);
    this.addSql(`drop table paper_networks`);
  }
}
