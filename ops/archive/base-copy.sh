#!/bin/sh
# Puts a base copy of the database into the archive, where this node is the primary; a standby leaves that to the primary.
# ops/systemd/masar-base-copy.timer calls it every night on each node. Runs as the user postgres.
set -eu
config=${PGBACKREST_CONFIG:-/etc/pgbackrest.conf}
data=$(sed -n 's/^pg1-path=//p' "$config")
if [ -e "$data/standby.signal" ]; then exit 0; fi
# Says so where it is there already.
pgbackrest --stanza=masar stanza-create
# Fails unless the log really arrives in the archive.
pgbackrest --stanza=masar check
pgbackrest --stanza=masar --type=full backup
