#!/bin/sh
# Makes this machine a node of the database: writes what Debian's units of etcd and Patroni read, from the files beside
# this script, and starts nothing. install-node.sh node1 10.0.0.1 10.0.0.2 10.0.0.3: which node it is, and the addresses
# of node1, node2 and node3. SUPERUSER_PASSWORD, REPLICATION_PASSWORD, RESTAPI_PASSWORD (without which nobody orders a
# change of the primary) and MASAR_DATABASE_PASSWORD, of letters and digits, are the same on all. ETCD_INITIAL_CLUSTER_STATE=existing replaces a machine that is lost. See docs/scaling.md.
set -eu
usage='install-node.sh node1|node2|node3 ADDRESS1 ADDRESS2 ADDRESS3'
name=${1:?$usage} one=${2:?$usage} two=${3:?$usage} three=${4:?$usage}
case $name in node1) here=$one ;; node2) here=$two ;; node3) here=$three ;; *) echo "$usage" >&2 && exit 1 ;; esac
: "${SUPERUSER_PASSWORD:?}" "${REPLICATION_PASSWORD:?}" "${RESTAPI_PASSWORD:?}" "${MASAR_DATABASE_PASSWORD:?}"
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
keep_running etcd patroni

{
  cat "$files/etcd.env"
  cat <<END
ETCD_INITIAL_CLUSTER_STATE=${ETCD_INITIAL_CLUSTER_STATE:-new}
ETCD_NAME=$name
# Not the package's own folder: the etcd that it started there belongs to no cluster.
ETCD_DATA_DIR=/var/lib/etcd/masar
ETCD_INITIAL_CLUSTER=node1=http://$one:2380,node2=http://$two:2380,node3=http://$three:2380
ETCD_LISTEN_CLIENT_URLS=http://$here:2379,http://127.0.0.1:2379
ETCD_ADVERTISE_CLIENT_URLS=http://$here:2379
ETCD_LISTEN_PEER_URLS=http://$here:2380
ETCD_INITIAL_ADVERTISE_PEER_URLS=http://$here:2380
END
} > /etc/default/etcd

# The etcds stand in the file, so that patronictl finds them too.
{
  sed "s|post_init: ops/ha/|post_init: $files/|" "$files/patroni.yml"
  echo 'etcd:'
  echo "  hosts: [$one:2379, $two:2379, $three:2379]"
} > /etc/patroni/config.yml

umask 077
# What the archive needs, and other lines of one's own, stay.
own=$(grep -v -e '^PATRONI_' -e '^MASAR_DATABASE_PASSWORD=' /etc/patroni_env.conf 2> /dev/null || true)
cat > /etc/patroni_env.conf <<END
PATRONI_NAME=$name
PATRONI_RESTAPI_LISTEN=$here:8008
PATRONI_RESTAPI_CONNECT_ADDRESS=$here:8008
PATRONI_RESTAPI_USERNAME=patroni
PATRONI_RESTAPI_PASSWORD=$RESTAPI_PASSWORD
PATRONI_POSTGRESQL_LISTEN=$here,127.0.0.1:5432
PATRONI_POSTGRESQL_CONNECT_ADDRESS=$here:5432
PATRONI_POSTGRESQL_DATA_DIR=/var/lib/postgresql/masar
PATRONI_POSTGRESQL_BIN_DIR=/usr/lib/postgresql/15/bin
PATRONI_SUPERUSER_PASSWORD=$SUPERUSER_PASSWORD
PATRONI_REPLICATION_PASSWORD=$REPLICATION_PASSWORD
MASAR_DATABASE_PASSWORD=$MASAR_DATABASE_PASSWORD
$own
END
