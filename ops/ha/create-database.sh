#!/bin/sh
# Called by Patroni once, when the first node has made the cluster: $1 is how to reach it as its superuser.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --set password="${MASAR_DATABASE_PASSWORD:?}" "$1" <<'SQL'
create role masar login password :'password';
create database masar owner masar;
SQL
