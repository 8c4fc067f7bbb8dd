ALTER TABLE "institucion" ADD COLUMN "pais" text DEFAULT 'EC' NOT NULL;--> statement-breakpoint
ALTER TABLE "institucion" ADD CONSTRAINT "institucion_pais_check" CHECK (pais in ('EC', 'CO'));