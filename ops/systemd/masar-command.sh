#!/bin/sh
# Runs a command of Masar on a machine where masar.service runs it: as the same user, with the same settings.
# masar-command.sh doctor; likewise backup, restore, invariants, audit-verify, admin-promote and the others of
# backend/dist/src/commands.
set -eu
name=${1:?which command? ls /opt/masar/.builds/current/backend/dist/src/commands}
shift
# The file's settings win over those that are named here.
exec systemd-run --quiet --pipe --wait --collect --service-type=exec --uid=masar --gid=masar \
  --working-directory=/opt/masar/.builds/current --property=EnvironmentFile=/etc/masar.env --property=UMask=0077 \
  --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/masar --setenv=LOG_LEVEL=warn \
  /usr/bin/env node "backend/dist/src/commands/$name.js" "$@"
