import { Migration } from '@mikro-orm/migrations';

const nobody = '00000000-0000-0000-0000-000000000000';
/** Emptied are the details of the person whom `audit_erase` names, and nobody else's. */
const byFunctionOnly = `and new.people = old.people
  and old.people::text[] @> array[coalesce(current_setting('masar.erases_audit', true), '')]`;
const oldSignature = 'uuid, text, text, text, text, jsonb, jsonb';

/** Details of the audit log say by id whose they are, and emptying them leaves an entry in the chain (SEC-12, ADR 0035). */
export class Migration20261122T0201_whose_audit_details extends Migration {
  override up(): void {
    this.addSql(`alter table audit_details add column people uuid[] not null default '{}'`);
    this.addSql(`create index audit_details_people_index on audit_details using gin (people)`);
    this.nameThoseOfBefore();
    this.addSql(`drop function audit_append(${oldSignature})`);
    this.append({ withPeople: true });
    this.erase();
    this.refuse(byFunctionOnly);
    // What was erased before says so in the chain from now on.
    this.addSql(`
      do $$
      declare
        emptied jsonb;
      begin
        select jsonb_agg(l.sequence order by l.sequence) into emptied
          from audit_log l join audit_details d on d.entry_id = l.id where d.erased_at is not null;
        if emptied is not null then
          perform audit_append('${nobody}', 'erase', 'users', '${nobody}', null, null,
            jsonb_build_object('entries', emptied), '{}');
        end if;
      end $$
    `);
  }

  override down(): void {
    this.addSql(`drop function audit_erase(uuid)`);
    this.addSql(`drop function audit_append(${oldSignature}, uuid[])`);
    this.append({ withPeople: false });
    this.refuse('');
    this.addSql(`alter table audit_details drop column people`);
  }

  /** Of older entries the ids in their details tell, and those of other entries about the same record. */
  private nameThoseOfBefore(): void {
    this.addSql(`alter table audit_details disable trigger refuse_changes`);
    this.addSql(`
      with named as (
        select l.resource, l.resource_id, person::uuid as person
          from audit_log l join audit_details d on d.entry_id = l.id,
            unnest(array[
              case l.resource when 'users' then l.resource_id end,
              d.before ->> 'userId', d.after ->> 'userId', d.before ->> 'postedBy', d.after ->> 'postedBy',
              d.before ->> 'reporterId', d.before ->> 'generatedBy', d.after ->> 'generatedBy',
              d.before ->> 'createdBy', d.after ->> 'createdBy', d.before ->> 'requestedBy', d.after ->> 'requestedBy'
            ]) as person
         where person ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      ), whose as (
        select l.id, array_agg(distinct named.person) as people
          from audit_log l join named on named.resource = l.resource and named.resource_id = l.resource_id group by l.id
      )
      update audit_details d set people = whose.people from whose where whose.id = d.entry_id
    `);
    this.addSql(`alter table audit_details enable trigger refuse_changes`);
  }

  /** As it was, with the ids of those whose data the details hold. */
  private append({ withPeople }: { withPeople: boolean }): void {
    const [parameter, column] = withPeople ? [', people uuid[]', ', people'] : ['', ''];
    this.addSql(`
      create function audit_append(actor uuid, action text, resource text, resource_id text, request_id text,
        before jsonb, after jsonb${parameter}) returns uuid language plpgsql as $$
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
        insert into audit_details (entry_id, nonce, before, after${column})
          values (entry, salt, before, after${column});
        return entry;
      end $$
    `);
  }

  /** Empties the details about a person; an entry of the chain names the places, so that no other gap passes for it. */
  private erase(): void {
    this.addSql(`
      create function audit_erase(person uuid) returns void language plpgsql as $$
      declare
        emptied jsonb;
      begin
        perform pg_advisory_xact_lock(hashtext('masar.audit_log'));
        perform set_config('masar.erases_audit', person::text, true);
        with gone as (
          update audit_details d set nonce = null, before = null, after = null, erased_at = now()
           where d.people @> array[person] and d.erased_at is null returning d.entry_id
        )
        select jsonb_agg(l.sequence order by l.sequence) into emptied from audit_log l join gone on gone.entry_id = l.id;
        perform set_config('masar.erases_audit', '', true);
        if emptied is not null then
          perform audit_append(person, 'erase', 'users', person::text, null, null,
            jsonb_build_object('entries', emptied), '{}');
        end if;
      end $$
    `);
  }

  private refuse(condition: string): void {
    this.addSql(`
      create or replace function audit_details_refuse_fn() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.erased_at is null and new.erased_at is not null and new.nonce is null
          and new.before is null and new.after is null and new.id = old.id and new.entry_id = old.entry_id
          ${condition} then
          return new;
        end if;
        raise exception 'audit_details can only be emptied' using errcode = 'insufficient_privilege';
      end $$
    `);
  }
}
