# syntax=docker/dockerfile:1
# The server with portal and console. Build from the workspace's root:
#   docker build -f ops/docker/backend.Dockerfile -t masar-backend .

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS manifests
WORKDIR /masar
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY portal/package.json portal/
COPY admin-console/package.json admin-console/
COPY e2e/package.json e2e/
COPY libs/contracts/package.json libs/contracts/
COPY libs/domain/package.json libs/domain/
COPY libs/i18n/package.json libs/i18n/
COPY libs/local-postgres/package.json libs/local-postgres/
COPY libs/ui/package.json libs/ui/

# Everything, to build with. Install scripts are left out: they fetch a Node and a PostgreSQL that the image has no use for.
FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ENV NX_DAEMON=false NX_TUI=false NX_NO_CLOUD=true
RUN npx nx run-many -t build

# What the server needs at run time, and nothing else.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --workspace=@masar/backend --no-audit --no-fund

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
ENV NODE_ENV=production DATA_DIR=/masar/server MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=packages /masar/node_modules node_modules
COPY --from=build /masar/libs/domain libs/domain
COPY --from=build /masar/libs/i18n libs/i18n
COPY --from=build /masar/backend/package.json backend/
COPY --from=build /masar/backend/dist backend/dist
COPY --from=build /masar/backend/seeds backend/seeds
COPY --from=build /masar/portal/dist portal/dist
COPY --from=build /masar/portal/dist-ssr portal/dist-ssr
COPY --from=build /masar/admin-console/dist admin-console/dist
RUN install -d -o node -g node /masar/server
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=5 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The flags of backend/server-process.json.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "backend/dist/server/main.js"]
