#!/bin/sh
# Starts PgBouncer in a container. Its list of passwords lies in memory only, next to where it is started.
set -eu
cd /run/pgbouncer
umask 077
printf '"masar" "%s"\n' "${MASAR_DATABASE_PASSWORD:?}" > userlist.txt
chown postgres:postgres . userlist.txt
exec setpriv --reuid=postgres --regid=postgres --init-groups pgbouncer /etc/masar/ops/ha/pgbouncer.ini
