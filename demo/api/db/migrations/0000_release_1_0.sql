-- Release 1.0. drizzle-kit wrote the tables from demo/api/db/schema; types and rules are by hand.
-- Works on PostgreSQL 14 or newer and on PGlite alike; nothing here needs an extension.

-- ==== Types, and functions that the tables are made with ====

-- Money is an integer count of minor units, never negative; no amount of one document is more than 999,999,999.99:
-- importeMax of src/domain/dinero.ts, which a test compares with this.
create domain dinero as bigint constraint dinero_tope check (value between 0 and 99999999999);--> statement-breakpoint
create domain moneda as text check (value ~ '^[A-Z]{3}$');--> statement-breakpoint

-- What a search compares: lower case without the accents of Spanish, whatever the database's locale is.
create function sin_tildes(texto text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(texto), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')
$$;--> statement-breakpoint

-- The state machine of src/domain/estados/inscripcion.ts, which a test compares with this one.
create function transicion_inscripcion(de text, a text) returns boolean language sql immutable parallel safe as $$
  select case de
    when 'en_espera' then a in ('pendiente_pago', 'activa', 'anulada', 'caducada')
    when 'pendiente_aprobacion' then a in ('pendiente_pago', 'activa', 'rechazada', 'anulada')
    when 'pendiente_pago' then a in ('activa', 'caducada', 'anulada')
    when 'activa' then a in ('finalizada', 'anulada')
    else de is null and a in ('en_espera', 'pendiente_aprobacion', 'pendiente_pago', 'activa')
  end
$$;
--> statement-breakpoint

-- Whether a document with this number can exist: checkIdentificacion of src/domain/documentos, which a test compares with
-- these. `numero` is in normal form.
create function cedula_verificada(numero text) returns boolean language sql immutable parallel safe as $$
  select sum(case when producto > 9 then producto - 9 else producto end) % 10 = 0
  from (select substr(numero, i, 1)::int * (1 + i % 2) as producto from generate_series(1, 10) i) productos
$$;--> statement-breakpoint
create function suma_ponderada(digitos text, pesos int[]) returns bigint language sql immutable parallel safe as $$
  select sum(substr(digitos, i, 1)::int * pesos[i]) from generate_series(1, length(digitos)) i
$$;--> statement-breakpoint
create function ruc_valido(numero text) returns boolean language sql immutable parallel safe as $$
  select case
    when substr(numero, 3, 1) <= '5' then cedula_verificada(numero) and right(numero, 3) <> '000'
    when substr(numero, 3, 1) = '6' and suma_ponderada(left(numero, 9), '{3,2,7,6,5,4,3,2,1}') % 11 = 0
      then right(numero, 4) <> '0000'
    else right(numero, 3) <> '000'
  end
$$;--> statement-breakpoint
create function nit_valido(numero text) returns boolean language sql immutable parallel safe as $$
  select (array[0, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1])[1 + resto] = right(numero, 1)::int
  from (select suma_ponderada(reverse(split_part(numero, '-', 1)), '{3,7,13,17,19,23,29,37,41,43,47,53,59,67,71}')::int % 11 as resto) restos
$$;--> statement-breakpoint
create function identificacion_valida(tipo text, numero text) returns boolean language sql immutable parallel safe as $$
  select case tipo
    when '05' then case when numero ~ '^(0[1-9]|1[0-9]|2[0-4]|[35]0)[0-9]{8}$' then cedula_verificada(numero) else false end
    when '04' then case when numero ~ '^(0[1-9]|1[0-9]|2[0-4]|[35]0)[0-9]{11}$' then ruc_valido(numero) else false end
    when '06' then numero ~ '^[A-Z0-9]{5,20}$' and numero !~ '^0+$'
    when '08' then numero ~ '^[A-Z0-9]{3,20}$' and numero !~ '^0+$'
    when '13' then numero ~ '^[1-9][0-9]{2,9}$'
    when '22' then numero ~ '^[A-Z0-9]{3,12}$' and numero !~ '^0+$'
    when '31' then case when numero ~ '^[1-9][0-9]{4,14}-[0-9]$' then nit_valido(numero) else false end
    else tipo is null
  end
$$;--> statement-breakpoint

-- ==== Tables, by drizzle-kit ====

CREATE TABLE "clientes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tipo_identificacion" text,
	"identificacion" text,
	"nombres" text NOT NULL,
	"apellidos" text NOT NULL,
	"razon_social" text,
	"correo" text NOT NULL,
	"telefono" text,
	"direccion" text,
	"idioma" text DEFAULT 'es' NOT NULL,
	"correo_verificado_el" timestamp with time zone,
	"reunido_en" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"creado_el" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clientes_tipo_identificacion_identificacion_unique" UNIQUE("tipo_identificacion","identificacion"),
	CONSTRAINT "clientes_correo_check" CHECK (correo = lower(correo)),
	CONSTRAINT "clientes_telefono_check" CHECK (telefono ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "clientes_idioma_check" CHECK (idioma in ('es', 'en', 'fr', 'vi', 'cn', 'ar')),
	CONSTRAINT "clientes_tipo_check" CHECK ((tipo_identificacion is null) = (identificacion is null)),
	CONSTRAINT "clientes_identificacion_check" CHECK (identificacion_valida(tipo_identificacion, identificacion)),
	CONSTRAINT "clientes_reunido_check" CHECK (reunido_en <> id)
);
--> statement-breakpoint
CREATE TABLE "aplicaciones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aplicaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recibo" text NOT NULL,
	"factura" text NOT NULL,
	"cliente_id" uuid NOT NULL,
	"moneda" "moneda" NOT NULL,
	"valor" "dinero" NOT NULL,
	"fecha" date NOT NULL,
	"revertida_el" timestamp with time zone,
	CONSTRAINT "aplicaciones_valor_check" CHECK (valor > 0)
);
--> statement-breakpoint
CREATE TABLE "enlace_facturas" (
	"enlace_id" uuid NOT NULL,
	"factura" text NOT NULL,
	"cliente_id" uuid NOT NULL,
	"moneda" "moneda" NOT NULL,
	"valor" "dinero" NOT NULL,
	CONSTRAINT "enlace_facturas_enlace_id_factura_pk" PRIMARY KEY("enlace_id","factura"),
	CONSTRAINT "enlace_facturas_valor_check" CHECK (valor > 0)
);
--> statement-breakpoint
CREATE TABLE "enlaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"codigo" text NOT NULL,
	"cliente_id" uuid NOT NULL,
	"valor" "dinero" NOT NULL,
	"moneda" "moneda" NOT NULL,
	"estado" text DEFAULT 'activo' NOT NULL,
	"creado_el" timestamp with time zone DEFAULT now() NOT NULL,
	"caduca_el" timestamp with time zone NOT NULL,
	"recibo" text,
	CONSTRAINT "enlaces_codigo_unique" UNIQUE("codigo"),
	CONSTRAINT "enlaces_id_cliente_id_moneda_unique" UNIQUE("id","cliente_id","moneda"),
	CONSTRAINT "enlaces_estado_check" CHECK (estado in ('activo', 'pagado', 'caducado', 'revocado')),
	CONSTRAINT "enlaces_valor_check" CHECK (valor > 0),
	CONSTRAINT "enlaces_caduca_check" CHECK (caduca_el > creado_el),
	CONSTRAINT "enlaces_recibo_check" CHECK ((estado = 'pagado') = (recibo is not null))
);
--> statement-breakpoint
CREATE TABLE "pago_eventos" (
	"pasarela" text NOT NULL,
	"evento" text NOT NULL,
	"pago_id" uuid,
	"cuerpo" jsonb NOT NULL,
	"recibido_el" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pago_eventos_pasarela_evento_pk" PRIMARY KEY("pasarela","evento")
);
--> statement-breakpoint
CREATE TABLE "pagos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cliente_id" uuid NOT NULL,
	"enlace_id" uuid,
	"decoy" text,
	"valor" "dinero" NOT NULL,
	"moneda" "moneda" NOT NULL,
	"estado" text DEFAULT 'creado' NOT NULL,
	"pasarela" text NOT NULL,
	"referencia" text,
	"creado_el" timestamp with time zone DEFAULT now() NOT NULL,
	"actualizado_el" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pagos_id_cliente_id_moneda_unique" UNIQUE("id","cliente_id","moneda"),
	CONSTRAINT "pagos_pasarela_referencia_unique" UNIQUE("pasarela","referencia"),
	CONSTRAINT "pagos_estado_check" CHECK (estado in ('creado', 'pendiente', 'confirmado', 'fallido', 'anulado', 'reembolsado')),
	CONSTRAINT "pagos_valor_check" CHECK (valor > 0),
	CONSTRAINT "pagos_de_check" CHECK (decoy is null or enlace_id is null)
);
--> statement-breakpoint
CREATE TABLE "recibos" (
	"numero" text PRIMARY KEY NOT NULL,
	"cliente_id" uuid NOT NULL,
	"pago_id" uuid,
	"fecha" date NOT NULL,
	"valor" "dinero" NOT NULL,
	"moneda" "moneda" NOT NULL,
	"medio" text NOT NULL,
	"referencia" text DEFAULT '' NOT NULL,
	"estado" text DEFAULT 'vigente' NOT NULL,
	"reembolsado" "dinero" DEFAULT 0 NOT NULL,
	"aplicado" "dinero" DEFAULT 0 NOT NULL,
	"sin_aplicar" bigint GENERATED ALWAYS AS (valor - reembolsado - aplicado) STORED NOT NULL,
	"creado_el" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_tildes(numero || ' ' || referencia)) STORED NOT NULL,
	CONSTRAINT "recibos_pago_id_unique" UNIQUE("pago_id"),
	CONSTRAINT "recibos_numero_cliente_id_moneda_unique" UNIQUE("numero","cliente_id","moneda"),
	CONSTRAINT "recibos_medio_check" CHECK (medio in ('tarjeta', 'transferencia', 'efectivo', 'cheque', 'otro')),
	CONSTRAINT "recibos_estado_check" CHECK (estado in ('vigente', 'reembolsado_parcial', 'reembolsado', 'reversado')),
	CONSTRAINT "recibos_valor_check" CHECK (valor > 0),
	CONSTRAINT "recibos_aplicado_check" CHECK (aplicado + reembolsado <= valor),
	CONSTRAINT "recibos_reembolsado_check" CHECK (case estado when 'vigente' then reembolsado = 0 when 'reembolsado_parcial' then reembolsado > 0 and reembolsado < valor else reembolsado = valor end)
);
--> statement-breakpoint
CREATE TABLE "reembolsos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recibo" text NOT NULL,
	"cliente_id" uuid NOT NULL,
	"moneda" "moneda" NOT NULL,
	"valor" "dinero" NOT NULL,
	"fecha" date NOT NULL,
	"referencia" text,
	CONSTRAINT "reembolsos_valor_check" CHECK (valor > 0)
);
--> statement-breakpoint
CREATE TABLE "claves_firma" (
	"id" text PRIMARY KEY NOT NULL,
	"secreto" text NOT NULL,
	"creada_el" timestamp with time zone DEFAULT now() NOT NULL,
	"retirada_el" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credenciales" (
	"cuenta_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"cambiada_el" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credenciales_hash_check" CHECK (hash like '$argon2id$%')
);
--> statement-breakpoint
CREATE TABLE "cuentas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cliente_id" uuid NOT NULL,
	"correo" text NOT NULL,
	"correo_verificado_el" timestamp with time zone,
	"rol" text,
	"foto_url" text,
	"creada_el" timestamp with time zone DEFAULT now() NOT NULL,
	"deshabilitada_el" timestamp with time zone,
	CONSTRAINT "cuentas_cliente_id_unique" UNIQUE("cliente_id"),
	CONSTRAINT "cuentas_correo_check" CHECK (correo = lower(correo))
);
--> statement-breakpoint
CREATE TABLE "sesiones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cuenta_id" uuid NOT NULL,
	"creada_el" timestamp with time zone NOT NULL,
	"caduca_el" timestamp with time zone NOT NULL,
	"revocada_el" timestamp with time zone,
	"agente" text,
	"pais" text,
	"ultimo_uso_el" timestamp with time zone,
	CONSTRAINT "sesiones_pais_check" CHECK (pais ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "solicitudes_clave" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"creado_el" timestamp with time zone NOT NULL,
	CONSTRAINT "solicitudes_clave_nombre_check" CHECK (length(nombre) between 1 and 254)
);
--> statement-breakpoint
CREATE TABLE "curso_sesiones" (
	"curso_id" uuid NOT NULL,
	"orden" integer NOT NULL,
	"inicio" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone NOT NULL,
	"lugar" text NOT NULL,
	CONSTRAINT "curso_sesiones_curso_id_orden_pk" PRIMARY KEY("curso_id","orden"),
	CONSTRAINT "curso_sesiones_fin_check" CHECK (fin > inicio)
);
--> statement-breakpoint
CREATE TABLE "cursos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identificacion" text NOT NULL,
	"nombre" text NOT NULL,
	"descripcion" text NOT NULL,
	"modalidad" text NOT NULL,
	"inicio" date NOT NULL,
	"fin" date NOT NULL,
	"inscripcion_desde" date NOT NULL,
	"inscripcion_hasta" date NOT NULL,
	"cupo" integer,
	"ocupados" integer DEFAULT 0 NOT NULL,
	"ultima_espera" integer DEFAULT 0 NOT NULL,
	"precio" "dinero" NOT NULL,
	"moneda" "moneda" NOT NULL,
	"impuesto_codigo" text DEFAULT 'IVA' NOT NULL,
	"impuesto_tarifa" numeric(5, 2) DEFAULT 0 NOT NULL,
	"cuotas" integer DEFAULT 1 NOT NULL,
	"descuento_motivo" text,
	"descuento_valor" "dinero",
	"descuento_hasta" date,
	"requiere_aprobacion" boolean DEFAULT false NOT NULL,
	"anulacion_hasta" date NOT NULL,
	"anulacion_retencion_valor" "dinero" DEFAULT 0 NOT NULL,
	"anulacion_retencion_porcentaje" numeric(5, 2) DEFAULT 0 NOT NULL,
	"anulacion_requiere_aprobacion" boolean DEFAULT false NOT NULL,
	"cancelado_el" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_tildes(identificacion || ' ' || nombre || ' ' || descripcion)) STORED NOT NULL,
	"descuento_declaracion" text,
	"descuento_codigo" text,
	CONSTRAINT "cursos_identificacion_unique" UNIQUE("identificacion"),
	CONSTRAINT "cursos_modalidad_check" CHECK (modalidad in ('presencial', 'virtual', 'hibrida')),
	CONSTRAINT "cursos_fin_check" CHECK (fin >= inicio),
	CONSTRAINT "cursos_inscripcion_check" CHECK (inscripcion_hasta >= inscripcion_desde),
	CONSTRAINT "cursos_cupo_check" CHECK (cupo > 0),
	CONSTRAINT "cursos_ocupados_check" CHECK (ocupados >= 0),
	CONSTRAINT "cursos_lleno_check" CHECK (cupo is null or ocupados <= cupo),
	CONSTRAINT "cursos_impuesto_tarifa_check" CHECK (impuesto_tarifa between 0 and 100),
	CONSTRAINT "cursos_cuotas_check" CHECK (cuotas between 1 and 12),
	CONSTRAINT "cursos_descuento_check" CHECK (num_nulls(descuento_motivo, descuento_valor, descuento_hasta) in (0, 3)),
	CONSTRAINT "cursos_descuento_valor_check" CHECK (descuento_valor is null or descuento_valor <= precio),
	CONSTRAINT "cursos_anulacion_retencion_porcentaje_check" CHECK (anulacion_retencion_porcentaje between 0 and 100),
	CONSTRAINT "cursos_descuento_condicion_check" CHECK (num_nonnulls(descuento_declaracion, descuento_codigo) <= (descuento_motivo is not null)::int),
	CONSTRAINT "cursos_descuento_declaracion_check" CHECK (length(descuento_declaracion) between 1 and 400),
	CONSTRAINT "cursos_descuento_codigo_check" CHECK (descuento_codigo ~ '^[0-9A-Z]{6,40}$')
);
--> statement-breakpoint
CREATE TABLE "decoys" (
	"codigo" text PRIMARY KEY NOT NULL,
	"solicitud" text NOT NULL,
	"descripcion" text NOT NULL,
	"cotizacion" jsonb NOT NULL,
	"valor" "dinero" NOT NULL,
	"moneda" "moneda" NOT NULL,
	"creado_el" timestamp with time zone NOT NULL,
	"caduca_el" timestamp with time zone NOT NULL,
	"avisado_el" timestamp with time zone,
	"terminado_el" timestamp with time zone,
	CONSTRAINT "decoys_solicitud_unique" UNIQUE("solicitud"),
	CONSTRAINT "decoys_valor_check" CHECK (valor > 0),
	CONSTRAINT "decoys_caduca_check" CHECK (caduca_el > creado_el)
);
--> statement-breakpoint
CREATE TABLE "factura_cuotas" (
	"factura" text NOT NULL,
	"orden" integer NOT NULL,
	"vence" date NOT NULL,
	"valor" "dinero" NOT NULL,
	CONSTRAINT "factura_cuotas_factura_orden_pk" PRIMARY KEY("factura","orden"),
	CONSTRAINT "factura_cuotas_orden_check" CHECK (orden > 0),
	CONSTRAINT "factura_cuotas_por_algo" CHECK (valor > 0)
);
--> statement-breakpoint
CREATE TABLE "factura_impuestos" (
	"factura" text NOT NULL,
	"orden" integer NOT NULL,
	"codigo" text NOT NULL,
	"tarifa" numeric(5, 2) NOT NULL,
	"base" "dinero" NOT NULL,
	"valor" "dinero" NOT NULL,
	CONSTRAINT "factura_impuestos_factura_orden_codigo_pk" PRIMARY KEY("factura","orden","codigo"),
	CONSTRAINT "factura_impuestos_tarifa_check" CHECK (tarifa between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "factura_lineas" (
	"factura" text NOT NULL,
	"orden" integer NOT NULL,
	"descripcion" text NOT NULL,
	"cantidad" integer NOT NULL,
	"precio_unitario" "dinero" NOT NULL,
	"descuento" "dinero" DEFAULT 0 NOT NULL,
	"total" "dinero" NOT NULL,
	CONSTRAINT "factura_lineas_factura_orden_pk" PRIMARY KEY("factura","orden"),
	CONSTRAINT "factura_lineas_orden_check" CHECK (orden > 0),
	CONSTRAINT "factura_lineas_cantidad_check" CHECK (cantidad > 0)
);
--> statement-breakpoint
CREATE TABLE "facturas" (
	"numero" text PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"refiere" text,
	"cliente_id" uuid NOT NULL,
	"inscripcion" text,
	"estado" text DEFAULT 'emitida' NOT NULL,
	"fecha_emision" date NOT NULL,
	"fecha_vencimiento" date NOT NULL,
	"comprador" jsonb NOT NULL,
	"subtotal" "dinero" NOT NULL,
	"descuento" "dinero" DEFAULT 0 NOT NULL,
	"impuestos" "dinero" DEFAULT 0 NOT NULL,
	"total" "dinero" NOT NULL,
	"pagado" "dinero" DEFAULT 0 NOT NULL,
	"acreditado" "dinero" DEFAULT 0 NOT NULL,
	"saldo" bigint GENERATED ALWAYS AS (case when tipo = 'nota_credito' or estado = 'anulada' then 0 else total - pagado - acreditado end) STORED NOT NULL,
	"moneda" "moneda" NOT NULL,
	"anulada_el" timestamp with time zone,
	"creada_el" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_tildes(numero || ' ' || (comprador ->> 'razonSocial'))) STORED NOT NULL,
	CONSTRAINT "facturas_numero_cliente_id_moneda_unique" UNIQUE("numero","cliente_id","moneda"),
	CONSTRAINT "facturas_tipo_check" CHECK (tipo in ('factura', 'nota_credito')),
	CONSTRAINT "facturas_estado_check" CHECK (estado in ('emitida', 'anulada')),
	CONSTRAINT "facturas_numero_check" CHECK (numero ~ '^[0-9]{3}-[0-9]{3}-[0-9]{9}$'),
	CONSTRAINT "facturas_comprador_check" CHECK (identificacion_valida(comprador ->> 'tipoIdentificacion', comprador ->> 'identificacion')),
	CONSTRAINT "facturas_vencimiento_check" CHECK (fecha_vencimiento >= fecha_emision),
	CONSTRAINT "facturas_por_algo" CHECK (total > 0),
	CONSTRAINT "facturas_total_check" CHECK (total = subtotal - descuento + impuestos),
	CONSTRAINT "facturas_saldo_check" CHECK (pagado + acreditado <= total),
	CONSTRAINT "facturas_anulada_pagado_check" CHECK (estado <> 'anulada' or pagado = 0),
	CONSTRAINT "facturas_anulada_check" CHECK ((estado = 'anulada') = (anulada_el is not null)),
	CONSTRAINT "facturas_refiere_check" CHECK ((tipo = 'nota_credito') = (refiere is not null)),
	CONSTRAINT "facturas_nota_check" CHECK (tipo = 'factura' or (pagado = 0 and acreditado = 0))
);
--> statement-breakpoint
CREATE TABLE "inscripcion_historial" (
	"inscripcion" text NOT NULL,
	"orden" integer NOT NULL,
	"de" text,
	"a" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "inscripcion_historial_inscripcion_orden_pk" PRIMARY KEY("inscripcion","orden"),
	CONSTRAINT "inscripcion_historial_actor_check" CHECK (actor in ('cliente', 'institucion', 'sistema')),
	CONSTRAINT "inscripcion_historial_orden_check" CHECK (orden > 0),
	CONSTRAINT "inscripcion_historial_primera_check" CHECK ((orden = 1) = (de is null)),
	CONSTRAINT "inscripcion_historial_transicion_check" CHECK (transicion_inscripcion(de, a))
);
--> statement-breakpoint
CREATE TABLE "inscripciones" (
	"numero" text PRIMARY KEY NOT NULL,
	"cliente_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"curso_codigo" text NOT NULL,
	"curso_nombre" text NOT NULL,
	"participante_tipo_identificacion" text NOT NULL,
	"participante_identificacion" text NOT NULL,
	"participante_nombres" text NOT NULL,
	"participante_apellidos" text NOT NULL,
	"participante_correo" text NOT NULL,
	"participante_telefono" text NOT NULL,
	"estado" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"valor" "dinero" NOT NULL,
	"descuento" "dinero" DEFAULT 0 NOT NULL,
	"total" "dinero" NOT NULL,
	"moneda" "moneda" NOT NULL,
	"caduca_el" timestamp with time zone,
	"orden_espera" integer,
	"anulada_el" timestamp with time zone,
	"anulada_motivo" text,
	"anulada_comentario" text,
	"anulada_retencion" "dinero",
	"canal" text NOT NULL,
	"terminos_version" text,
	"terminos_aceptados_el" timestamp with time zone,
	"comprador" jsonb,
	"avisada_el" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (sin_tildes(numero || ' ' || curso_codigo || ' ' || curso_nombre || ' ' || participante_nombres || ' ' || participante_apellidos || ' ' || participante_identificacion)) STORED NOT NULL,
	"condicion" jsonb,
	CONSTRAINT "inscripciones_numero_cliente_id_moneda_unique" UNIQUE("numero","cliente_id","moneda"),
	CONSTRAINT "inscripciones_curso_id_orden_espera_unique" UNIQUE("curso_id","orden_espera"),
	CONSTRAINT "inscripciones_estado_check" CHECK (estado in ('en_espera', 'pendiente_aprobacion', 'pendiente_pago', 'activa', 'finalizada', 'rechazada', 'caducada', 'anulada')),
	CONSTRAINT "inscripciones_canal_check" CHECK (canal in ('portal', 'publico')),
	CONSTRAINT "inscripciones_participante_identificacion_check" CHECK (identificacion_valida(participante_tipo_identificacion, participante_identificacion)),
	CONSTRAINT "inscripciones_comprador_check" CHECK (identificacion_valida(comprador ->> 'tipoIdentificacion', comprador ->> 'identificacion')),
	CONSTRAINT "inscripciones_participante_correo_check" CHECK (participante_correo = lower(participante_correo)),
	CONSTRAINT "inscripciones_total_check" CHECK (total = valor - descuento),
	CONSTRAINT "inscripciones_espera_check" CHECK (estado <> 'en_espera' or orden_espera is not null),
	CONSTRAINT "inscripciones_anulada_check" CHECK ((estado = 'anulada') = (anulada_el is not null)),
	CONSTRAINT "inscripciones_anulada_entera_check" CHECK (num_nulls(anulada_el, anulada_motivo, anulada_retencion) in (0, 3)),
	CONSTRAINT "inscripciones_pendiente_pago_check" CHECK (estado <> 'pendiente_pago' or total > 0),
	CONSTRAINT "inscripciones_condicion_check" CHECK (condicion is null or descuento > 0),
	CONSTRAINT "inscripciones_terminos_check" CHECK ((terminos_version is null) = (terminos_aceptados_el is null))
);
--> statement-breakpoint
CREATE TABLE "consecutivos" (
	"serie" text PRIMARY KEY NOT NULL,
	"ultimo" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "consecutivos_ultimo_check" CHECK (ultimo >= 0)
);
--> statement-breakpoint
CREATE TABLE "institucion" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"nombre" text NOT NULL,
	"identificacion" text NOT NULL,
	"direccion" text NOT NULL,
	"correo" text NOT NULL,
	"telefono" text NOT NULL,
	"zona_horaria" text NOT NULL,
	"moneda" "moneda" NOT NULL,
	"terminos_version" text NOT NULL,
	"terminos_url" text,
	CONSTRAINT "institucion_id_check" CHECK (id = 1),
	CONSTRAINT "institucion_terminos_url_check" CHECK (terminos_url ~ '^(https://|/($|[a-zA-Z0-9]))')
);
--> statement-breakpoint
CREATE TABLE "movimientos" (
	"cliente_id" uuid NOT NULL,
	"moneda" "moneda" NOT NULL,
	"secuencia" integer NOT NULL,
	"saldo" bigint NOT NULL,
	"fecha" date NOT NULL,
	"registrado_el" timestamp with time zone DEFAULT now() NOT NULL,
	"tipo" text NOT NULL,
	"documento" text NOT NULL,
	"descripcion" text NOT NULL,
	"debe" "dinero" DEFAULT 0 NOT NULL,
	"haber" "dinero" DEFAULT 0 NOT NULL,
	CONSTRAINT "movimientos_cliente_id_moneda_secuencia_pk" PRIMARY KEY("cliente_id","moneda","secuencia"),
	CONSTRAINT "movimientos_tipo_check" CHECK (tipo in ('factura', 'nota_credito', 'recibo', 'reembolso', 'anulacion', 'ajuste')),
	CONSTRAINT "movimientos_debe_haber_check" CHECK ((debe > 0) <> (haber > 0))
);
--> statement-breakpoint
CREATE TABLE "saldos" (
	"cliente_id" uuid NOT NULL,
	"moneda" "moneda" NOT NULL,
	"secuencia" integer NOT NULL,
	"saldo" bigint NOT NULL,
	"debe" bigint DEFAULT 0 NOT NULL,
	"haber" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "saldos_cliente_id_moneda_pk" PRIMARY KEY("cliente_id","moneda"),
	CONSTRAINT "saldos_secuencia_check" CHECK (secuencia > 0),
	CONSTRAINT "saldos_suma" CHECK (saldo = debe - haber),
	CONSTRAINT "saldos_exactos" CHECK (debe between 0 and 9007199254740991 and haber between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "muestra_avisos" (
	"evento" uuid PRIMARY KEY NOT NULL,
	"referencia" text NOT NULL,
	"estado" text NOT NULL,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"tras" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "muestra_intentos" (
	"referencia" text PRIMARY KEY NOT NULL,
	"valor" "dinero" NOT NULL,
	"moneda" "moneda" NOT NULL,
	"creado_el" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "muestra_secreto" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"secreto" text NOT NULL,
	CONSTRAINT "muestra_secreto_id_check" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "correo_saliente" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secuencia" bigint GENERATED ALWAYS AS IDENTITY (sequence name "correo_saliente_secuencia_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tipo" text NOT NULL,
	"para" text NOT NULL,
	"datos" jsonb,
	"asunto" text,
	"texto" text,
	"html" text,
	"idioma" text NOT NULL,
	"adjuntos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"proximo_intento" timestamp with time zone DEFAULT now() NOT NULL,
	"reservado_hasta" timestamp with time zone,
	"error" text,
	"creado_el" timestamp with time zone DEFAULT now() NOT NULL,
	"enviado_el" timestamp with time zone,
	CONSTRAINT "correo_saliente_estado_check" CHECK (estado in ('pendiente', 'enviado', 'fallido')),
	CONSTRAINT "correo_saliente_texto_check" CHECK (num_nulls(texto, html) in (0, 2)),
	CONSTRAINT "correo_saliente_pendiente_check" CHECK (estado <> 'pendiente' or num_nonnulls(datos, html) = 1)
);
--> statement-breakpoint
CREATE TABLE "idempotencia" (
	"ambito" text NOT NULL,
	"clave" text NOT NULL,
	"huella" text NOT NULL,
	"estado" text DEFAULT 'en_curso' NOT NULL,
	"respuesta_estado" smallint,
	"respuesta_cabeceras" jsonb,
	"respuesta_cuerpo" text,
	"creada_el" timestamp with time zone DEFAULT now() NOT NULL,
	"caduca_el" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotencia_ambito_clave_pk" PRIMARY KEY("ambito","clave"),
	CONSTRAINT "idempotencia_estado_check" CHECK (estado in ('en_curso', 'hecha')),
	CONSTRAINT "idempotencia_clave_check" CHECK (length(clave) between 1 and 255),
	CONSTRAINT "idempotencia_hecha_check" CHECK ((estado = 'hecha') = (respuesta_estado is not null))
);
--> statement-breakpoint
CREATE TABLE "limites" (
	"clave" text PRIMARY KEY NOT NULL,
	"intentos" integer NOT NULL,
	"previos" integer DEFAULT 0 NOT NULL,
	"desde" timestamp with time zone NOT NULL,
	"hasta" timestamp with time zone NOT NULL,
	"libre_el" timestamp with time zone,
	CONSTRAINT "limites_intentos_check" CHECK (intentos >= 0),
	CONSTRAINT "limites_previos_check" CHECK (previos >= 0)
);
--> statement-breakpoint
CREATE TABLE "solicitudes" (
	"numero" text PRIMARY KEY NOT NULL,
	"curso_id" uuid NOT NULL,
	"orden" bigint NOT NULL,
	"participante" jsonb NOT NULL,
	"facturacion" jsonb,
	"acepta_espera" boolean DEFAULT false NOT NULL,
	"correo" text NOT NULL,
	"idioma" text DEFAULT 'es' NOT NULL,
	"terminos_version" text,
	"terminos_aceptados_el" timestamp with time zone,
	"estado" text DEFAULT 'recibida' NOT NULL,
	"inscripcion" text,
	"correo_verificado_el" timestamp with time zone,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"ocupa" boolean DEFAULT false NOT NULL,
	"creada_el" timestamp with time zone DEFAULT now() NOT NULL,
	"procesada_el" timestamp with time zone,
	"condicion" jsonb,
	CONSTRAINT "solicitudes_orden_unique" UNIQUE("orden"),
	CONSTRAINT "solicitudes_estado_check" CHECK (estado in ('recibida', 'inscrita', 'repetida', 'descartada')),
	CONSTRAINT "solicitudes_participante_check" CHECK (identificacion_valida(participante ->> 'tipoIdentificacion', participante ->> 'identificacion')),
	CONSTRAINT "solicitudes_facturacion_check" CHECK (identificacion_valida(facturacion ->> 'tipoIdentificacion', facturacion ->> 'identificacion')),
	CONSTRAINT "solicitudes_correo_check" CHECK (correo = lower(correo)),
	CONSTRAINT "solicitudes_inscrita_check" CHECK (estado <> 'inscrita' or inscripcion is not null),
	CONSTRAINT "solicitudes_terminos_check" CHECK ((terminos_version is null) = (terminos_aceptados_el is null))
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"cuenta_id" uuid,
	"solicitud" text,
	"correo" text,
	"proposito" text NOT NULL,
	"creado_el" timestamp with time zone DEFAULT now() NOT NULL,
	"caduca_el" timestamp with time zone NOT NULL,
	"usado_el" timestamp with time zone,
	CONSTRAINT "tokens_proposito_check" CHECK (proposito in ('clave', 'correo')),
	CONSTRAINT "tokens_correo_check" CHECK (correo = lower(correo)),
	CONSTRAINT "tokens_de_check" CHECK (num_nonnulls(cuenta_id, solicitud) = 1)
);
--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_reunido_en_clientes_id_fk" FOREIGN KEY ("reunido_en") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aplicaciones" ADD CONSTRAINT "aplicaciones_recibo_cliente_id_moneda_recibos_numero_cliente_id_moneda_fk" FOREIGN KEY ("recibo","cliente_id","moneda") REFERENCES "public"."recibos"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aplicaciones" ADD CONSTRAINT "aplicaciones_factura_cliente_id_moneda_facturas_numero_cliente_id_moneda_fk" FOREIGN KEY ("factura","cliente_id","moneda") REFERENCES "public"."facturas"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enlace_facturas" ADD CONSTRAINT "enlace_facturas_enlace_id_cliente_id_moneda_enlaces_id_cliente_id_moneda_fk" FOREIGN KEY ("enlace_id","cliente_id","moneda") REFERENCES "public"."enlaces"("id","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enlace_facturas" ADD CONSTRAINT "enlace_facturas_factura_cliente_id_moneda_facturas_numero_cliente_id_moneda_fk" FOREIGN KEY ("factura","cliente_id","moneda") REFERENCES "public"."facturas"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enlaces" ADD CONSTRAINT "enlaces_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enlaces" ADD CONSTRAINT "enlaces_recibo_cliente_id_moneda_recibos_numero_cliente_id_moneda_fk" FOREIGN KEY ("recibo","cliente_id","moneda") REFERENCES "public"."recibos"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pago_eventos" ADD CONSTRAINT "pago_eventos_pago_id_pagos_id_fk" FOREIGN KEY ("pago_id") REFERENCES "public"."pagos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pagos" ADD CONSTRAINT "pagos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pagos" ADD CONSTRAINT "pagos_decoy_decoys_codigo_fk" FOREIGN KEY ("decoy") REFERENCES "public"."decoys"("codigo") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pagos" ADD CONSTRAINT "pagos_enlace_id_cliente_id_moneda_enlaces_id_cliente_id_moneda_fk" FOREIGN KEY ("enlace_id","cliente_id","moneda") REFERENCES "public"."enlaces"("id","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recibos" ADD CONSTRAINT "recibos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recibos" ADD CONSTRAINT "recibos_pago_id_cliente_id_moneda_pagos_id_cliente_id_moneda_fk" FOREIGN KEY ("pago_id","cliente_id","moneda") REFERENCES "public"."pagos"("id","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reembolsos" ADD CONSTRAINT "reembolsos_recibo_cliente_id_moneda_recibos_numero_cliente_id_moneda_fk" FOREIGN KEY ("recibo","cliente_id","moneda") REFERENCES "public"."recibos"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credenciales" ADD CONSTRAINT "credenciales_cuenta_id_cuentas_id_fk" FOREIGN KEY ("cuenta_id") REFERENCES "public"."cuentas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cuentas" ADD CONSTRAINT "cuentas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sesiones" ADD CONSTRAINT "sesiones_cuenta_id_cuentas_id_fk" FOREIGN KEY ("cuenta_id") REFERENCES "public"."cuentas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curso_sesiones" ADD CONSTRAINT "curso_sesiones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decoys" ADD CONSTRAINT "decoys_solicitud_solicitudes_numero_fk" FOREIGN KEY ("solicitud") REFERENCES "public"."solicitudes"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_cuotas" ADD CONSTRAINT "factura_cuotas_factura_facturas_numero_fk" FOREIGN KEY ("factura") REFERENCES "public"."facturas"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_impuestos" ADD CONSTRAINT "factura_impuestos_factura_orden_factura_lineas_factura_orden_fk" FOREIGN KEY ("factura","orden") REFERENCES "public"."factura_lineas"("factura","orden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_lineas" ADD CONSTRAINT "factura_lineas_factura_facturas_numero_fk" FOREIGN KEY ("factura") REFERENCES "public"."facturas"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_refiere_cliente_id_moneda_facturas_numero_cliente_id_moneda_fk" FOREIGN KEY ("refiere","cliente_id","moneda") REFERENCES "public"."facturas"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_inscripcion_cliente_id_moneda_inscripciones_numero_cliente_id_moneda_fk" FOREIGN KEY ("inscripcion","cliente_id","moneda") REFERENCES "public"."inscripciones"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inscripcion_historial" ADD CONSTRAINT "inscripcion_historial_inscripcion_inscripciones_numero_fk" FOREIGN KEY ("inscripcion") REFERENCES "public"."inscripciones"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos" ADD CONSTRAINT "movimientos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldos" ADD CONSTRAINT "saldos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muestra_avisos" ADD CONSTRAINT "muestra_avisos_referencia_muestra_intentos_referencia_fk" FOREIGN KEY ("referencia") REFERENCES "public"."muestra_intentos"("referencia") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solicitudes" ADD CONSTRAINT "solicitudes_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solicitudes" ADD CONSTRAINT "solicitudes_inscripcion_inscripciones_numero_fk" FOREIGN KEY ("inscripcion") REFERENCES "public"."inscripciones"("numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_cuenta_id_cuentas_id_fk" FOREIGN KEY ("cuenta_id") REFERENCES "public"."cuentas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_solicitud_solicitudes_numero_fk" FOREIGN KEY ("solicitud") REFERENCES "public"."solicitudes"("numero") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clientes_identificacion" ON "clientes" USING btree ("identificacion");--> statement-breakpoint
CREATE INDEX "clientes_correo" ON "clientes" USING btree ("correo");--> statement-breakpoint
CREATE INDEX "clientes_reunido" ON "clientes" USING btree ("reunido_en") WHERE reunido_en is not null;--> statement-breakpoint
CREATE INDEX "aplicaciones_recibo" ON "aplicaciones" USING btree ("recibo");--> statement-breakpoint
CREATE INDEX "aplicaciones_factura" ON "aplicaciones" USING btree ("factura");--> statement-breakpoint
CREATE INDEX "enlace_facturas_factura" ON "enlace_facturas" USING btree ("factura");--> statement-breakpoint
CREATE INDEX "enlaces_cliente" ON "enlaces" USING btree ("cliente_id","creado_el","id");--> statement-breakpoint
CREATE INDEX "enlaces_caduca" ON "enlaces" USING btree ("caduca_el") WHERE estado = 'activo';--> statement-breakpoint
CREATE INDEX "pago_eventos_pago" ON "pago_eventos" USING btree ("pago_id");--> statement-breakpoint
CREATE INDEX "pagos_cliente" ON "pagos" USING btree ("cliente_id","creado_el","id");--> statement-breakpoint
CREATE INDEX "pagos_enlace" ON "pagos" USING btree ("enlace_id");--> statement-breakpoint
CREATE INDEX "pagos_decoy" ON "pagos" USING btree ("decoy") WHERE decoy is not null;--> statement-breakpoint
CREATE INDEX "pagos_sin_decidir" ON "pagos" USING btree ("creado_el") WHERE estado in ('creado', 'pendiente');--> statement-breakpoint
CREATE INDEX "recibos_cliente" ON "recibos" USING btree ("cliente_id","fecha","numero");--> statement-breakpoint
CREATE INDEX "recibos_favor" ON "recibos" USING btree ("cliente_id","moneda") WHERE sin_aplicar > 0;--> statement-breakpoint
CREATE INDEX "reembolsos_recibo" ON "reembolsos" USING btree ("recibo");--> statement-breakpoint
CREATE UNIQUE INDEX "cuentas_correo_verificado" ON "cuentas" USING btree ("correo") WHERE correo_verificado_el is not null;--> statement-breakpoint
CREATE INDEX "cuentas_correo" ON "cuentas" USING btree ("correo","creada_el" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sesiones_cuenta" ON "sesiones" USING btree ("cuenta_id","creada_el" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sesiones_caduca" ON "sesiones" USING btree ("caduca_el");--> statement-breakpoint
CREATE INDEX "solicitudes_clave_creado" ON "solicitudes_clave" USING btree ("creado_el");--> statement-breakpoint
CREATE INDEX "cursos_inicio" ON "cursos" USING btree ("inicio","id");--> statement-breakpoint
CREATE INDEX "cursos_nombre" ON "cursos" USING btree (sin_tildes(nombre),"id");--> statement-breakpoint
CREATE INDEX "cursos_precio" ON "cursos" USING btree ("precio","id");--> statement-breakpoint
CREATE INDEX "cursos_inscripcion_hasta" ON "cursos" USING btree ("inscripcion_hasta","id");--> statement-breakpoint
CREATE INDEX "decoys_caduca" ON "decoys" USING btree ("caduca_el") WHERE terminado_el is null;--> statement-breakpoint
CREATE INDEX "facturas_cliente" ON "facturas" USING btree ("cliente_id","fecha_emision","numero");--> statement-breakpoint
CREATE INDEX "facturas_vence" ON "facturas" USING btree ("cliente_id","fecha_vencimiento","numero");--> statement-breakpoint
CREATE INDEX "facturas_deuda" ON "facturas" USING btree ("cliente_id","moneda","fecha_vencimiento") WHERE saldo > 0;--> statement-breakpoint
CREATE INDEX "facturas_inscripcion" ON "facturas" USING btree ("inscripcion");--> statement-breakpoint
CREATE INDEX "facturas_refiere" ON "facturas" USING btree ("refiere") WHERE refiere is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "inscripciones_sin_duplicar" ON "inscripciones" USING btree ("curso_id","participante_identificacion") WHERE estado not in ('rechazada', 'caducada', 'anulada');--> statement-breakpoint
CREATE INDEX "inscripciones_cliente" ON "inscripciones" USING btree ("cliente_id","fecha","numero");--> statement-breakpoint
CREATE INDEX "inscripciones_espera" ON "inscripciones" USING btree ("curso_id","orden_espera") WHERE estado = 'en_espera';--> statement-breakpoint
CREATE INDEX "inscripciones_caduca" ON "inscripciones" USING btree ("caduca_el") WHERE estado in ('en_espera', 'pendiente_pago');--> statement-breakpoint
CREATE INDEX "movimientos_documento" ON "movimientos" USING btree ("documento");--> statement-breakpoint
CREATE UNIQUE INDEX "movimientos_una_vez" ON "movimientos" USING btree ("documento","tipo","cliente_id") WHERE tipo in ('factura', 'nota_credito', 'recibo', 'anulacion');--> statement-breakpoint
CREATE INDEX "movimientos_orden" ON "movimientos" USING btree ("cliente_id","secuencia","moneda");--> statement-breakpoint
CREATE INDEX "movimientos_dia" ON "movimientos" USING btree ("cliente_id","fecha",(lpad(secuencia::text, 9, '0') || moneda));--> statement-breakpoint
CREATE INDEX "correo_pendiente" ON "correo_saliente" USING btree ("proximo_intento") WHERE estado = 'pendiente';--> statement-breakpoint
CREATE INDEX "correo_creado" ON "correo_saliente" USING btree ("creado_el");--> statement-breakpoint
CREATE INDEX "correo_secuencia" ON "correo_saliente" USING btree ("secuencia");--> statement-breakpoint
CREATE INDEX "idempotencia_caduca" ON "idempotencia" USING btree ("caduca_el");--> statement-breakpoint
CREATE INDEX "limites_hasta" ON "limites" USING btree ("hasta");--> statement-breakpoint
CREATE INDEX "solicitudes_creada" ON "solicitudes" USING btree ("creada_el");--> statement-breakpoint
CREATE INDEX "solicitudes_recibidas" ON "solicitudes" USING btree ("orden") WHERE estado = 'recibida';--> statement-breakpoint
CREATE INDEX "solicitudes_recibidas_curso" ON "solicitudes" USING btree ("curso_id","orden") WHERE estado = 'recibida';--> statement-breakpoint
CREATE INDEX "solicitudes_inscripcion" ON "solicitudes" USING btree ("inscripcion") WHERE inscripcion is not null;--> statement-breakpoint
CREATE INDEX "solicitudes_ocupa" ON "solicitudes" USING btree ("curso_id") WHERE ocupa;--> statement-breakpoint
CREATE INDEX "tokens_cuenta" ON "tokens" USING btree ("cuenta_id","proposito");--> statement-breakpoint
CREATE INDEX "tokens_solicitud" ON "tokens" USING btree ("solicitud") WHERE solicitud is not null;--> statement-breakpoint

-- ==== Rules that tables cannot state, about rows of any kind, enrolments and numbers ====
-- Whatever writes into the database, a transaction that would break one of them does not end. What triggers keep may be
-- written by triggers only; what holds between tables is checked when the transaction ends. Only the promotion of a waiting
-- list stays with the API: whether a course promotes depends on the day. The numbers are those of the invariants that
-- tests/support/findBroken.ts checks.

-- Rows that are history are not changed or deleted. Their owner may change, and nothing else, while reunir_clientes()
-- says whose they were. Generated columns are not computed yet when a BEFORE trigger runs, so they are left out.
create function solo_anexar() returns trigger language plpgsql as $$
declare
  cambian constant text[] := array['cliente_id', 'saldo', 'sin_aplicar', 'busqueda'];
begin
  if tg_op = 'UPDATE' and tg_table_name <> 'movimientos'
    and to_jsonb(old) ->> 'cliente_id' = current_setting('portal.reunir', true)
    and to_jsonb(old) - cambian = to_jsonb(new) - cambian
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;--> statement-breakpoint

-- For columns that follow from other rows.
create function solo_disparadores() returns trigger language plpgsql as $$
begin
  -- 1: this very trigger, so nobody but a statement from outside.
  if pg_trigger_depth() < 2 then
    raise exception '% keeps this itself: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;--> statement-breakpoint

-- For changes that no rule allows; the argument says why.
create function rechazar() returns trigger language plpgsql as $$
begin
  raise exception '% refuses this %: %', tg_table_name, tg_op, tg_argv[0] using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
do $$
declare
  tabla text;
begin
  foreach tabla in array array['recibos', 'enlaces', 'enlace_facturas', 'pagos', 'pago_eventos', 'saldos'] loop
    execute format('create trigger %I before delete on %I for each row execute function solo_anexar()', tabla || '_sin_borrar', tabla);
  end loop;
  foreach tabla in array array['facturas', 'factura_lineas', 'factura_impuestos', 'factura_cuotas', 'recibos', 'aplicaciones',
    'reembolsos', 'enlaces', 'enlace_facturas', 'pagos', 'pago_eventos', 'saldos', 'consecutivos'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function solo_anexar()', tabla || '_sin_vaciar', tabla);
  end loop;
end $$;--> statement-breakpoint

-- Keys that hold owner and currency together: inside reunir_clientes() they are checked when all of it is done.
do $$
declare
  llave record;
begin
  for llave in
    select conrelid::regclass as tabla, conname from pg_constraint
    where contype = 'f' and cardinality(conkey) = 3 and connamespace = current_schema()::regnamespace
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', llave.tabla, llave.conname);
  end loop;
end $$;--> statement-breakpoint

-- Enrolments follow the state machine, and seats (invariant 8) follow enrolments: one UPDATE per statement, whatever the
-- number of rows.
create function ocupa_cupo(estado text) returns boolean language sql immutable parallel safe as $$
  select estado in ('pendiente_aprobacion', 'pendiente_pago', 'activa')
$$;--> statement-breakpoint
create function inscripcion_transicion() returns trigger language plpgsql as $$
begin
  raise exception 'transition % -> % refused for %', old.estado, new.estado, new.numero using errcode = 'check_violation';
end $$;--> statement-breakpoint
create trigger inscripciones_transicion before update on inscripciones for each row
  when (old.estado is distinct from new.estado and not transicion_inscripcion(old.estado, new.estado))
  execute function inscripcion_transicion();--> statement-breakpoint
create function inscripcion_cupos() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update cursos c set ocupados = c.ocupados + d.n
    from (select curso_id, count(*) as n from nuevas where ocupa_cupo(estado) group by curso_id) d where c.id = d.curso_id;
  elsif tg_op = 'UPDATE' then
    update cursos c set ocupados = c.ocupados + d.n
    from (
      select curso_id, sum(n) as n from (
        select curso_id, 1 as n from nuevas where ocupa_cupo(estado)
        union all select curso_id, -1 from viejas where ocupa_cupo(estado)
      ) x group by curso_id
    ) d where c.id = d.curso_id and d.n <> 0;
  else
    update cursos c set ocupados = c.ocupados - d.n
    from (select curso_id, count(*) as n from viejas where ocupa_cupo(estado) group by curso_id) d where c.id = d.curso_id;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger inscripciones_cupos_insert after insert on inscripciones
  referencing new table as nuevas for each statement execute function inscripcion_cupos();--> statement-breakpoint
create trigger inscripciones_cupos_update after update on inscripciones
  referencing old table as viejas new table as nuevas for each statement execute function inscripcion_cupos();--> statement-breakpoint
create trigger inscripciones_cupos_delete after delete on inscripciones
  referencing old table as viejas for each statement execute function inscripcion_cupos();--> statement-breakpoint
create trigger cursos_ocupados_nuevos before insert on cursos for each row
  when (new.ocupados <> 0) execute function solo_disparadores();--> statement-breakpoint
create trigger cursos_ocupados before update on cursos for each row
  when (new.ocupados <> old.ocupados) execute function solo_disparadores();--> statement-breakpoint
create trigger inscripcion_historial_solo_anexar before update or delete on inscripcion_historial
  for each row execute function solo_anexar();--> statement-breakpoint
create trigger inscripcion_historial_sin_vaciar before truncate on inscripcion_historial
  for each statement execute function solo_anexar();--> statement-breakpoint

-- 8. Numbers come one after the other, and none is taken for nothing.
create trigger consecutivos_seguidos before update on consecutivos for each row
  when (new.serie <> old.serie or new.ultimo <> old.ultimo + 1) execute function rechazar('numbers come one after the other');--> statement-breakpoint
create trigger consecutivos_sin_borrar before delete on consecutivos for each row
  execute function rechazar('numbers come one after the other');--> statement-breakpoint
create function consecutivo_usado() returns trigger language plpgsql as $$
begin
  if not (case new.serie
    when 'recibo' then exists (select from recibos where numero = 'REC-' || lpad(new.ultimo::text, greatest(6, length(new.ultimo::text)), '0'))
    when 'inscripcion' then exists (select from inscripciones where numero = 'INS-' || lpad(new.ultimo::text, greatest(6, length(new.ultimo::text)), '0'))
    when '001-001' then exists (select from facturas where numero = '001-001-' || lpad(new.ultimo::text, 9, '0'))
    when '001-002' then exists (select from facturas where numero = '001-002-' || lpad(new.ultimo::text, 9, '0'))
    else true end)
  then
    raise exception 'number % of % was taken and not used', new.ultimo, new.serie using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger consecutivos_usados after insert or update on consecutivos deferrable initially deferred
  for each row execute function consecutivo_usado();--> statement-breakpoint
create function numero_de_serie() returns trigger language plpgsql as $$
declare
  de text := case tg_table_name when 'facturas' then substr(new.numero, 1, 7) else 'recibo' end;
  n text := case tg_table_name when 'facturas' then substr(new.numero, 9) else substring(new.numero from '^REC-([0-9]{6,15})$') end;
begin
  if not exists (select from consecutivos c where c.serie = de and n::bigint between 1 and c.ultimo) then
    raise exception 'number % was never given out', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger facturas_de_serie after insert on facturas deferrable initially deferred
  for each row execute function numero_de_serie();--> statement-breakpoint
create constraint trigger recibos_de_serie after insert on recibos deferrable initially deferred
  for each row execute function numero_de_serie();--> statement-breakpoint

-- One person, known twice: as who registered, and as who was enrolled under their e-mail before it was proved to be theirs.
-- All that is `de`'s becomes `en`'s; only whose it is changes. The lines of its ledger are written again at the end of the
-- other one's, and a line of their sum closes it. Rows are taken before the ledger is read: whoever writes a line has
-- locked one of them.
create function reunir_clientes(de uuid, en uuid, ahora timestamptz) returns void language plpgsql as $$
declare
  previo clientes;
  propio clientes;
  hereda boolean;
begin
  set constraints all deferred;
  perform set_config('portal.reunir', de::text, true);
  update inscripciones set cliente_id = en where cliente_id = de;
  update facturas set cliente_id = en where cliente_id = de;
  update enlaces set cliente_id = en where cliente_id = de;
  update enlace_facturas set cliente_id = en where cliente_id = de;
  update pagos set cliente_id = en where cliente_id = de;
  update recibos set cliente_id = en where cliente_id = de;
  update aplicaciones set cliente_id = en where cliente_id = de;
  update reembolsos set cliente_id = en where cliente_id = de;
  perform set_config('portal.reunir', '', true);

  insert into movimientos (cliente_id, moneda, fecha, registrado_el, tipo, documento, descripcion, debe, haber)
    select en, moneda, fecha, ahora, tipo, documento, descripcion, debe, haber
    from movimientos where cliente_id = de order by registrado_el, moneda, secuencia;
  insert into movimientos (cliente_id, moneda, fecha, registrado_el, tipo, documento, descripcion, debe, haber)
    select de, moneda, ahora::date, ahora, 'ajuste', 'traslado', 'Traslado al registro ' || en,
      greatest(-saldo, 0), greatest(saldo, 0)
    from saldos where cliente_id = de and saldo <> 0;

  select * into previo from clientes where id = de for update;
  select * into propio from clientes where id = en for update;
  -- An identification is one client's. It goes along where the name says that both are the same person.
  hereda := propio.identificacion is null and previo.identificacion is not null
    and sin_tildes(previo.nombres || ' ' || previo.apellidos) = sin_tildes(propio.nombres || ' ' || propio.apellidos);
  update clientes set reunido_en = en, version = version + 1,
    tipo_identificacion = case when hereda then null else tipo_identificacion end,
    identificacion = case when hereda then null else identificacion end
    where id = de;
  update clientes set version = version + 1,
    tipo_identificacion = case when hereda then previo.tipo_identificacion else tipo_identificacion end,
    identificacion = case when hereda then previo.identificacion else identificacion end,
    telefono = coalesce(telefono, previo.telefono),
    direccion = coalesce(direccion, previo.direccion)
    where id = en;
  -- Who was brought together with `de` before goes along.
  update clientes set reunido_en = en where reunido_en = de;
end $$;--> statement-breakpoint

-- ==== Rules about money: invoices, receipts, the ledger, links and attempts at payment ====

-- 1. An invoice comes whole: lines, taxes, instalments, its place in the ledger. Nothing is added to it afterwards.
create trigger facturas_inmutables before update on facturas for each row
  when (
    row(old.numero, old.tipo, old.refiere, old.cliente_id, old.inscripcion, old.fecha_emision, old.fecha_vencimiento,
      old.comprador, old.subtotal, old.descuento, old.impuestos, old.total, old.moneda)
    is distinct from
    row(new.numero, new.tipo, new.refiere, new.cliente_id, new.inscripcion, new.fecha_emision, new.fecha_vencimiento,
      new.comprador, new.subtotal, new.descuento, new.impuestos, new.total, new.moneda)
    or (old.estado = 'anulada' and new.estado <> 'anulada')
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger facturas_sin_borrar before delete on facturas for each row execute function solo_anexar();--> statement-breakpoint
create trigger factura_lineas_solo_anexar before update or delete on factura_lineas
  for each row execute function solo_anexar();--> statement-breakpoint
create trigger factura_impuestos_solo_anexar before update or delete on factura_impuestos
  for each row execute function solo_anexar();--> statement-breakpoint
create trigger factura_cuotas_solo_anexar before update or delete on factura_cuotas
  for each row execute function solo_anexar();--> statement-breakpoint

-- Stable: it sees what was there before the statement, which may write an invoice and its line of the ledger at once.
create function factura_cerrada() returns trigger language plpgsql stable as $$
begin
  if exists (select from movimientos m where m.documento = new.factura and m.tipo in ('factura', 'nota_credito')) then
    raise exception 'invoice % is closed: nothing is added to %', new.factura, tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger factura_lineas_cerradas before insert on factura_lineas for each row execute function factura_cerrada();--> statement-breakpoint
create trigger factura_impuestos_cerrados before insert on factura_impuestos for each row execute function factura_cerrada();--> statement-breakpoint
create trigger factura_cuotas_cerradas before insert on factura_cuotas for each row execute function factura_cerrada();--> statement-breakpoint
create function factura_cuadra() returns trigger language plpgsql as $$
declare
  lineas bigint;
  bruto bigint;
  impuestos bigint;
  cuotas bigint;
  cuantas bigint;
begin
  select sum(l.total), sum(l.cantidad * l.precio_unitario - l.descuento) into lineas, bruto
    from factura_lineas l where l.factura = new.numero;
  select coalesce(sum(i.valor), 0) into impuestos from factura_impuestos i where i.factura = new.numero;
  select sum(c.valor), count(*) into cuotas, cuantas from factura_cuotas c where c.factura = new.numero;
  if lineas is distinct from new.total or impuestos <> new.impuestos or bruto <> new.subtotal - new.descuento
    or (new.tipo = 'factura' and cuotas is distinct from new.total) or (new.tipo = 'nota_credito' and cuantas > 0)
    or exists (
      select from factura_lineas l where l.factura = new.numero and l.total <> l.cantidad * l.precio_unitario - l.descuento
        + (select coalesce(sum(i.valor), 0) from factura_impuestos i where i.factura = l.factura and i.orden = l.orden)
    )
    -- Equal parts, the rounding remainder in the last.
    or exists (
      select from factura_cuotas c where c.factura = new.numero
        and (c.orden > cuantas or (c.orden < cuantas and c.valor <> new.total / nullif(cuantas, 0)))
    )
  then
    raise exception 'invoice % does not add up', new.numero using errcode = 'check_violation';
  end if;
  if not exists (
    select from movimientos m where m.documento = new.numero and m.cliente_id = new.cliente_id and m.moneda = new.moneda
      and m.tipo = new.tipo and m.debe + m.haber = new.total
  ) then
    raise exception 'invoice % is not in the ledger', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger facturas_cuadran after insert on facturas deferrable initially deferred
  for each row execute function factura_cuadra();--> statement-breakpoint

-- 2 and 3. What is paid and credited on an invoice, and applied of a receipt, follows from applications and credit notes.
-- A credit note takes its total off the invoice that it refers to, for as long as it is in force.
create function factura_acreditado() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update facturas f set acreditado = f.acreditado + d.valor, version = f.version + 1
    from (select refiere, sum(total) as valor from nuevas where tipo = 'nota_credito' group by refiere) d
    where f.numero = d.refiere;
  elsif exists (select 1 from nuevas where tipo = 'nota_credito') then
    update facturas f set acreditado = f.acreditado - d.valor, version = f.version + 1
    from (
      select n.refiere, sum(n.total) as valor from nuevas n join viejas v using (numero)
      where n.tipo = 'nota_credito' and n.estado = 'anulada' and v.estado = 'emitida' group by n.refiere
    ) d
    where f.numero = d.refiere;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger facturas_acreditado_insert after insert on facturas
  referencing new table as nuevas for each statement execute function factura_acreditado();--> statement-breakpoint
create trigger facturas_acreditado_update after update on facturas
  referencing old table as viejas new table as nuevas for each statement execute function factura_acreditado();--> statement-breakpoint
create trigger facturas_sumas_nuevas before insert on facturas for each row
  when (new.pagado <> 0 or new.acreditado <> 0) execute function solo_disparadores();--> statement-breakpoint
create trigger facturas_sumas before update on facturas for each row
  when (new.pagado <> old.pagado or new.acreditado <> old.acreditado) execute function solo_disparadores();--> statement-breakpoint
create trigger facturas_anuladas before update on facturas for each row
  when (old.estado = 'anulada' and (new.pagado > old.pagado or new.acreditado > old.acreditado))
  execute function rechazar('it is annulled');--> statement-breakpoint
create trigger aplicaciones_inmutables before update on aplicaciones for each row
  when (
    row(old.recibo, old.factura, old.cliente_id, old.moneda, old.valor, old.fecha)
      is distinct from row(new.recibo, new.factura, new.cliente_id, new.moneda, new.valor, new.fecha)
    or old.revertida_el is not null
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger aplicaciones_sin_borrar before delete on aplicaciones for each row execute function solo_anexar();--> statement-breakpoint
create function aplicacion_suma() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update facturas f set pagado = f.pagado + d.valor, version = f.version + 1
    from (select factura, sum(valor) as valor from nuevas where revertida_el is null group by factura) d
    where f.numero = d.factura;
    update recibos r set aplicado = r.aplicado + d.valor, version = r.version + 1
    from (select recibo, sum(valor) as valor from nuevas where revertida_el is null group by recibo) d
    where r.numero = d.recibo;
  else
    update facturas f set pagado = f.pagado - d.valor, version = f.version + 1
    from (select n.factura, sum(n.valor) as valor from nuevas n join viejas v using (id)
      where n.revertida_el is not null and v.revertida_el is null group by n.factura) d
    where f.numero = d.factura;
    update recibos r set aplicado = r.aplicado - d.valor, version = r.version + 1
    from (select n.recibo, sum(n.valor) as valor from nuevas n join viejas v using (id)
      where n.revertida_el is not null and v.revertida_el is null group by n.recibo) d
    where r.numero = d.recibo;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger aplicaciones_suma_insert after insert on aplicaciones
  referencing new table as nuevas for each statement execute function aplicacion_suma();--> statement-breakpoint
create trigger aplicaciones_suma_update after update on aplicaciones
  referencing old table as viejas new table as nuevas for each statement execute function aplicacion_suma();--> statement-breakpoint
create trigger recibos_sumas_nuevas before insert on recibos for each row
  when (new.aplicado <> 0) execute function solo_disparadores();--> statement-breakpoint
create trigger recibos_sumas before update on recibos for each row
  when (new.aplicado <> old.aplicado) execute function solo_disparadores();--> statement-breakpoint
create trigger recibos_inmutables before update on recibos for each row
  when (
    row(old.numero, old.cliente_id, old.pago_id, old.fecha, old.valor, old.moneda, old.medio, old.referencia, old.creado_el)
      is distinct from
    row(new.numero, new.cliente_id, new.pago_id, new.fecha, new.valor, new.moneda, new.medio, new.referencia, new.creado_el)
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger recibos_estados before update on recibos for each row
  when (new.reembolsado < old.reembolsado or (new.estado <> old.estado and old.estado in ('reembolsado', 'reversado')))
  execute function rechazar('what was given back is not money again');--> statement-breakpoint
create trigger reembolsos_solo_anexar before update or delete on reembolsos for each row execute function solo_anexar();--> statement-breakpoint
create function recibo_reembolsado() returns trigger language plpgsql as $$
declare
  de text := case tg_table_name when 'recibos' then to_jsonb(new) ->> 'numero' else to_jsonb(new) ->> 'recibo' end;
begin
  if exists (
    select from recibos r where r.numero = de and r.estado <> 'reversado'
      and r.reembolsado <> (select coalesce(sum(e.valor), 0) from reembolsos e where e.recibo = r.numero)
  ) then
    raise exception 'receipt % and its refunds differ', de using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger recibos_reembolsados after update on recibos deferrable initially deferred
  for each row when (new.reembolsado <> old.reembolsado) execute function recibo_reembolsado();--> statement-breakpoint
create constraint trigger recibos_reembolsados_nuevos after insert on recibos deferrable initially deferred
  for each row when (new.reembolsado <> 0) execute function recibo_reembolsado();--> statement-breakpoint
create constraint trigger reembolsos_de_recibo after insert on reembolsos deferrable initially deferred
  for each row execute function recibo_reembolsado();--> statement-breakpoint

-- 4. Ledger and documents tell the same: Σ debe − Σ haber = Σ saldo − saldo a favor, for each client and currency.
create function movimiento_saldo() returns trigger language plpgsql as $$
begin
  insert into saldos as s (cliente_id, moneda, secuencia, saldo, debe, haber)
    values (new.cliente_id, new.moneda, 1, new.debe - new.haber, new.debe, new.haber)
  on conflict (cliente_id, moneda) do update
    set secuencia = s.secuencia + 1, saldo = s.saldo + excluded.saldo, debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  returning s.secuencia, s.saldo into new.secuencia, new.saldo;
  return new;
end $$;--> statement-breakpoint
create trigger movimientos_saldo before insert on movimientos for each row execute function movimiento_saldo();--> statement-breakpoint
create trigger movimientos_solo_anexar before update or delete on movimientos for each row execute function solo_anexar();--> statement-breakpoint
create trigger movimientos_sin_vaciar before truncate on movimientos for each statement execute function solo_anexar();--> statement-breakpoint
create trigger saldos_del_libro before insert or update on saldos for each row execute function solo_disparadores();--> statement-breakpoint
create function cuadrar(cliente uuid, de text) returns void language plpgsql as $$
begin
  if (select coalesce(sum(s.saldo), 0) from saldos s where s.cliente_id = cliente and s.moneda = de)
    <> (select coalesce(sum(f.saldo), 0) from facturas f where f.cliente_id = cliente and f.moneda = de and f.saldo > 0)
      - (select coalesce(sum(r.sin_aplicar), 0) from recibos r where r.cliente_id = cliente and r.moneda = de and r.sin_aplicar > 0)
  then
    raise exception 'ledger and documents of % differ', cliente using errcode = 'check_violation';
  end if;
end $$;--> statement-breakpoint
create function libro_cuadra() returns trigger language plpgsql as $$
declare
  existe boolean;
begin
  if new.tipo in ('factura', 'nota_credito', 'anulacion') then
    select case new.tipo
      when 'factura' then f.tipo = 'factura' and f.total = new.debe
      when 'nota_credito' then f.tipo = 'nota_credito' and f.total = new.haber
      else f.estado = 'anulada' and new.haber > 0 end
      into existe from facturas f
      where f.numero = new.documento and f.cliente_id = new.cliente_id and f.moneda = new.moneda;
  elsif new.tipo in ('recibo', 'reembolso') then
    select case new.tipo when 'recibo' then r.valor = new.haber else new.debe between 1 and r.reembolsado end
      into existe from recibos r
      where r.numero = new.documento and r.cliente_id = new.cliente_id and r.moneda = new.moneda;
  else
    existe := true;
  end if;
  if existe is not true then
    raise exception 'the ledger tells of % %, which is not so', new.tipo, new.documento using errcode = 'check_violation';
  end if;
  perform cuadrar(new.cliente_id, new.moneda);
  return null;
end $$;--> statement-breakpoint
create constraint trigger movimientos_cuadran after insert on movimientos deferrable initially deferred
  for each row execute function libro_cuadra();--> statement-breakpoint
create function documento_cuadra() returns trigger language plpgsql as $$
begin
  perform cuadrar(new.cliente_id, new.moneda);
  return null;
end $$;--> statement-breakpoint
create constraint trigger facturas_con_libro after update on facturas deferrable initially deferred
  for each row when (new.saldo <> old.saldo or new.cliente_id <> old.cliente_id) execute function documento_cuadra();--> statement-breakpoint
create constraint trigger recibos_con_libro after update on recibos deferrable initially deferred
  for each row when (new.sin_aplicar <> old.sin_aplicar or new.cliente_id <> old.cliente_id) execute function documento_cuadra();--> statement-breakpoint
create function recibo_en_libro() returns trigger language plpgsql as $$
begin
  if not exists (
    select from movimientos m where m.documento = new.numero and m.cliente_id = new.cliente_id and m.moneda = new.moneda
      and m.tipo = 'recibo' and m.haber = new.valor
  ) then
    raise exception 'receipt % is not in the ledger', new.numero using errcode = 'check_violation';
  end if;
  -- 7. Money of an attempt is money that its gateway confirmed.
  if new.pago_id is not null
    and not exists (select from pagos p where p.id = new.pago_id and p.estado in ('confirmado', 'reembolsado'))
  then
    raise exception 'receipt % is of an attempt that is not confirmed', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger recibos_en_libro after insert on recibos deferrable initially deferred
  for each row execute function recibo_en_libro();--> statement-breakpoint

-- 5 and 6. Who leaves a course owes nothing of it, and no link asks them for it; in the transaction in which they leave.
create function inscripcion_salda() returns trigger language plpgsql as $$
begin
  if exists (select from facturas f where f.inscripcion = new.numero and f.saldo > 0) then
    raise exception '% ends and still owes', new.numero using errcode = 'check_violation';
  end if;
  if exists (
    select from facturas f join enlace_facturas p on p.factura = f.numero join enlaces e on e.id = p.enlace_id
    where f.inscripcion = new.numero and e.estado = 'activo'
  ) then
    raise exception '% ends and a link still asks for it', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger inscripciones_saldan after update on inscripciones deferrable initially deferred
  for each row when (new.estado <> old.estado and new.estado in ('anulada', 'caducada', 'rechazada'))
  execute function inscripcion_salda();--> statement-breakpoint

-- 7. A link asks for what is owed when it is made, and for the same ever after; it is closed once.
create function enlace_cuadra() returns trigger language plpgsql as $$
declare
  de uuid := coalesce((to_jsonb(new) ->> 'enlace_id')::uuid, (to_jsonb(new) ->> 'id')::uuid);
begin
  if exists (
    select from enlaces e where e.id = de
      and e.valor is distinct from (select sum(p.valor) from enlace_facturas p where p.enlace_id = e.id)
  ) then
    raise exception 'link % asks for another amount than its invoices', de using errcode = 'check_violation';
  end if;
  if exists (
    select from enlaces e join enlace_facturas p on p.enlace_id = e.id join facturas f on f.numero = p.factura
    where e.id = de and e.estado = 'activo' and p.valor > f.saldo
  ) then
    raise exception 'link % asks for more than is owed', de using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger enlaces_cuadran after insert on enlaces deferrable initially deferred
  for each row execute function enlace_cuadra();--> statement-breakpoint
create constraint trigger enlace_facturas_cuadran after insert on enlace_facturas deferrable initially deferred
  for each row execute function enlace_cuadra();--> statement-breakpoint
create trigger enlace_facturas_solo_anexar before update on enlace_facturas for each row execute function solo_anexar();--> statement-breakpoint
create trigger enlaces_inmutables before update on enlaces for each row
  when (
    row(old.id, old.cliente_id, old.valor, old.moneda, old.creado_el, old.caduca_el)
      is distinct from row(new.id, new.cliente_id, new.valor, new.moneda, new.creado_el, new.caduca_el)
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger enlaces_estados before update on enlaces for each row
  when (old.estado <> 'activo' and row(old.estado, old.recibo) is distinct from row(new.estado, new.recibo))
  execute function rechazar('it is closed');--> statement-breakpoint
create function enlace_pagado() returns trigger language plpgsql as $$
begin
  if not exists (
    select from recibos r join pagos p on p.id = r.pago_id
    where r.numero = new.recibo and p.enlace_id = new.id and r.valor >= p.valor
  ) then
    raise exception 'link % is not paid by %', new.id, new.recibo using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger enlaces_pagados after insert or update on enlaces deferrable initially deferred
  for each row when (new.estado = 'pagado') execute function enlace_pagado();--> statement-breakpoint

-- Attempts at payment follow the state machine of src/domain/estados/pago.ts, which a test compares with this one.
create function transicion_pago(de text, a text) returns boolean language sql immutable parallel safe as $$
  select case de
    when 'creado' then a in ('pendiente', 'confirmado', 'fallido', 'anulado')
    when 'pendiente' then a in ('confirmado', 'fallido', 'anulado')
    when 'confirmado' then a = 'reembolsado'
    when 'fallido' then a = 'confirmado'
    when 'anulado' then a = 'confirmado'
    else false
  end
$$;--> statement-breakpoint
create trigger pagos_estados before update on pagos for each row
  when (new.estado <> old.estado and not transicion_pago(old.estado, new.estado))
  execute function rechazar('there is no way from this state to that one');--> statement-breakpoint
create trigger pagos_inmutables before update on pagos for each row
  when (
    row(old.id, old.cliente_id, old.enlace_id, old.decoy, old.valor, old.moneda, old.pasarela, old.creado_el)
      is distinct from
    row(new.id, new.cliente_id, new.enlace_id, new.decoy, new.valor, new.moneda, new.pasarela, new.creado_el)
    or (old.referencia is not null and new.referencia is distinct from old.referencia)
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger pago_eventos_solo_anexar before update on pago_eventos for each row execute function solo_anexar();--> statement-breakpoint
create function pago_con_recibo() returns trigger language plpgsql as $$
begin
  if not exists (select from recibos r where r.pago_id = new.id) then
    raise exception 'attempt % is confirmed and has no receipt', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger pagos_con_recibo after insert or update on pagos deferrable initially deferred
  for each row when (new.estado in ('confirmado', 'reembolsado')) execute function pago_con_recibo();
