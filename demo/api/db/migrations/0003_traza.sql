ALTER TABLE "correo_saliente" ADD COLUMN "traza" text;--> statement-breakpoint
ALTER TABLE "solicitudes" ADD COLUMN "traza" text;