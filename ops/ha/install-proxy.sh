#!/bin/sh
# Makes HAProxy and PgBouncer of this machine lead to the three nodes and the two servers: writes what Debian's units
# read, from the files beside this script, and starts nothing.
# install-proxy.sh 10.0.0.1 10.0.0.2 10.0.0.3 10.0.0.4:3000 10.0.0.5:3000: addresses of node1 to node3, then of the
# servers of Masar. MASAR_DATABASE_PASSWORD is that of the nodes. See docs/scaling.md.
set -eu
usage='install-proxy.sh NODE1 NODE2 NODE3 SERVER1:PORT SERVER2:PORT'
one=${1:?$usage} two=${2:?$usage} three=${3:?$usage} first=${4:?$usage} second=${5:?$usage}
: "${MASAR_DATABASE_PASSWORD:?}"
files=$(cd "$(dirname "$0")" && pwd)

# Debian's units give up after a few ends, or do not restart at all.
keep_running() {
  for unit in "$@"; do
    mkdir -p "/etc/systemd/system/$unit.service.d"
    cat > "/etc/systemd/system/$unit.service.d/masar.conf" <<END
[Unit]
StartLimitIntervalSec=0
[Service]
Restart=always
RestartSec=5
END
  done
}
keep_running haproxy pgbouncer

cp "$files/haproxy.cfg" /etc/haproxy/haproxy.cfg
cat > /etc/default/haproxy <<END
# The database is for this machine only, the servers for everybody.
DATABASE_BIND=127.0.0.1:5000
MASAR_BIND=:8080
NODE1=$one:5432
NODE2=$two:5432
NODE3=$three:5432
NODE1_API=8008
NODE2_API=8008
NODE3_API=8008
SERVER1=$first
SERVER2=$second
END

umask 077
sed -e 's/host=haproxy /host=127.0.0.1 /' -e 's/^listen_addr = .*/listen_addr = 127.0.0.1/' \
  -e 's|^auth_file = .*|auth_file = /etc/pgbouncer/userlist.txt|' "$files/pgbouncer.ini" > /etc/pgbouncer/pgbouncer.ini
printf '"masar" "%s"\n' "$MASAR_DATABASE_PASSWORD" > /etc/pgbouncer/userlist.txt
chown postgres:postgres /etc/pgbouncer/pgbouncer.ini /etc/pgbouncer/userlist.txt
