import { Migration } from '@mikro-orm/migrations';

/** The public log of certificates and the hashes over it (EVD-6); a task carries those in that exist already. */
export class Migration20261123T1700_certificate_log extends Migration {
  override up(): void {
    this.addSql(`
      create table certificate_log (
        position integer primary key,
        kind text not null,
        at timestamptz(3) not null,
        digest text not null,
        certificate_id uuid,
        signed_head text,
        constraint certificate_log_certificate_id_foreign
          foreign key (certificate_id) references certificates (id) on delete set null,
        constraint certificate_log_position_check check (position >= 0),
        constraint certificate_log_kind_check check (kind in ('issued', 'carried', 'revoked', 'replaced')),
        constraint certificate_log_certificate_id_kind_unique unique (certificate_id, kind)
      )
    `);
    this.addSql(`
      create table certificate_log_nodes (
        level integer not null,
        position integer not null,
        hash text not null,
        constraint certificate_log_nodes_pkey primary key (level, position),
        constraint certificate_log_nodes_place_check check (level >= 0 and position >= 0)
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table certificate_log_nodes`);
    this.addSql(`drop table certificate_log`);
  }
}
