# What the profile `ha` of docker-compose.yml runs beside the servers: Debian's PostgreSQL, Patroni, etcd, PgBouncer,
# HAProxy and pgBackRest, in the versions that `npm run accept:failover` measures. Each service starts one of them.
FROM debian:bookworm-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171
# Without the package's own cluster, which nobody would use.
RUN install -d /etc/postgresql-common \
 && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
 && apt-get update \
 && apt-get install -y --no-install-recommends postgresql-15 patroni etcd-server etcd-client pgbouncer haproxy pgbackrest \
 && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/15/bin:$PATH LANG=C.UTF-8
WORKDIR /etc/masar
