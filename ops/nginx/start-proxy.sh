#!/bin/sh
# Starts nginx with the names' server of its network, which it asks again: a server that was started anew may have
# another address, and without this nginx would go on calling the former one. An answer that is lost is asked for again
# soon, for until then a server that is back gets no calls.
set -eu
awk '/^nameserver/ { print "resolver " $2 " valid=2s ipv6=off; resolver_timeout 2s;"; exit }' /etc/resolv.conf > /tmp/resolver.conf
exec nginx -e /dev/stderr -g 'daemon off;'
