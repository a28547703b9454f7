# The image of a server: no development dependency, no shell script, an ordinary user.
ARG BASE=node:22-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM ${BASE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund \
 && npm sbom --omit=dev --sbom-format=cyclonedx > sbom.cdx.json

FROM ${BASE}
# The history of a repository is fetched with git.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
LABEL org.opencontainers.image.title="Parapet" \
      org.opencontainers.image.licenses="Apache-2.0" \
      parapet.sbom="/app/sbom.cdx.json"
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /build/dist ./dist
COPY --from=build /build/openapi/generated ./openapi/generated
COPY LICENSE ./
RUN install -d -o 10001 -g 10001 -m 0700 /data
# With an arena for each thread, the C library keeps 40 MB that large imports have freed.
ENV MALLOC_ARENA_MAX=2
# Half of Node's young generation: 30 MB less while a large report is imported.
ENV NODE_OPTIONS=--max-semi-space-size=8
ENV NODE_ENV=production PARAPET_HOST=0.0.0.0 PARAPET_DATA_DIR=/data
# By number, so that Kubernetes can tell that it is not root.
USER 10001:10001
VOLUME /data
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/server/parapet.js"]
CMD ["start"]
