import { Migration } from '@mikro-orm/migrations';

/** An append-only, hash-chained record of what administrators change (SEC-8, CON-2; ADR 0029). */
export class Migration20261121T0095_audit_log extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_log (
        id uuid default gen_random_uuid() primary key,
        sequence bigint not null,
        at timestamptz(3) not null,
        actor_id uuid not null,
        action text not null,
        resource text not null,
        resource_id text,
        request_id text,
        details_digest text not null,
        previous_hash text not null,
        hash text not null,
        constraint audit_log_sequence_unique unique (sequence)
      )
    `);
    this.addSql(`create index audit_log_resource_index on audit_log (resource, resource_id, sequence desc)`);
    this.addSql(`create index audit_log_actor_id_index on audit_log (actor_id, sequence desc)`);
    this.addSql(`create index audit_log_at_index on audit_log (at)`);
    this.addSql(`
      create table audit_details (
        id uuid default gen_random_uuid() primary key,
        entry_id uuid not null,
        nonce text,
        before jsonb,
        after jsonb,
        erased_at timestamptz(3),
        constraint audit_details_entry_id_foreign foreign key (entry_id) references audit_log (id) on delete restrict,
        constraint audit_details_entry_id_unique unique (entry_id)
      )
    `);
    this.append();
    this.refuse();
  }

  override down(): void {
    this.addSql(`drop table audit_details`);
    this.addSql(`drop table audit_log`);
    this.addSql(`drop function audit_append(uuid, text, text, text, text, jsonb, jsonb)`);
    this.addSql(`drop function audit_log_refuse_fn()`);
    this.addSql(`drop function audit_details_refuse_fn()`);
  }

  /** One entry after the other: the advisory lock is held until the change commits, so that the chain has no fork. */
  private append(): void {
    this.addSql(`
      create function audit_append(actor uuid, action text, resource text, resource_id text, request_id text,
        before jsonb, after jsonb) returns uuid language plpgsql as $$
      declare
        last_one record;
        entry uuid := gen_random_uuid();
        place bigint;
        moment timestamptz(3);
        salt text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
        digest text;
        previous text;
      begin
        perform pg_advisory_xact_lock(hashtext('masar.audit_log'));
        select l.sequence, l.hash into last_one from audit_log l order by l.sequence desc limit 1;
        place := coalesce(last_one.sequence, 0) + 1;
        previous := coalesce(last_one.hash, '');
        moment := clock_timestamp();
        digest := encode(sha256(convert_to(jsonb_build_array(salt, before, after)::text, 'UTF8')), 'hex');
        insert into audit_log (id, sequence, at, actor_id, action, resource, resource_id, request_id, details_digest,
            previous_hash, hash)
          values (entry, place, moment, actor, action, resource, resource_id, request_id, digest, previous,
            encode(sha256(convert_to(jsonb_build_array(place,
              to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), actor, action, resource,
              resource_id, request_id, digest, previous)::text, 'UTF8')), 'hex'));
        insert into audit_details (entry_id, nonce, before, after) values (entry, salt, before, after);
        return entry;
      end $$
    `);
  }

  private refuse(): void {
    this.addSql(`
      create function audit_log_refuse_fn() returns trigger language plpgsql as $$
      begin
        raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
      end $$
    `);
    this.addSql(`
      create function audit_details_refuse_fn() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.erased_at is null and new.erased_at is not null and new.nonce is null
          and new.before is null and new.after is null and new.id = old.id and new.entry_id = old.entry_id then
          return new;
        end if;
        raise exception 'audit_details can only be emptied' using errcode = 'insufficient_privilege';
      end $$
    `);
    for (const table of ['audit_log', 'audit_details']) {
      this.addSql(
        `create trigger refuse_changes before update or delete on ${table} for each row execute function ${table}_refuse_fn()`,
      );
      this.addSql(
        `create trigger refuse_truncate before truncate on ${table} for each statement execute function ${table}_refuse_fn()`,
      );
    }
  }
}
