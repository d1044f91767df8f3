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

# What the server loads while it runs. The pinned Node and the embedded database are optional packages, and
# here the image brings the one and DATABASE_URL the other.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY content ./content
COPY contract ./contract
COPY games ./games
COPY migrations ./migrations
COPY rules ./rules
COPY sandbox ./sandbox
COPY seeds ./seeds
COPY server ./server
COPY sports ./sports
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
