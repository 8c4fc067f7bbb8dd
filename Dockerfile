# The portal, its demo pages and the reference API on one port. compose.yaml starts it with PostgreSQL and mail.
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 LOG_LEVEL=info
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
# Without what only builds and tests need.
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /portal/src ./src
COPY --from=build /portal/demo ./demo
COPY --from=build /portal/widgets ./widgets
COPY --from=build /portal/dist ./dist
# Not root, and nothing to write to: all data is in PostgreSQL.
USER node
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "demo/start.ts", "--no-build"]
