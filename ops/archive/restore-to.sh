#!/bin/sh
# Brings the database back as it was at a second, out of the archive, into the data directory that pgbackrest.conf
# names, which has to be empty: restore-to.sh '2026-11-26 03:15:00+00'. Runs as the user postgres. Nobody else reaches
# the database meanwhile, and the archive stays as it is; in the end it is stopped. See docs/runbook.md.
set -eu
second=${1:?the second is missing, such as 2026-11-26 03:15:00+00}
config=${PGBACKREST_CONFIG:-/etc/pgbackrest.conf}
data=$(sed -n 's/^pg1-path=//p' "$config")
# Where PostgreSQL's programs are, and its settings, which Debian keeps outside of the data directory.
PATH=${PG_BINARIES:-/usr/lib/postgresql/15/bin}:$PATH
settings=${PG_SETTINGS:-$data/postgresql.conf}

mkdir -p -m 0700 "$data"
if [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty: move it away first" >&2
  exit 1
fi
pgbackrest --stanza=masar --type=time --target="$second" --target-action=promote --archive-mode=off restore

# Only this user gets in, by a socket in the data directory.
echo 'local all all peer' > "$data/restore.hba"
alone="-c config_file=$settings -c listen_addresses='' -c unix_socket_directories=$data -c port=5432"
alone="$alone -c hba_file=$data/restore.hba -c ident_file=/dev/null -c synchronous_standby_names=''"
ask() { psql --no-psqlrc --host="$data" --port=5432 --username=postgres --tuples-only --no-align "$@" postgres; }
pg_ctl --pgdata="$data" --wait --timeout=86400 --silent --log="$data/restore.log" --options="$alone" start || {
  tail -n 20 "$data/restore.log" >&2
  exit 1
}
while [ "$(ask --command='select pg_is_in_recovery()')" != f ]; do
  if ! pg_ctl --pgdata="$data" status > /dev/null; then
    # Most often the archive ends before the second, or the oldest base copy is younger.
    tail -n 20 "$data/restore.log" >&2
    exit 1
  fi
  sleep 1
done
ask --command="select 'the last change is of ' || pg_last_xact_replay_timestamp()"

# As standby or primary it must not remember where it had to stop, nor that it kept nothing.
for setting in archive_mode restore_command recovery_target_time recovery_target_action; do
  ask --quiet --command="alter system reset $setting"
done
pg_ctl --pgdata="$data" --wait --silent --mode=fast stop
# It goes on as a branch of its own. The archive has to hear of that as soon as this database writes into it.
newest=$(cd "$data/pg_wal" && ls ./*.history | tail -n 1)
touch "$data/pg_wal/archive_status/${newest#./}.ready"
rm "$data/restore.hba" "$data/restore.log"
