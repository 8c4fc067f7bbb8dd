ALTER TABLE "cursos" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "horas" integer;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "imagen" jsonb;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "docentes" jsonb;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "dirigido_a" text;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "aprendizajes" text;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "unidades" jsonb;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "requisitos" text;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "preguntas" jsonb;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "programa" text;--> statement-breakpoint
CREATE INDEX "cursos_area" ON "cursos" USING btree ("area");--> statement-breakpoint
ALTER TABLE "cursos" ADD CONSTRAINT "cursos_horas_check" CHECK (horas > 0);