#!/bin/sh
# Copies the primary once and follows it from then on. PRIMARY, PGUSER and PGPASSWORD say which; PGDATA is where.
set -eu

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # A copy that was interrupted begins anew.
  rm -rf "$PGDATA" "$PGDATA.new"
  install -d -o postgres -g postgres -m 0700 "$PGDATA.new"
  # --write-recovery-conf leaves standby.signal and the address of the primary, password included.
  gosu postgres pg_basebackup --host="$PRIMARY" --pgdata="$PGDATA.new" --wal-method=stream --checkpoint=fast \
    --write-recovery-conf
  mv "$PGDATA.new" "$PGDATA"
fi

exec docker-entrypoint.sh postgres "$@"
