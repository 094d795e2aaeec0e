#!/bin/sh
# Starts Patroni in a container, as the user that PostgreSQL wants, in a folder of the volume that is made for it.
set -eu
install -d -o postgres -g postgres -m 0700 "$PATRONI_POSTGRESQL_DATA_DIR"
install -d -o postgres -g postgres -m 2775 /var/run/postgresql
exec setpriv --reuid=postgres --regid=postgres --init-groups patroni ops/ha/patroni.yml
