// For drizzle-kit, which writes migrations: `npm run db:generate -- --name what_changed`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/api/db/schema',
  out: './demo/api/db/migrations',
});
