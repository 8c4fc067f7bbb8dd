-- Release 1.0: its migrations as they were, and some rows. Made by tests/api/support/dumpRelease.ts; never edited.
-- Release 1.0. drizzle-kit wrote the tables from demo/api/db/schema; types and rules are by hand.
-- Works on PostgreSQL 14 or newer and on PGlite alike; nothing here needs an extension.

-- ==== Types, and functions that the tables are made with ====

-- Money is an integer count of minor units, never negative; no amount of one document is more than 999,999,999.99:
-- importeMax of src/domain/dinero.ts, which a test compares with this.
create domain dinero as bigint constraint dinero_tope check (value between 0 and 99999999999);
create domain moneda as text check (value ~ '^[A-Z]{3}$');

-- What a search compares: lower case without the accents of Spanish, whatever the database's locale is.
create function sin_tildes(texto text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(texto), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')
$$;

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


-- Whether a document with this number can exist: checkIdentificacion of src/domain/documentos, which a test compares with
-- these. `numero` is in normal form.
create function cedula_verificada(numero text) returns boolean language sql immutable parallel safe as $$
  select sum(case when producto > 9 then producto - 9 else producto end) % 10 = 0
  from (select substr(numero, i, 1)::int * (1 + i % 2) as producto from generate_series(1, 10) i) productos
$$;
create function suma_ponderada(digitos text, pesos int[]) returns bigint language sql immutable parallel safe as $$
  select sum(substr(digitos, i, 1)::int * pesos[i]) from generate_series(1, length(digitos)) i
$$;
create function ruc_valido(numero text) returns boolean language sql immutable parallel safe as $$
  select case
    when substr(numero, 3, 1) <= '5' then cedula_verificada(numero) and right(numero, 3) <> '000'
    when substr(numero, 3, 1) = '6' and suma_ponderada(left(numero, 9), '{3,2,7,6,5,4,3,2,1}') % 11 = 0
      then right(numero, 4) <> '0000'
    else right(numero, 3) <> '000'
  end
$$;
create function nit_valido(numero text) returns boolean language sql immutable parallel safe as $$
  select (array[0, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1])[1 + resto] = right(numero, 1)::int
  from (select suma_ponderada(reverse(split_part(numero, '-', 1)), '{3,7,13,17,19,23,29,37,41,43,47,53,59,67,71}')::int % 11 as resto) restos
$$;
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
$$;

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

CREATE TABLE "enlace_facturas" (
	"enlace_id" uuid NOT NULL,
	"factura" text NOT NULL,
	"cliente_id" uuid NOT NULL,
	"moneda" "moneda" NOT NULL,
	"valor" "dinero" NOT NULL,
	CONSTRAINT "enlace_facturas_enlace_id_factura_pk" PRIMARY KEY("enlace_id","factura"),
	CONSTRAINT "enlace_facturas_valor_check" CHECK (valor > 0)
);

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

CREATE TABLE "pago_eventos" (
	"pasarela" text NOT NULL,
	"evento" text NOT NULL,
	"pago_id" uuid,
	"cuerpo" jsonb NOT NULL,
	"recibido_el" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pago_eventos_pasarela_evento_pk" PRIMARY KEY("pasarela","evento")
);

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

CREATE TABLE "claves_firma" (
	"id" text PRIMARY KEY NOT NULL,
	"secreto" text NOT NULL,
	"creada_el" timestamp with time zone DEFAULT now() NOT NULL,
	"retirada_el" timestamp with time zone
);

CREATE TABLE "credenciales" (
	"cuenta_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"cambiada_el" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credenciales_hash_check" CHECK (hash like '$argon2id$%')
);

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

CREATE TABLE "solicitudes_clave" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"creado_el" timestamp with time zone NOT NULL,
	CONSTRAINT "solicitudes_clave_nombre_check" CHECK (length(nombre) between 1 and 254)
);

CREATE TABLE "curso_sesiones" (
	"curso_id" uuid NOT NULL,
	"orden" integer NOT NULL,
	"inicio" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone NOT NULL,
	"lugar" text NOT NULL,
	CONSTRAINT "curso_sesiones_curso_id_orden_pk" PRIMARY KEY("curso_id","orden"),
	CONSTRAINT "curso_sesiones_fin_check" CHECK (fin > inicio)
);

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

CREATE TABLE "factura_cuotas" (
	"factura" text NOT NULL,
	"orden" integer NOT NULL,
	"vence" date NOT NULL,
	"valor" "dinero" NOT NULL,
	CONSTRAINT "factura_cuotas_factura_orden_pk" PRIMARY KEY("factura","orden"),
	CONSTRAINT "factura_cuotas_orden_check" CHECK (orden > 0),
	CONSTRAINT "factura_cuotas_por_algo" CHECK (valor > 0)
);

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

CREATE TABLE "consecutivos" (
	"serie" text PRIMARY KEY NOT NULL,
	"ultimo" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "consecutivos_ultimo_check" CHECK (ultimo >= 0)
);

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

CREATE TABLE "muestra_avisos" (
	"evento" uuid PRIMARY KEY NOT NULL,
	"referencia" text NOT NULL,
	"estado" text NOT NULL,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"tras" timestamp with time zone NOT NULL
);

CREATE TABLE "muestra_intentos" (
	"referencia" text PRIMARY KEY NOT NULL,
	"valor" "dinero" NOT NULL,
	"moneda" "moneda" NOT NULL,
	"creado_el" timestamp with time zone NOT NULL
);

CREATE TABLE "muestra_secreto" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"secreto" text NOT NULL,
	CONSTRAINT "muestra_secreto_id_check" CHECK (id = 1)
);

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

ALTER TABLE "clientes" ADD CONSTRAINT "clientes_reunido_en_clientes_id_fk" FOREIGN KEY ("reunido_en") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "aplicaciones" ADD CONSTRAINT "aplicaciones_recibo_cliente_id_moneda_recibos_numero_cliente_id_moneda_fk" FOREIGN KEY ("recibo","cliente_id","moneda") REFERENCES "public"."recibos"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "aplicaciones" ADD CONSTRAINT "aplicaciones_factura_cliente_id_moneda_facturas_numero_cliente_id_moneda_fk" FOREIGN KEY ("factura","cliente_id","moneda") REFERENCES "public"."facturas"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "enlace_facturas" ADD CONSTRAINT "enlace_facturas_enlace_id_cliente_id_moneda_enlaces_id_cliente_id_moneda_fk" FOREIGN KEY ("enlace_id","cliente_id","moneda") REFERENCES "public"."enlaces"("id","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "enlace_facturas" ADD CONSTRAINT "enlace_facturas_factura_cliente_id_moneda_facturas_numero_cliente_id_moneda_fk" FOREIGN KEY ("factura","cliente_id","moneda") REFERENCES "public"."facturas"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "enlaces" ADD CONSTRAINT "enlaces_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "enlaces" ADD CONSTRAINT "enlaces_recibo_cliente_id_moneda_recibos_numero_cliente_id_moneda_fk" FOREIGN KEY ("recibo","cliente_id","moneda") REFERENCES "public"."recibos"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pago_eventos" ADD CONSTRAINT "pago_eventos_pago_id_pagos_id_fk" FOREIGN KEY ("pago_id") REFERENCES "public"."pagos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pagos" ADD CONSTRAINT "pagos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pagos" ADD CONSTRAINT "pagos_decoy_decoys_codigo_fk" FOREIGN KEY ("decoy") REFERENCES "public"."decoys"("codigo") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pagos" ADD CONSTRAINT "pagos_enlace_id_cliente_id_moneda_enlaces_id_cliente_id_moneda_fk" FOREIGN KEY ("enlace_id","cliente_id","moneda") REFERENCES "public"."enlaces"("id","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "recibos" ADD CONSTRAINT "recibos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "recibos" ADD CONSTRAINT "recibos_pago_id_cliente_id_moneda_pagos_id_cliente_id_moneda_fk" FOREIGN KEY ("pago_id","cliente_id","moneda") REFERENCES "public"."pagos"("id","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reembolsos" ADD CONSTRAINT "reembolsos_recibo_cliente_id_moneda_recibos_numero_cliente_id_moneda_fk" FOREIGN KEY ("recibo","cliente_id","moneda") REFERENCES "public"."recibos"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "credenciales" ADD CONSTRAINT "credenciales_cuenta_id_cuentas_id_fk" FOREIGN KEY ("cuenta_id") REFERENCES "public"."cuentas"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cuentas" ADD CONSTRAINT "cuentas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sesiones" ADD CONSTRAINT "sesiones_cuenta_id_cuentas_id_fk" FOREIGN KEY ("cuenta_id") REFERENCES "public"."cuentas"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "curso_sesiones" ADD CONSTRAINT "curso_sesiones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "decoys" ADD CONSTRAINT "decoys_solicitud_solicitudes_numero_fk" FOREIGN KEY ("solicitud") REFERENCES "public"."solicitudes"("numero") ON DELETE no action ON UPDATE no action;
ALTER TABLE "factura_cuotas" ADD CONSTRAINT "factura_cuotas_factura_facturas_numero_fk" FOREIGN KEY ("factura") REFERENCES "public"."facturas"("numero") ON DELETE no action ON UPDATE no action;
ALTER TABLE "factura_impuestos" ADD CONSTRAINT "factura_impuestos_factura_orden_factura_lineas_factura_orden_fk" FOREIGN KEY ("factura","orden") REFERENCES "public"."factura_lineas"("factura","orden") ON DELETE no action ON UPDATE no action;
ALTER TABLE "factura_lineas" ADD CONSTRAINT "factura_lineas_factura_facturas_numero_fk" FOREIGN KEY ("factura") REFERENCES "public"."facturas"("numero") ON DELETE no action ON UPDATE no action;
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_refiere_cliente_id_moneda_facturas_numero_cliente_id_moneda_fk" FOREIGN KEY ("refiere","cliente_id","moneda") REFERENCES "public"."facturas"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_inscripcion_cliente_id_moneda_inscripciones_numero_cliente_id_moneda_fk" FOREIGN KEY ("inscripcion","cliente_id","moneda") REFERENCES "public"."inscripciones"("numero","cliente_id","moneda") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inscripcion_historial" ADD CONSTRAINT "inscripcion_historial_inscripcion_inscripciones_numero_fk" FOREIGN KEY ("inscripcion") REFERENCES "public"."inscripciones"("numero") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "movimientos" ADD CONSTRAINT "movimientos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "saldos" ADD CONSTRAINT "saldos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "muestra_avisos" ADD CONSTRAINT "muestra_avisos_referencia_muestra_intentos_referencia_fk" FOREIGN KEY ("referencia") REFERENCES "public"."muestra_intentos"("referencia") ON DELETE no action ON UPDATE no action;
ALTER TABLE "solicitudes" ADD CONSTRAINT "solicitudes_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "solicitudes" ADD CONSTRAINT "solicitudes_inscripcion_inscripciones_numero_fk" FOREIGN KEY ("inscripcion") REFERENCES "public"."inscripciones"("numero") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_cuenta_id_cuentas_id_fk" FOREIGN KEY ("cuenta_id") REFERENCES "public"."cuentas"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_solicitud_solicitudes_numero_fk" FOREIGN KEY ("solicitud") REFERENCES "public"."solicitudes"("numero") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "clientes_identificacion" ON "clientes" USING btree ("identificacion");
CREATE INDEX "clientes_correo" ON "clientes" USING btree ("correo");
CREATE INDEX "clientes_reunido" ON "clientes" USING btree ("reunido_en") WHERE reunido_en is not null;
CREATE INDEX "aplicaciones_recibo" ON "aplicaciones" USING btree ("recibo");
CREATE INDEX "aplicaciones_factura" ON "aplicaciones" USING btree ("factura");
CREATE INDEX "enlace_facturas_factura" ON "enlace_facturas" USING btree ("factura");
CREATE INDEX "enlaces_cliente" ON "enlaces" USING btree ("cliente_id","creado_el","id");
CREATE INDEX "enlaces_caduca" ON "enlaces" USING btree ("caduca_el") WHERE estado = 'activo';
CREATE INDEX "pago_eventos_pago" ON "pago_eventos" USING btree ("pago_id");
CREATE INDEX "pagos_cliente" ON "pagos" USING btree ("cliente_id","creado_el","id");
CREATE INDEX "pagos_enlace" ON "pagos" USING btree ("enlace_id");
CREATE INDEX "pagos_decoy" ON "pagos" USING btree ("decoy") WHERE decoy is not null;
CREATE INDEX "pagos_sin_decidir" ON "pagos" USING btree ("creado_el") WHERE estado in ('creado', 'pendiente');
CREATE INDEX "recibos_cliente" ON "recibos" USING btree ("cliente_id","fecha","numero");
CREATE INDEX "recibos_favor" ON "recibos" USING btree ("cliente_id","moneda") WHERE sin_aplicar > 0;
CREATE INDEX "reembolsos_recibo" ON "reembolsos" USING btree ("recibo");
CREATE UNIQUE INDEX "cuentas_correo_verificado" ON "cuentas" USING btree ("correo") WHERE correo_verificado_el is not null;
CREATE INDEX "cuentas_correo" ON "cuentas" USING btree ("correo","creada_el" DESC NULLS FIRST);
CREATE INDEX "sesiones_cuenta" ON "sesiones" USING btree ("cuenta_id","creada_el" DESC NULLS FIRST);
CREATE INDEX "sesiones_caduca" ON "sesiones" USING btree ("caduca_el");
CREATE INDEX "solicitudes_clave_creado" ON "solicitudes_clave" USING btree ("creado_el");
CREATE INDEX "cursos_inicio" ON "cursos" USING btree ("inicio","id");
CREATE INDEX "cursos_nombre" ON "cursos" USING btree (sin_tildes(nombre),"id");
CREATE INDEX "cursos_precio" ON "cursos" USING btree ("precio","id");
CREATE INDEX "cursos_inscripcion_hasta" ON "cursos" USING btree ("inscripcion_hasta","id");
CREATE INDEX "decoys_caduca" ON "decoys" USING btree ("caduca_el") WHERE terminado_el is null;
CREATE INDEX "facturas_cliente" ON "facturas" USING btree ("cliente_id","fecha_emision","numero");
CREATE INDEX "facturas_vence" ON "facturas" USING btree ("cliente_id","fecha_vencimiento","numero");
CREATE INDEX "facturas_deuda" ON "facturas" USING btree ("cliente_id","moneda","fecha_vencimiento") WHERE saldo > 0;
CREATE INDEX "facturas_inscripcion" ON "facturas" USING btree ("inscripcion");
CREATE INDEX "facturas_refiere" ON "facturas" USING btree ("refiere") WHERE refiere is not null;
CREATE UNIQUE INDEX "inscripciones_sin_duplicar" ON "inscripciones" USING btree ("curso_id","participante_identificacion") WHERE estado not in ('rechazada', 'caducada', 'anulada');
CREATE INDEX "inscripciones_cliente" ON "inscripciones" USING btree ("cliente_id","fecha","numero");
CREATE INDEX "inscripciones_espera" ON "inscripciones" USING btree ("curso_id","orden_espera") WHERE estado = 'en_espera';
CREATE INDEX "inscripciones_caduca" ON "inscripciones" USING btree ("caduca_el") WHERE estado in ('en_espera', 'pendiente_pago');
CREATE INDEX "movimientos_documento" ON "movimientos" USING btree ("documento");
CREATE UNIQUE INDEX "movimientos_una_vez" ON "movimientos" USING btree ("documento","tipo","cliente_id") WHERE tipo in ('factura', 'nota_credito', 'recibo', 'anulacion');
CREATE INDEX "movimientos_orden" ON "movimientos" USING btree ("cliente_id","secuencia","moneda");
CREATE INDEX "movimientos_dia" ON "movimientos" USING btree ("cliente_id","fecha",(lpad(secuencia::text, 9, '0') || moneda));
CREATE INDEX "correo_pendiente" ON "correo_saliente" USING btree ("proximo_intento") WHERE estado = 'pendiente';
CREATE INDEX "correo_creado" ON "correo_saliente" USING btree ("creado_el");
CREATE INDEX "correo_secuencia" ON "correo_saliente" USING btree ("secuencia");
CREATE INDEX "idempotencia_caduca" ON "idempotencia" USING btree ("caduca_el");
CREATE INDEX "limites_hasta" ON "limites" USING btree ("hasta");
CREATE INDEX "solicitudes_creada" ON "solicitudes" USING btree ("creada_el");
CREATE INDEX "solicitudes_recibidas" ON "solicitudes" USING btree ("orden") WHERE estado = 'recibida';
CREATE INDEX "solicitudes_recibidas_curso" ON "solicitudes" USING btree ("curso_id","orden") WHERE estado = 'recibida';
CREATE INDEX "solicitudes_inscripcion" ON "solicitudes" USING btree ("inscripcion") WHERE inscripcion is not null;
CREATE INDEX "solicitudes_ocupa" ON "solicitudes" USING btree ("curso_id") WHERE ocupa;
CREATE INDEX "tokens_cuenta" ON "tokens" USING btree ("cuenta_id","proposito");
CREATE INDEX "tokens_solicitud" ON "tokens" USING btree ("solicitud") WHERE solicitud is not null;

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
end $$;

-- For columns that follow from other rows.
create function solo_disparadores() returns trigger language plpgsql as $$
begin
  -- 1: this very trigger, so nobody but a statement from outside.
  if pg_trigger_depth() < 2 then
    raise exception '% keeps this itself: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;

-- For changes that no rule allows; the argument says why.
create function rechazar() returns trigger language plpgsql as $$
begin
  raise exception '% refuses this %: %', tg_table_name, tg_op, tg_argv[0] using errcode = 'restrict_violation';
end $$;
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
end $$;

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
end $$;

-- Enrolments follow the state machine, and seats (invariant 8) follow enrolments: one UPDATE per statement, whatever the
-- number of rows.
create function ocupa_cupo(estado text) returns boolean language sql immutable parallel safe as $$
  select estado in ('pendiente_aprobacion', 'pendiente_pago', 'activa')
$$;
create function inscripcion_transicion() returns trigger language plpgsql as $$
begin
  raise exception 'transition % -> % refused for %', old.estado, new.estado, new.numero using errcode = 'check_violation';
end $$;
create trigger inscripciones_transicion before update on inscripciones for each row
  when (old.estado is distinct from new.estado and not transicion_inscripcion(old.estado, new.estado))
  execute function inscripcion_transicion();
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
end $$;
create trigger inscripciones_cupos_insert after insert on inscripciones
  referencing new table as nuevas for each statement execute function inscripcion_cupos();
create trigger inscripciones_cupos_update after update on inscripciones
  referencing old table as viejas new table as nuevas for each statement execute function inscripcion_cupos();
create trigger inscripciones_cupos_delete after delete on inscripciones
  referencing old table as viejas for each statement execute function inscripcion_cupos();
create trigger cursos_ocupados_nuevos before insert on cursos for each row
  when (new.ocupados <> 0) execute function solo_disparadores();
create trigger cursos_ocupados before update on cursos for each row
  when (new.ocupados <> old.ocupados) execute function solo_disparadores();
create trigger inscripcion_historial_solo_anexar before update or delete on inscripcion_historial
  for each row execute function solo_anexar();
create trigger inscripcion_historial_sin_vaciar before truncate on inscripcion_historial
  for each statement execute function solo_anexar();

-- 8. Numbers come one after the other, and none is taken for nothing.
create trigger consecutivos_seguidos before update on consecutivos for each row
  when (new.serie <> old.serie or new.ultimo <> old.ultimo + 1) execute function rechazar('numbers come one after the other');
create trigger consecutivos_sin_borrar before delete on consecutivos for each row
  execute function rechazar('numbers come one after the other');
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
end $$;
create constraint trigger consecutivos_usados after insert or update on consecutivos deferrable initially deferred
  for each row execute function consecutivo_usado();
create function numero_de_serie() returns trigger language plpgsql as $$
declare
  de text := case tg_table_name when 'facturas' then substr(new.numero, 1, 7) else 'recibo' end;
  n text := case tg_table_name when 'facturas' then substr(new.numero, 9) else substring(new.numero from '^REC-([0-9]{6,15})$') end;
begin
  if not exists (select from consecutivos c where c.serie = de and n::bigint between 1 and c.ultimo) then
    raise exception 'number % was never given out', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger facturas_de_serie after insert on facturas deferrable initially deferred
  for each row execute function numero_de_serie();
create constraint trigger recibos_de_serie after insert on recibos deferrable initially deferred
  for each row execute function numero_de_serie();

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
end $$;

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
  execute function solo_anexar();
create trigger facturas_sin_borrar before delete on facturas for each row execute function solo_anexar();
create trigger factura_lineas_solo_anexar before update or delete on factura_lineas
  for each row execute function solo_anexar();
create trigger factura_impuestos_solo_anexar before update or delete on factura_impuestos
  for each row execute function solo_anexar();
create trigger factura_cuotas_solo_anexar before update or delete on factura_cuotas
  for each row execute function solo_anexar();

-- Stable: it sees what was there before the statement, which may write an invoice and its line of the ledger at once.
create function factura_cerrada() returns trigger language plpgsql stable as $$
begin
  if exists (select from movimientos m where m.documento = new.factura and m.tipo in ('factura', 'nota_credito')) then
    raise exception 'invoice % is closed: nothing is added to %', new.factura, tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger factura_lineas_cerradas before insert on factura_lineas for each row execute function factura_cerrada();
create trigger factura_impuestos_cerrados before insert on factura_impuestos for each row execute function factura_cerrada();
create trigger factura_cuotas_cerradas before insert on factura_cuotas for each row execute function factura_cerrada();
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
end $$;
create constraint trigger facturas_cuadran after insert on facturas deferrable initially deferred
  for each row execute function factura_cuadra();

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
end $$;
create trigger facturas_acreditado_insert after insert on facturas
  referencing new table as nuevas for each statement execute function factura_acreditado();
create trigger facturas_acreditado_update after update on facturas
  referencing old table as viejas new table as nuevas for each statement execute function factura_acreditado();
create trigger facturas_sumas_nuevas before insert on facturas for each row
  when (new.pagado <> 0 or new.acreditado <> 0) execute function solo_disparadores();
create trigger facturas_sumas before update on facturas for each row
  when (new.pagado <> old.pagado or new.acreditado <> old.acreditado) execute function solo_disparadores();
create trigger facturas_anuladas before update on facturas for each row
  when (old.estado = 'anulada' and (new.pagado > old.pagado or new.acreditado > old.acreditado))
  execute function rechazar('it is annulled');
create trigger aplicaciones_inmutables before update on aplicaciones for each row
  when (
    row(old.recibo, old.factura, old.cliente_id, old.moneda, old.valor, old.fecha)
      is distinct from row(new.recibo, new.factura, new.cliente_id, new.moneda, new.valor, new.fecha)
    or old.revertida_el is not null
  )
  execute function solo_anexar();
create trigger aplicaciones_sin_borrar before delete on aplicaciones for each row execute function solo_anexar();
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
end $$;
create trigger aplicaciones_suma_insert after insert on aplicaciones
  referencing new table as nuevas for each statement execute function aplicacion_suma();
create trigger aplicaciones_suma_update after update on aplicaciones
  referencing old table as viejas new table as nuevas for each statement execute function aplicacion_suma();
create trigger recibos_sumas_nuevas before insert on recibos for each row
  when (new.aplicado <> 0) execute function solo_disparadores();
create trigger recibos_sumas before update on recibos for each row
  when (new.aplicado <> old.aplicado) execute function solo_disparadores();
create trigger recibos_inmutables before update on recibos for each row
  when (
    row(old.numero, old.cliente_id, old.pago_id, old.fecha, old.valor, old.moneda, old.medio, old.referencia, old.creado_el)
      is distinct from
    row(new.numero, new.cliente_id, new.pago_id, new.fecha, new.valor, new.moneda, new.medio, new.referencia, new.creado_el)
  )
  execute function solo_anexar();
create trigger recibos_estados before update on recibos for each row
  when (new.reembolsado < old.reembolsado or (new.estado <> old.estado and old.estado in ('reembolsado', 'reversado')))
  execute function rechazar('what was given back is not money again');
create trigger reembolsos_solo_anexar before update or delete on reembolsos for each row execute function solo_anexar();
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
end $$;
create constraint trigger recibos_reembolsados after update on recibos deferrable initially deferred
  for each row when (new.reembolsado <> old.reembolsado) execute function recibo_reembolsado();
create constraint trigger recibos_reembolsados_nuevos after insert on recibos deferrable initially deferred
  for each row when (new.reembolsado <> 0) execute function recibo_reembolsado();
create constraint trigger reembolsos_de_recibo after insert on reembolsos deferrable initially deferred
  for each row execute function recibo_reembolsado();

-- 4. Ledger and documents tell the same: Σ debe − Σ haber = Σ saldo − saldo a favor, for each client and currency.
create function movimiento_saldo() returns trigger language plpgsql as $$
begin
  insert into saldos as s (cliente_id, moneda, secuencia, saldo, debe, haber)
    values (new.cliente_id, new.moneda, 1, new.debe - new.haber, new.debe, new.haber)
  on conflict (cliente_id, moneda) do update
    set secuencia = s.secuencia + 1, saldo = s.saldo + excluded.saldo, debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  returning s.secuencia, s.saldo into new.secuencia, new.saldo;
  return new;
end $$;
create trigger movimientos_saldo before insert on movimientos for each row execute function movimiento_saldo();
create trigger movimientos_solo_anexar before update or delete on movimientos for each row execute function solo_anexar();
create trigger movimientos_sin_vaciar before truncate on movimientos for each statement execute function solo_anexar();
create trigger saldos_del_libro before insert or update on saldos for each row execute function solo_disparadores();
create function cuadrar(cliente uuid, de text) returns void language plpgsql as $$
begin
  if (select coalesce(sum(s.saldo), 0) from saldos s where s.cliente_id = cliente and s.moneda = de)
    <> (select coalesce(sum(f.saldo), 0) from facturas f where f.cliente_id = cliente and f.moneda = de and f.saldo > 0)
      - (select coalesce(sum(r.sin_aplicar), 0) from recibos r where r.cliente_id = cliente and r.moneda = de and r.sin_aplicar > 0)
  then
    raise exception 'ledger and documents of % differ', cliente using errcode = 'check_violation';
  end if;
end $$;
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
end $$;
create constraint trigger movimientos_cuadran after insert on movimientos deferrable initially deferred
  for each row execute function libro_cuadra();
create function documento_cuadra() returns trigger language plpgsql as $$
begin
  perform cuadrar(new.cliente_id, new.moneda);
  return null;
end $$;
create constraint trigger facturas_con_libro after update on facturas deferrable initially deferred
  for each row when (new.saldo <> old.saldo or new.cliente_id <> old.cliente_id) execute function documento_cuadra();
create constraint trigger recibos_con_libro after update on recibos deferrable initially deferred
  for each row when (new.sin_aplicar <> old.sin_aplicar or new.cliente_id <> old.cliente_id) execute function documento_cuadra();
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
end $$;
create constraint trigger recibos_en_libro after insert on recibos deferrable initially deferred
  for each row execute function recibo_en_libro();

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
end $$;
create constraint trigger inscripciones_saldan after update on inscripciones deferrable initially deferred
  for each row when (new.estado <> old.estado and new.estado in ('anulada', 'caducada', 'rechazada'))
  execute function inscripcion_salda();

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
end $$;
create constraint trigger enlaces_cuadran after insert on enlaces deferrable initially deferred
  for each row execute function enlace_cuadra();
create constraint trigger enlace_facturas_cuadran after insert on enlace_facturas deferrable initially deferred
  for each row execute function enlace_cuadra();
create trigger enlace_facturas_solo_anexar before update on enlace_facturas for each row execute function solo_anexar();
create trigger enlaces_inmutables before update on enlaces for each row
  when (
    row(old.id, old.cliente_id, old.valor, old.moneda, old.creado_el, old.caduca_el)
      is distinct from row(new.id, new.cliente_id, new.valor, new.moneda, new.creado_el, new.caduca_el)
  )
  execute function solo_anexar();
create trigger enlaces_estados before update on enlaces for each row
  when (old.estado <> 'activo' and row(old.estado, old.recibo) is distinct from row(new.estado, new.recibo))
  execute function rechazar('it is closed');
create function enlace_pagado() returns trigger language plpgsql as $$
begin
  if not exists (
    select from recibos r join pagos p on p.id = r.pago_id
    where r.numero = new.recibo and p.enlace_id = new.id and r.valor >= p.valor
  ) then
    raise exception 'link % is not paid by %', new.id, new.recibo using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger enlaces_pagados after insert or update on enlaces deferrable initially deferred
  for each row when (new.estado = 'pagado') execute function enlace_pagado();

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
$$;
create trigger pagos_estados before update on pagos for each row
  when (new.estado <> old.estado and not transicion_pago(old.estado, new.estado))
  execute function rechazar('there is no way from this state to that one');
create trigger pagos_inmutables before update on pagos for each row
  when (
    row(old.id, old.cliente_id, old.enlace_id, old.decoy, old.valor, old.moneda, old.pasarela, old.creado_el)
      is distinct from
    row(new.id, new.cliente_id, new.enlace_id, new.decoy, new.valor, new.moneda, new.pasarela, new.creado_el)
    or (old.referencia is not null and new.referencia is distinct from old.referencia)
  )
  execute function solo_anexar();
create trigger pago_eventos_solo_anexar before update on pago_eventos for each row execute function solo_anexar();
create function pago_con_recibo() returns trigger language plpgsql as $$
begin
  if not exists (select from recibos r where r.pago_id = new.id) then
    raise exception 'attempt % is confirmed and has no receipt', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger pagos_con_recibo after insert or update on pagos deferrable initially deferred
  for each row when (new.estado in ('confirmado', 'reembolsado')) execute function pago_con_recibo();
create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
set session_replication_role = replica;
insert into drizzle.__drizzle_migrations (id, hash, created_at) overriding system value select id, hash, created_at from json_populate_recordset(null::drizzle.__drizzle_migrations, '[{"id":1,"hash":"73e02977c5ba1a608f0a3ce40c8c583aa96b1ce1c44504c3c97ccddafac04f0c","created_at":1795316021894}]');
insert into public.aplicaciones (id, recibo, factura, cliente_id, moneda, valor, fecha, revertida_el) overriding system value select id, recibo, factura, cliente_id, moneda, valor, fecha, revertida_el from json_populate_recordset(null::public.aplicaciones, '[{"id":1,"recibo":"REC-000001","factura":"001-001-000000002","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":22000,"fecha":"2025-06-14","revertida_el":null}, 
 {"id":2,"recibo":"REC-000003","factura":"001-001-000000004","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":14500,"fecha":"2025-09-24","revertida_el":null}, 
 {"id":3,"recibo":"REC-000002","factura":"001-001-000000003","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":9750,"fecha":"2025-08-31","revertida_el":null}, 
 {"id":4,"recibo":"REC-000005","factura":"001-001-000000006","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":5333,"fecha":"2026-02-04","revertida_el":null}, 
 {"id":5,"recibo":"REC-000004","factura":"001-001-000000005","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":11000,"fecha":"2026-01-24","revertida_el":"2026-01-30T18:34:00+00:00"}, 
 {"id":6,"recibo":"REC-000009","factura":"001-001-000000010","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":17500,"fecha":"2026-03-04","revertida_el":null}, 
 {"id":7,"recibo":"REC-000007","factura":"001-001-000000008","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":11000,"fecha":"2026-02-26","revertida_el":null}, 
 {"id":8,"recibo":"REC-000008","factura":"001-001-000000009","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":8250,"fecha":"2026-02-28","revertida_el":"2026-03-03T21:37:00+00:00"}, 
 {"id":9,"recibo":"REC-000006","factura":"001-001-000000007","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":20000,"fecha":"2026-02-17","revertida_el":"2026-03-14T22:14:00+00:00"}]');
insert into public.clientes (id, tipo_identificacion, identificacion, nombres, apellidos, razon_social, correo, telefono, direccion, idioma, correo_verificado_el, reunido_en, version, creado_el) overriding system value select id, tipo_identificacion, identificacion, nombres, apellidos, razon_social, correo, telefono, direccion, idioma, correo_verificado_el, reunido_en, version, creado_el from json_populate_recordset(null::public.clientes, '[{"id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","tipo_identificacion":"05","identificacion":"1714307103","nombres":"Ana Lucía","apellidos":"Andrade Cevallos","razon_social":null,"correo":"demo@portal.test","telefono":"+593991234567","direccion":"Calle Panamá N14-32, Guayaquil","idioma":"es","correo_verificado_el":null,"reunido_en":null,"version":1,"creado_el":"1969-12-31T23:33:00+00:00"}]');
insert into public.consecutivos (serie, ultimo) overriding system value select serie, ultimo from json_populate_recordset(null::public.consecutivos, '[{"serie":"inscripcion","ultimo":16}, 
 {"serie":"001-001","ultimo":12}, 
 {"serie":"001-002","ultimo":2}, 
 {"serie":"recibo","ultimo":9}]');
insert into public.credenciales (cuenta_id, hash, cambiada_el) overriding system value select cuenta_id, hash, cambiada_el from json_populate_recordset(null::public.credenciales, '[{"cuenta_id":"edbcab3b-e101-433c-9615-44a5ff23b6fd","hash":"$argon2id$v=19$m=19456,t=2,p=1$kgZfDSvxejCnPH5PfyqdrA$EzXKwvtH+hRx2NAyWrBzJ0WLiBPMPduN/ZwzMOjf1eo","cambiada_el":"1969-12-31T23:33:00+00:00"}]');
insert into public.cuentas (id, cliente_id, correo, correo_verificado_el, rol, foto_url, creada_el, deshabilitada_el) overriding system value select id, cliente_id, correo, correo_verificado_el, rol, foto_url, creada_el, deshabilitada_el from json_populate_recordset(null::public.cuentas, '[{"id":"edbcab3b-e101-433c-9615-44a5ff23b6fd","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","correo":"demo@portal.test","correo_verificado_el":"1969-12-31T23:33:00+00:00","rol":null,"foto_url":null,"creada_el":"1969-12-31T23:33:00+00:00","deshabilitada_el":null}]');
insert into public.curso_sesiones (curso_id, orden, inicio, fin, lugar) overriding system value select curso_id, orden, inicio, fin, lugar from json_populate_recordset(null::public.curso_sesiones, '[{"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":1,"inicio":"2025-09-30T23:30:00+00:00","fin":"2025-10-01T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":2,"inicio":"2025-10-02T23:30:00+00:00","fin":"2025-10-03T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":3,"inicio":"2025-10-07T23:30:00+00:00","fin":"2025-10-08T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":4,"inicio":"2025-10-09T23:30:00+00:00","fin":"2025-10-10T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":5,"inicio":"2025-10-14T23:30:00+00:00","fin":"2025-10-15T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":6,"inicio":"2025-10-16T23:30:00+00:00","fin":"2025-10-17T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":7,"inicio":"2025-10-21T23:30:00+00:00","fin":"2025-10-22T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":8,"inicio":"2025-10-23T23:30:00+00:00","fin":"2025-10-24T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":9,"inicio":"2025-10-28T23:30:00+00:00","fin":"2025-10-29T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":10,"inicio":"2025-10-30T23:30:00+00:00","fin":"2025-10-31T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":11,"inicio":"2025-11-04T23:30:00+00:00","fin":"2025-11-05T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","orden":12,"inicio":"2025-11-06T23:30:00+00:00","fin":"2025-11-07T01:30:00+00:00","lugar":"Campus Las Peñas, laboratorio 3, Guayaquil"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":1,"inicio":"2025-07-08T00:00:00+00:00","fin":"2025-07-08T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":2,"inicio":"2025-07-10T00:00:00+00:00","fin":"2025-07-10T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":3,"inicio":"2025-07-15T00:00:00+00:00","fin":"2025-07-15T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":4,"inicio":"2025-07-17T00:00:00+00:00","fin":"2025-07-17T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":5,"inicio":"2025-07-22T00:00:00+00:00","fin":"2025-07-22T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":6,"inicio":"2025-07-24T00:00:00+00:00","fin":"2025-07-24T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":7,"inicio":"2025-07-29T00:00:00+00:00","fin":"2025-07-29T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":8,"inicio":"2025-07-31T00:00:00+00:00","fin":"2025-07-31T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":9,"inicio":"2025-08-05T00:00:00+00:00","fin":"2025-08-05T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","orden":10,"inicio":"2025-08-07T00:00:00+00:00","fin":"2025-08-07T01:30:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":1,"inicio":"2025-06-30T12:00:00+00:00","fin":"2025-06-30T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":2,"inicio":"2025-07-02T12:00:00+00:00","fin":"2025-07-02T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":3,"inicio":"2025-07-04T12:00:00+00:00","fin":"2025-07-04T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":4,"inicio":"2025-07-07T12:00:00+00:00","fin":"2025-07-07T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":5,"inicio":"2025-07-09T12:00:00+00:00","fin":"2025-07-09T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":6,"inicio":"2025-07-11T12:00:00+00:00","fin":"2025-07-11T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":7,"inicio":"2025-07-14T12:00:00+00:00","fin":"2025-07-14T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":8,"inicio":"2025-07-16T12:00:00+00:00","fin":"2025-07-16T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":9,"inicio":"2025-07-18T12:00:00+00:00","fin":"2025-07-18T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":10,"inicio":"2025-07-21T12:00:00+00:00","fin":"2025-07-21T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":11,"inicio":"2025-07-23T12:00:00+00:00","fin":"2025-07-23T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":12,"inicio":"2025-07-25T12:00:00+00:00","fin":"2025-07-25T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":13,"inicio":"2025-07-28T12:00:00+00:00","fin":"2025-07-28T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":14,"inicio":"2025-07-30T12:00:00+00:00","fin":"2025-07-30T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":15,"inicio":"2025-08-01T12:00:00+00:00","fin":"2025-08-01T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":16,"inicio":"2025-08-04T12:00:00+00:00","fin":"2025-08-04T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":17,"inicio":"2025-08-06T12:00:00+00:00","fin":"2025-08-06T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":18,"inicio":"2025-08-08T12:00:00+00:00","fin":"2025-08-08T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":19,"inicio":"2025-08-11T12:00:00+00:00","fin":"2025-08-11T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":20,"inicio":"2025-08-13T12:00:00+00:00","fin":"2025-08-13T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":21,"inicio":"2025-08-15T12:00:00+00:00","fin":"2025-08-15T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":22,"inicio":"2025-08-18T12:00:00+00:00","fin":"2025-08-18T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":23,"inicio":"2025-08-20T12:00:00+00:00","fin":"2025-08-20T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":24,"inicio":"2025-08-22T12:00:00+00:00","fin":"2025-08-22T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":25,"inicio":"2025-08-25T12:00:00+00:00","fin":"2025-08-25T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":26,"inicio":"2025-08-27T12:00:00+00:00","fin":"2025-08-27T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":27,"inicio":"2025-08-29T12:00:00+00:00","fin":"2025-08-29T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":28,"inicio":"2025-09-01T12:00:00+00:00","fin":"2025-09-01T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":29,"inicio":"2025-09-03T12:00:00+00:00","fin":"2025-09-03T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","orden":30,"inicio":"2025-09-05T12:00:00+00:00","fin":"2025-09-05T13:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":1,"inicio":"2025-10-10T00:00:00+00:00","fin":"2025-10-10T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":2,"inicio":"2025-10-15T00:00:00+00:00","fin":"2025-10-15T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":3,"inicio":"2025-10-17T00:00:00+00:00","fin":"2025-10-17T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":4,"inicio":"2025-10-22T00:00:00+00:00","fin":"2025-10-22T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":5,"inicio":"2025-10-24T00:00:00+00:00","fin":"2025-10-24T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":6,"inicio":"2025-10-29T00:00:00+00:00","fin":"2025-10-29T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":7,"inicio":"2025-10-31T00:00:00+00:00","fin":"2025-10-31T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":8,"inicio":"2025-11-05T00:00:00+00:00","fin":"2025-11-05T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":9,"inicio":"2025-11-07T00:00:00+00:00","fin":"2025-11-07T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","orden":10,"inicio":"2025-11-12T00:00:00+00:00","fin":"2025-11-12T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"f9d744cc-400a-4070-a435-55eb3683c158","orden":1,"inicio":"2025-07-31T23:00:00+00:00","fin":"2025-08-01T01:00:00+00:00","lugar":"Auditorio Pedro Carbo, Guayaquil"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":1,"inicio":"2026-03-10T00:00:00+00:00","fin":"2026-03-10T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":2,"inicio":"2026-03-12T00:00:00+00:00","fin":"2026-03-12T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":3,"inicio":"2026-03-17T00:00:00+00:00","fin":"2026-03-17T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":4,"inicio":"2026-03-19T00:00:00+00:00","fin":"2026-03-19T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":5,"inicio":"2026-03-24T00:00:00+00:00","fin":"2026-03-24T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":6,"inicio":"2026-03-26T00:00:00+00:00","fin":"2026-03-26T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":7,"inicio":"2026-03-31T00:00:00+00:00","fin":"2026-03-31T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":8,"inicio":"2026-04-02T00:00:00+00:00","fin":"2026-04-02T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":9,"inicio":"2026-04-07T00:00:00+00:00","fin":"2026-04-07T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":10,"inicio":"2026-04-09T00:00:00+00:00","fin":"2026-04-09T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":11,"inicio":"2026-04-14T00:00:00+00:00","fin":"2026-04-14T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":12,"inicio":"2026-04-16T00:00:00+00:00","fin":"2026-04-16T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":13,"inicio":"2026-04-21T00:00:00+00:00","fin":"2026-04-21T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":14,"inicio":"2026-04-23T00:00:00+00:00","fin":"2026-04-23T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":15,"inicio":"2026-04-28T00:00:00+00:00","fin":"2026-04-28T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","orden":16,"inicio":"2026-04-30T00:00:00+00:00","fin":"2026-04-30T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":1,"inicio":"2026-03-13T21:00:00+00:00","fin":"2026-03-14T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":2,"inicio":"2026-03-14T21:00:00+00:00","fin":"2026-03-15T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":3,"inicio":"2026-03-20T21:00:00+00:00","fin":"2026-03-21T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":4,"inicio":"2026-03-21T21:00:00+00:00","fin":"2026-03-22T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":5,"inicio":"2026-03-27T21:00:00+00:00","fin":"2026-03-28T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":6,"inicio":"2026-03-28T21:00:00+00:00","fin":"2026-03-29T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":7,"inicio":"2026-04-03T21:00:00+00:00","fin":"2026-04-04T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":8,"inicio":"2026-04-04T21:00:00+00:00","fin":"2026-04-05T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":9,"inicio":"2026-04-10T21:00:00+00:00","fin":"2026-04-11T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":10,"inicio":"2026-04-11T21:00:00+00:00","fin":"2026-04-12T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":11,"inicio":"2026-04-17T21:00:00+00:00","fin":"2026-04-18T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":12,"inicio":"2026-04-18T21:00:00+00:00","fin":"2026-04-19T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":13,"inicio":"2026-04-24T21:00:00+00:00","fin":"2026-04-25T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":14,"inicio":"2026-04-25T21:00:00+00:00","fin":"2026-04-26T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":15,"inicio":"2026-05-01T21:00:00+00:00","fin":"2026-05-02T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":16,"inicio":"2026-05-02T21:00:00+00:00","fin":"2026-05-03T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":17,"inicio":"2026-05-08T21:00:00+00:00","fin":"2026-05-09T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":18,"inicio":"2026-05-09T21:00:00+00:00","fin":"2026-05-10T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":19,"inicio":"2026-05-15T21:00:00+00:00","fin":"2026-05-16T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":20,"inicio":"2026-05-16T21:00:00+00:00","fin":"2026-05-17T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":21,"inicio":"2026-05-22T21:00:00+00:00","fin":"2026-05-23T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":22,"inicio":"2026-05-23T21:00:00+00:00","fin":"2026-05-24T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":23,"inicio":"2026-05-29T21:00:00+00:00","fin":"2026-05-30T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","orden":24,"inicio":"2026-05-30T21:00:00+00:00","fin":"2026-05-31T01:00:00+00:00","lugar":"Casa de la Cultura Universitaria, Cuenca, y aula virtual"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":1,"inicio":"2026-03-03T22:00:00+00:00","fin":"2026-03-04T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":2,"inicio":"2026-03-05T22:00:00+00:00","fin":"2026-03-06T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":3,"inicio":"2026-03-10T22:00:00+00:00","fin":"2026-03-11T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":4,"inicio":"2026-03-12T22:00:00+00:00","fin":"2026-03-13T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":5,"inicio":"2026-03-17T22:00:00+00:00","fin":"2026-03-18T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":6,"inicio":"2026-03-19T22:00:00+00:00","fin":"2026-03-20T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":7,"inicio":"2026-03-24T22:00:00+00:00","fin":"2026-03-25T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":8,"inicio":"2026-03-26T22:00:00+00:00","fin":"2026-03-27T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":9,"inicio":"2026-03-31T22:00:00+00:00","fin":"2026-04-01T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":10,"inicio":"2026-04-02T22:00:00+00:00","fin":"2026-04-03T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":11,"inicio":"2026-04-07T22:00:00+00:00","fin":"2026-04-08T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":12,"inicio":"2026-04-09T22:00:00+00:00","fin":"2026-04-10T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":13,"inicio":"2026-04-14T22:00:00+00:00","fin":"2026-04-15T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":14,"inicio":"2026-04-16T22:00:00+00:00","fin":"2026-04-17T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":15,"inicio":"2026-04-21T22:00:00+00:00","fin":"2026-04-22T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","orden":16,"inicio":"2026-04-23T22:00:00+00:00","fin":"2026-04-24T00:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula 8"}, 
 {"curso_id":"ea14698c-6b79-4238-8444-1d535d1d5ffc","orden":1,"inicio":"2026-04-02T23:00:00+00:00","fin":"2026-04-03T02:00:00+00:00","lugar":"Escuela de Gastronomía, sala de catas, Guayaquil"}, 
 {"curso_id":"ea14698c-6b79-4238-8444-1d535d1d5ffc","orden":2,"inicio":"2026-04-09T23:00:00+00:00","fin":"2026-04-10T02:00:00+00:00","lugar":"Escuela de Gastronomía, sala de catas, Guayaquil"}, 
 {"curso_id":"ea14698c-6b79-4238-8444-1d535d1d5ffc","orden":3,"inicio":"2026-04-16T23:00:00+00:00","fin":"2026-04-17T02:00:00+00:00","lugar":"Escuela de Gastronomía, sala de catas, Guayaquil"}, 
 {"curso_id":"ea14698c-6b79-4238-8444-1d535d1d5ffc","orden":4,"inicio":"2026-04-23T23:00:00+00:00","fin":"2026-04-24T02:00:00+00:00","lugar":"Escuela de Gastronomía, sala de catas, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":1,"inicio":"2026-04-09T22:00:00+00:00","fin":"2026-04-10T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":2,"inicio":"2026-04-14T22:00:00+00:00","fin":"2026-04-15T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":3,"inicio":"2026-04-16T22:00:00+00:00","fin":"2026-04-17T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":4,"inicio":"2026-04-21T22:00:00+00:00","fin":"2026-04-22T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":5,"inicio":"2026-04-23T22:00:00+00:00","fin":"2026-04-24T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":6,"inicio":"2026-04-28T22:00:00+00:00","fin":"2026-04-29T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":7,"inicio":"2026-04-30T22:00:00+00:00","fin":"2026-05-01T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":8,"inicio":"2026-05-05T22:00:00+00:00","fin":"2026-05-06T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":9,"inicio":"2026-05-07T22:00:00+00:00","fin":"2026-05-08T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":10,"inicio":"2026-05-12T22:00:00+00:00","fin":"2026-05-13T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":11,"inicio":"2026-05-14T22:00:00+00:00","fin":"2026-05-15T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":12,"inicio":"2026-05-19T22:00:00+00:00","fin":"2026-05-20T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":13,"inicio":"2026-05-21T22:00:00+00:00","fin":"2026-05-22T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":14,"inicio":"2026-05-26T22:00:00+00:00","fin":"2026-05-27T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":15,"inicio":"2026-05-28T22:00:00+00:00","fin":"2026-05-29T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","orden":16,"inicio":"2026-06-02T22:00:00+00:00","fin":"2026-06-03T01:00:00+00:00","lugar":"Taller de Artes, Guayaquil"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":1,"inicio":"2026-04-29T00:00:00+00:00","fin":"2026-04-29T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":2,"inicio":"2026-05-01T00:00:00+00:00","fin":"2026-05-01T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":3,"inicio":"2026-05-06T00:00:00+00:00","fin":"2026-05-06T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":4,"inicio":"2026-05-08T00:00:00+00:00","fin":"2026-05-08T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":5,"inicio":"2026-05-13T00:00:00+00:00","fin":"2026-05-13T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":6,"inicio":"2026-05-15T00:00:00+00:00","fin":"2026-05-15T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":7,"inicio":"2026-05-20T00:00:00+00:00","fin":"2026-05-20T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":8,"inicio":"2026-05-22T00:00:00+00:00","fin":"2026-05-22T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":9,"inicio":"2026-05-27T00:00:00+00:00","fin":"2026-05-27T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":10,"inicio":"2026-05-29T00:00:00+00:00","fin":"2026-05-29T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":11,"inicio":"2026-06-03T00:00:00+00:00","fin":"2026-06-03T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","orden":12,"inicio":"2026-06-05T00:00:00+00:00","fin":"2026-06-05T02:00:00+00:00","lugar":"Aula virtual (Zoom)"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":1,"inicio":"2026-04-17T22:00:00+00:00","fin":"2026-04-18T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":2,"inicio":"2026-04-18T22:00:00+00:00","fin":"2026-04-19T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":3,"inicio":"2026-04-24T22:00:00+00:00","fin":"2026-04-25T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":4,"inicio":"2026-04-25T22:00:00+00:00","fin":"2026-04-26T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":5,"inicio":"2026-05-01T22:00:00+00:00","fin":"2026-05-02T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":6,"inicio":"2026-05-02T22:00:00+00:00","fin":"2026-05-03T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":7,"inicio":"2026-05-08T22:00:00+00:00","fin":"2026-05-09T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":8,"inicio":"2026-05-09T22:00:00+00:00","fin":"2026-05-10T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":9,"inicio":"2026-05-15T22:00:00+00:00","fin":"2026-05-16T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":10,"inicio":"2026-05-16T22:00:00+00:00","fin":"2026-05-17T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":11,"inicio":"2026-05-22T22:00:00+00:00","fin":"2026-05-23T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":12,"inicio":"2026-05-23T22:00:00+00:00","fin":"2026-05-24T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":13,"inicio":"2026-05-29T22:00:00+00:00","fin":"2026-05-30T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":14,"inicio":"2026-05-30T22:00:00+00:00","fin":"2026-05-31T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":15,"inicio":"2026-06-05T22:00:00+00:00","fin":"2026-06-06T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":16,"inicio":"2026-06-06T22:00:00+00:00","fin":"2026-06-07T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":17,"inicio":"2026-06-12T22:00:00+00:00","fin":"2026-06-13T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":18,"inicio":"2026-06-13T22:00:00+00:00","fin":"2026-06-14T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":19,"inicio":"2026-06-19T22:00:00+00:00","fin":"2026-06-20T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":20,"inicio":"2026-06-20T22:00:00+00:00","fin":"2026-06-21T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":21,"inicio":"2026-06-26T22:00:00+00:00","fin":"2026-06-27T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":22,"inicio":"2026-06-27T22:00:00+00:00","fin":"2026-06-28T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":23,"inicio":"2026-07-03T22:00:00+00:00","fin":"2026-07-04T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":24,"inicio":"2026-07-04T22:00:00+00:00","fin":"2026-07-05T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":25,"inicio":"2026-07-10T22:00:00+00:00","fin":"2026-07-11T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":26,"inicio":"2026-07-11T22:00:00+00:00","fin":"2026-07-12T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":27,"inicio":"2026-07-17T22:00:00+00:00","fin":"2026-07-18T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","orden":28,"inicio":"2026-07-18T22:00:00+00:00","fin":"2026-07-19T01:00:00+00:00","lugar":"Sede Quito, Av. 12 de Octubre, aula magna, y aula virtual"}, 
 {"curso_id":"669b2939-3630-4341-a29a-f5fe433a1b55","orden":1,"inicio":"2026-05-02T13:00:00+00:00","fin":"2026-05-02T18:00:00+00:00","lugar":"Facultad de Ingeniería, laboratorio eléctrico, Guayaquil"}, 
 {"curso_id":"669b2939-3630-4341-a29a-f5fe433a1b55","orden":2,"inicio":"2026-05-09T13:00:00+00:00","fin":"2026-05-09T18:00:00+00:00","lugar":"Facultad de Ingeniería, laboratorio eléctrico, Guayaquil"}, 
 {"curso_id":"669b2939-3630-4341-a29a-f5fe433a1b55","orden":3,"inicio":"2026-05-16T13:00:00+00:00","fin":"2026-05-16T18:00:00+00:00","lugar":"Facultad de Ingeniería, laboratorio eléctrico, Guayaquil"}, 
 {"curso_id":"669b2939-3630-4341-a29a-f5fe433a1b55","orden":4,"inicio":"2026-05-23T13:00:00+00:00","fin":"2026-05-23T18:00:00+00:00","lugar":"Facultad de Ingeniería, laboratorio eléctrico, Guayaquil"}, 
 {"curso_id":"669b2939-3630-4341-a29a-f5fe433a1b55","orden":5,"inicio":"2026-05-30T13:00:00+00:00","fin":"2026-05-30T18:00:00+00:00","lugar":"Facultad de Ingeniería, laboratorio eléctrico, Guayaquil"}, 
 {"curso_id":"669b2939-3630-4341-a29a-f5fe433a1b55","orden":6,"inicio":"2026-06-06T13:00:00+00:00","fin":"2026-06-06T18:00:00+00:00","lugar":"Facultad de Ingeniería, laboratorio eléctrico, Guayaquil"}, 
 {"curso_id":"669b2939-3630-4341-a29a-f5fe433a1b55","orden":7,"inicio":"2026-06-13T13:00:00+00:00","fin":"2026-06-13T18:00:00+00:00","lugar":"Facultad de Ingeniería, laboratorio eléctrico, Guayaquil"}, 
 {"curso_id":"1cdc85e3-970f-48a6-917f-18d2ddc582b3","orden":1,"inicio":"2026-04-24T22:00:00+00:00","fin":"2026-04-25T01:30:00+00:00","lugar":"Escuela de Gastronomía, cocina 1, Guayaquil"}, 
 {"curso_id":"1cdc85e3-970f-48a6-917f-18d2ddc582b3","orden":2,"inicio":"2026-05-01T22:00:00+00:00","fin":"2026-05-02T01:30:00+00:00","lugar":"Escuela de Gastronomía, cocina 1, Guayaquil"}, 
 {"curso_id":"1cdc85e3-970f-48a6-917f-18d2ddc582b3","orden":3,"inicio":"2026-05-08T22:00:00+00:00","fin":"2026-05-09T01:30:00+00:00","lugar":"Escuela de Gastronomía, cocina 1, Guayaquil"}, 
 {"curso_id":"1cdc85e3-970f-48a6-917f-18d2ddc582b3","orden":4,"inicio":"2026-05-15T22:00:00+00:00","fin":"2026-05-16T01:30:00+00:00","lugar":"Escuela de Gastronomía, cocina 1, Guayaquil"}, 
 {"curso_id":"1cdc85e3-970f-48a6-917f-18d2ddc582b3","orden":5,"inicio":"2026-05-22T22:00:00+00:00","fin":"2026-05-23T01:30:00+00:00","lugar":"Escuela de Gastronomía, cocina 1, Guayaquil"}, 
 {"curso_id":"55070a09-59f3-43c6-b932-90f2248c9720","orden":1,"inicio":"2026-04-04T14:00:00+00:00","fin":"2026-04-04T16:30:00+00:00","lugar":"Facultad de Ingeniería, laboratorio de prototipos, Guayaquil"}, 
 {"curso_id":"55070a09-59f3-43c6-b932-90f2248c9720","orden":2,"inicio":"2026-04-11T14:00:00+00:00","fin":"2026-04-11T16:30:00+00:00","lugar":"Facultad de Ingeniería, laboratorio de prototipos, Guayaquil"}, 
 {"curso_id":"55070a09-59f3-43c6-b932-90f2248c9720","orden":3,"inicio":"2026-04-18T14:00:00+00:00","fin":"2026-04-18T16:30:00+00:00","lugar":"Facultad de Ingeniería, laboratorio de prototipos, Guayaquil"}, 
 {"curso_id":"55070a09-59f3-43c6-b932-90f2248c9720","orden":4,"inicio":"2026-04-25T14:00:00+00:00","fin":"2026-04-25T16:30:00+00:00","lugar":"Facultad de Ingeniería, laboratorio de prototipos, Guayaquil"}, 
 {"curso_id":"55070a09-59f3-43c6-b932-90f2248c9720","orden":5,"inicio":"2026-05-02T14:00:00+00:00","fin":"2026-05-02T16:30:00+00:00","lugar":"Facultad de Ingeniería, laboratorio de prototipos, Guayaquil"}, 
 {"curso_id":"55070a09-59f3-43c6-b932-90f2248c9720","orden":6,"inicio":"2026-05-09T14:00:00+00:00","fin":"2026-05-09T16:30:00+00:00","lugar":"Facultad de Ingeniería, laboratorio de prototipos, Guayaquil"}, 
 {"curso_id":"e3556d64-2c43-4334-84ad-10058153b0e0","orden":1,"inicio":"2026-03-28T13:00:00+00:00","fin":"2026-03-28T18:00:00+00:00","lugar":"Taller de Diseño, Cuenca"}, 
 {"curso_id":"e3556d64-2c43-4334-84ad-10058153b0e0","orden":2,"inicio":"2026-04-04T13:00:00+00:00","fin":"2026-04-04T18:00:00+00:00","lugar":"Taller de Diseño, Cuenca"}, 
 {"curso_id":"e3556d64-2c43-4334-84ad-10058153b0e0","orden":3,"inicio":"2026-04-11T13:00:00+00:00","fin":"2026-04-11T18:00:00+00:00","lugar":"Taller de Diseño, Cuenca"}, 
 {"curso_id":"e3556d64-2c43-4334-84ad-10058153b0e0","orden":4,"inicio":"2026-04-18T13:00:00+00:00","fin":"2026-04-18T18:00:00+00:00","lugar":"Taller de Diseño, Cuenca"}, 
 {"curso_id":"e3556d64-2c43-4334-84ad-10058153b0e0","orden":5,"inicio":"2026-04-25T13:00:00+00:00","fin":"2026-04-25T18:00:00+00:00","lugar":"Taller de Diseño, Cuenca"}, 
 {"curso_id":"e3556d64-2c43-4334-84ad-10058153b0e0","orden":6,"inicio":"2026-05-02T13:00:00+00:00","fin":"2026-05-02T18:00:00+00:00","lugar":"Taller de Diseño, Cuenca"}]');
insert into public.cursos (id, identificacion, nombre, descripcion, modalidad, inicio, fin, inscripcion_desde, inscripcion_hasta, cupo, ocupados, ultima_espera, precio, moneda, impuesto_codigo, impuesto_tarifa, cuotas, descuento_motivo, descuento_valor, descuento_hasta, requiere_aprobacion, anulacion_hasta, anulacion_retencion_valor, anulacion_retencion_porcentaje, anulacion_requiere_aprobacion, cancelado_el, version, descuento_declaracion, descuento_codigo) overriding system value select id, identificacion, nombre, descripcion, modalidad, inicio, fin, inscripcion_desde, inscripcion_hasta, cupo, ocupados, ultima_espera, precio, moneda, impuesto_codigo, impuesto_tarifa, cuotas, descuento_motivo, descuento_valor, descuento_hasta, requiere_aprobacion, anulacion_hasta, anulacion_retencion_valor, anulacion_retencion_porcentaje, anulacion_requiere_aprobacion, cancelado_el, version, descuento_declaracion, descuento_codigo from json_populate_recordset(null::public.cursos, '[{"id":"56594acc-4b2f-4162-a872-95e3698a3d9b","identificacion":"EXT-2025-006","nombre":"Excel para la gestión administrativa","descripcion":"Tablas dinámicas, funciones de búsqueda, validación de datos y tableros de control con ejercicios tomados de oficinas reales. Al terminar, cada participante presenta el tablero de su propia área.","modalidad":"presencial","inicio":"2025-09-30","fin":"2025-11-06","inscripcion_desde":"2025-08-22","inscripcion_hasta":"2025-09-26","cupo":24,"ocupados":0,"ultima_espera":0,"precio":14500,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":0.00,"cuotas":1,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2025-09-28","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":10.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"2506bda5-9be8-4a68-b885-01e1120a3f72","identificacion":"EXT-2025-004","nombre":"Redacción de informes técnicos","descripcion":"Estructura, claridad y estilo: del borrador al informe que se lee. Cada semana se corrige un texto del participante, línea por línea.","modalidad":"virtual","inicio":"2025-07-07","fin":"2025-08-06","inscripcion_desde":"2025-05-29","inscripcion_hasta":"2025-07-04","cupo":30,"ocupados":0,"ultima_espera":0,"precio":9500,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":1,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2025-07-05","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"a51d331f-4609-4cdc-a466-75c16f6b770f","identificacion":"EXT-2025-003","nombre":"Inglés B1: conversación","descripcion":"Conversar con soltura sobre el trabajo, los viajes y la actualidad. Grupos pequeños, un tema por semana y retroalimentación individual de la pronunciación.","modalidad":"virtual","inicio":"2025-06-30","fin":"2025-09-05","inscripcion_desde":"2025-05-17","inscripcion_hasta":"2025-06-24","cupo":16,"ocupados":0,"ultima_espera":0,"precio":22000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":0.00,"cuotas":3,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2025-06-28","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","identificacion":"EXT-2025-007","nombre":"Gestión de proyectos con marcos ágiles","descripcion":"Scrum y Kanban sin dogmas: cuándo sirven, cuándo no y cómo empezar el lunes. Simulación de tres iteraciones con un producto inventado por el grupo.","modalidad":"virtual","inicio":"2025-10-09","fin":"2025-11-11","inscripcion_desde":"2025-08-27","inscripcion_hasta":"2025-10-05","cupo":28,"ocupados":0,"ultima_espera":0,"precio":19500,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":2,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2025-10-07","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"f9d744cc-400a-4070-a435-55eb3683c158","identificacion":"EXT-2025-005","nombre":"Charla abierta: leer los Andes en su paisaje","descripcion":"Un recorrido por la geología, los caminos y los cultivos de la Sierra con quienes los investigan. Entrada libre con inscripción previa.","modalidad":"presencial","inicio":"2025-07-31","fin":"2025-07-31","inscripcion_desde":"2025-06-22","inscripcion_hasta":"2025-07-28","cupo":120,"ocupados":0,"ultima_espera":0,"precio":0,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":0.00,"cuotas":1,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2025-07-29","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"782f15c0-102b-48c6-ad99-541f191df30b","identificacion":"EXT-2026-007","nombre":"Diplomado en gestión cultural","descripcion":"Políticas públicas, formulación de proyectos, financiamiento y públicos. El trabajo final es un proyecto listo para presentarse a una convocatoria.","modalidad":"hibrida","inicio":"2026-03-13","fin":"2026-05-30","inscripcion_desde":"2026-01-28","inscripcion_hasta":"2026-03-07","cupo":22,"ocupados":0,"ultima_espera":0,"precio":68000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":0.00,"cuotas":4,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":true,"anulacion_hasta":"2026-03-11","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":15.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","identificacion":"EXT-2026-016","nombre":"Cerámica: torno y esmaltes","descripcion":"Centrado, cilindros, cuencos y esmaltado en alta temperatura. Un torno por persona, por eso el cupo es pequeño.","modalidad":"presencial","inicio":"2026-04-09","fin":"2026-06-02","inscripcion_desde":"2026-02-19","inscripcion_hasta":"2026-04-05","cupo":8,"ocupados":0,"ultima_espera":1,"precio":28000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":2,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2026-04-07","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"669b2939-3630-4341-a29a-f5fe433a1b55","identificacion":"EXT-2026-026","nombre":"Instalaciones eléctricas residenciales","descripcion":"Circuitos, protecciones, puesta a tierra y normas NEC ecuatorianas. Prácticas en tableros reales y evaluación final.","modalidad":"presencial","inicio":"2026-05-02","fin":"2026-06-13","inscripcion_desde":"2026-02-20","inscripcion_hasta":"2026-04-28","cupo":16,"ocupados":0,"ultima_espera":0,"precio":16500,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":2,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2026-04-30","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"1cdc85e3-970f-48a6-917f-18d2ddc582b3","identificacion":"EXT-2026-024","nombre":"Cocina de la Costa: encocados y cazuelas","descripcion":"Del mercado a la mesa: mariscos, verde, maní y coco. Recetas de Esmeraldas y Manabí con cocineras invitadas. Incluye ingredientes.","modalidad":"presencial","inicio":"2026-04-24","fin":"2026-05-22","inscripcion_desde":"2026-02-19","inscripcion_hasta":"2026-04-20","cupo":14,"ocupados":0,"ultima_espera":0,"precio":19000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":1,"descuento_motivo":"Graduados de la universidad","descuento_valor":1900,"descuento_hasta":"2026-04-17","requiere_aprobacion":false,"anulacion_hasta":"2026-04-22","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":"GRADUADOS2026"}, 
 {"id":"e3556d64-2c43-4334-84ad-10058153b0e0","identificacion":"EXT-2026-011","nombre":"Carpintería básica de muebles","descripcion":"Medir, cortar, ensamblar y acabar un banco de madera de teca. Cancelado por mantenimiento del taller; los valores pagados quedan a favor de cada participante.","modalidad":"presencial","inicio":"2026-03-28","fin":"2026-05-02","inscripcion_desde":"2026-02-15","inscripcion_hasta":"2026-03-22","cupo":10,"ocupados":0,"ultima_espera":0,"precio":20000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":1,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2026-03-26","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":"2026-03-14T22:14:00+00:00","version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","identificacion":"EXT-2026-005","nombre":"Contabilidad básica para no contadores","descripcion":"Leer un balance, entender un estado de resultados y conversar con el contador sin miedo. Ejercicios con una panadería de barrio, mes a mes.","modalidad":"virtual","inicio":"2026-03-09","fin":"2026-04-29","inscripcion_desde":"2026-01-29","inscripcion_hasta":"2026-03-06","cupo":30,"ocupados":1,"ultima_espera":0,"precio":16000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":0.00,"cuotas":3,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2026-03-07","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","identificacion":"EXT-2026-004","nombre":"Lengua de señas ecuatoriana, nivel 1","descripcion":"Saludos, familia, trabajo y servicios, con docentes sordos e intérprete. Conversación desde la primera clase.","modalidad":"presencial","inicio":"2026-03-03","fin":"2026-04-23","inscripcion_desde":"2026-01-21","inscripcion_hasta":"2026-02-26","cupo":18,"ocupados":1,"ultima_espera":0,"precio":11000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":0.00,"cuotas":1,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2026-03-01","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"ea14698c-6b79-4238-8444-1d535d1d5ffc","identificacion":"EXT-2026-013","nombre":"Cata y cultura del café ecuatoriano","descripcion":"Variedades, beneficio, tueste y cata a ciegas de cafés de Loja, Zaruma, Galápagos y el noroccidente de Pichincha.","modalidad":"presencial","inicio":"2026-04-02","fin":"2026-04-23","inscripcion_desde":"2026-02-04","inscripcion_hasta":"2026-03-14","cupo":14,"ocupados":1,"ultima_espera":0,"precio":17500,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":1,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":false,"anulacion_hasta":"2026-03-31","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","identificacion":"EXT-2026-025","nombre":"Marketing digital para negocios locales","descripcion":"Presencia en buscadores y redes, contenido, pauta con poco presupuesto y medición. Cada participante sale con el plan de tres meses de su negocio.","modalidad":"virtual","inicio":"2026-04-28","fin":"2026-06-04","inscripcion_desde":"2026-02-14","inscripcion_hasta":"2026-04-25","cupo":40,"ocupados":1,"ultima_espera":0,"precio":18000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":3,"descuento_motivo":"Pronto pago","descuento_valor":2500,"descuento_hasta":"2026-04-22","requiere_aprobacion":false,"anulacion_hasta":"2026-04-26","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","identificacion":"EXT-2026-021","nombre":"Diplomado en docencia universitaria","descripcion":"Planificación por resultados de aprendizaje, evaluación auténtica, aulas inclusivas y recursos digitales. Requiere título de tercer nivel: la coordinación revisa cada postulación.","modalidad":"hibrida","inicio":"2026-04-17","fin":"2026-07-18","inscripcion_desde":"2026-02-13","inscripcion_hasta":"2026-04-13","cupo":30,"ocupados":1,"ultima_espera":0,"precio":72000,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":0.00,"cuotas":5,"descuento_motivo":null,"descuento_valor":null,"descuento_hasta":null,"requiere_aprobacion":true,"anulacion_hasta":"2026-04-15","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":15.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":null,"descuento_codigo":null}, 
 {"id":"55070a09-59f3-43c6-b932-90f2248c9720","identificacion":"EXT-2026-014","nombre":"Robótica para niñas y niños de 8 a 12 años","descripcion":"Sensores, motores y programación por bloques en equipos de tres. Se inscribe una persona adulta y participa el niño o la niña.","modalidad":"presencial","inicio":"2026-04-04","fin":"2026-05-09","inscripcion_desde":"2026-02-15","inscripcion_hasta":"2026-03-31","cupo":18,"ocupados":1,"ultima_espera":0,"precio":12500,"moneda":"USD","impuesto_codigo":"IVA","impuesto_tarifa":15.00,"cuotas":1,"descuento_motivo":"Hermanos","descuento_valor":1500,"descuento_hasta":"2026-03-28","requiere_aprobacion":false,"anulacion_hasta":"2026-04-02","anulacion_retencion_valor":0,"anulacion_retencion_porcentaje":0.00,"anulacion_requiere_aprobacion":false,"cancelado_el":null,"version":1,"descuento_declaracion":"Declaro que una hermana o un hermano de quien participa también está inscrito en un curso de esta institución.","descuento_codigo":null}]');
insert into public.enlace_facturas (enlace_id, factura, cliente_id, moneda, valor) overriding system value select enlace_id, factura, cliente_id, moneda, valor from json_populate_recordset(null::public.enlace_facturas, '[{"enlace_id":"7661964b-87bf-47f5-8ecb-f280c84c3b0d","factura":"001-001-000000002","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":22000}, 
 {"enlace_id":"8f28aa32-9b5e-4286-95b7-73237a3a4553","factura":"001-001-000000004","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":14500}, 
 {"enlace_id":"b9e5d845-28f1-4444-9be8-839135e06d74","factura":"001-001-000000003","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":9750}, 
 {"enlace_id":"c7f827f9-9597-49b0-9b9a-d5b71c089d5c","factura":"001-001-000000003","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":9750}, 
 {"enlace_id":"9d09c83f-babd-4847-a882-0b7c36fc1de6","factura":"001-001-000000010","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":17500}, 
 {"enlace_id":"2da159b6-710d-4622-946e-699eb4da3e72","factura":"001-001-000000012","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":5166}, 
 {"enlace_id":"88f8c320-3fbe-4450-ad35-a97f784e7bf2","factura":"001-001-000000008","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":11000}, 
 {"enlace_id":"6710911a-2950-4ae8-b522-7ca5e9f168d3","factura":"001-001-000000011","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":17100}, 
 {"enlace_id":"f0f19fe5-0f3c-41ea-9e14-32b0032e824e","factura":"001-001-000000009","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":8250}, 
 {"enlace_id":"462a7694-5f85-43b7-8ac7-1c16a095e1a6","factura":"001-001-000000007","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":20000}]');
insert into public.enlaces (id, codigo, cliente_id, valor, moneda, estado, creado_el, caduca_el, recibo) overriding system value select id, codigo, cliente_id, valor, moneda, estado, creado_el, caduca_el, recibo from json_populate_recordset(null::public.enlaces, '[{"id":"c7f827f9-9597-49b0-9b9a-d5b71c089d5c","codigo":"hL4eTHSXRitMt6yScfLhxg","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":9750,"moneda":"USD","estado":"caducado","creado_el":"2025-11-10T04:22:00+00:00","caduca_el":"2025-11-13T04:22:00+00:00","recibo":null}, 
 {"id":"2da159b6-710d-4622-946e-699eb4da3e72","codigo":"zZXIpw7LJD3YCqW4NFMkCg","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":5166,"moneda":"USD","estado":"activo","creado_el":"2026-03-16T00:45:00+00:00","caduca_el":"2026-03-19T00:45:00+00:00","recibo":null}, 
 {"id":"6710911a-2950-4ae8-b522-7ca5e9f168d3","codigo":"segZpBy9oazZo900ffNuFA","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":17100,"moneda":"USD","estado":"revocado","creado_el":"2026-03-04T17:22:00+00:00","caduca_el":"2026-03-07T17:22:00+00:00","recibo":null}, 
 {"id":"7661964b-87bf-47f5-8ecb-f280c84c3b0d","codigo":"vquwarR7yw71Og2UBJlFoy","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":22000,"moneda":"USD","estado":"pagado","creado_el":"2025-06-14T20:17:00+00:00","caduca_el":"2025-06-15T19:12:00+00:00","recibo":"REC-000001"}, 
 {"id":"8f28aa32-9b5e-4286-95b7-73237a3a4553","codigo":"75Q9oJqZNXIqQ4fZFPPr1N","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":14500,"moneda":"USD","estado":"pagado","creado_el":"2025-09-24T16:30:00+00:00","caduca_el":"2025-09-25T14:05:00+00:00","recibo":"REC-000003"}, 
 {"id":"b9e5d845-28f1-4444-9be8-839135e06d74","codigo":"A6YN7psHo20VvuTa2NEfhf","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":9750,"moneda":"USD","estado":"pagado","creado_el":"2025-08-31T23:46:00+00:00","caduca_el":"2025-09-03T23:46:00+00:00","recibo":"REC-000002"}, 
 {"id":"9d09c83f-babd-4847-a882-0b7c36fc1de6","codigo":"BYqfsYS2gp91pnezQAUmsT","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":17500,"moneda":"USD","estado":"pagado","creado_el":"2026-03-04T19:04:00+00:00","caduca_el":"2026-03-05T16:28:00+00:00","recibo":"REC-000009"}, 
 {"id":"88f8c320-3fbe-4450-ad35-a97f784e7bf2","codigo":"GcYXnDykGHiFLsi97L8pLK","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":11000,"moneda":"USD","estado":"pagado","creado_el":"2026-02-26T18:33:00+00:00","caduca_el":"2026-02-28T17:13:00+00:00","recibo":"REC-000007"}, 
 {"id":"f0f19fe5-0f3c-41ea-9e14-32b0032e824e","codigo":"FQ0ZAmTh3uS1MtChRVF1IQ","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":8250,"moneda":"USD","estado":"pagado","creado_el":"2026-02-28T17:03:00+00:00","caduca_el":"2026-03-02T15:30:00+00:00","recibo":"REC-000008"}, 
 {"id":"462a7694-5f85-43b7-8ac7-1c16a095e1a6","codigo":"hERAwSrIx9vyOVH6Bt6TcL","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","valor":20000,"moneda":"USD","estado":"pagado","creado_el":"2026-02-18T02:47:00+00:00","caduca_el":"2026-02-21T00:32:00+00:00","recibo":"REC-000006"}]');
insert into public.factura_cuotas (factura, orden, vence, valor) overriding system value select factura, orden, vence, valor from json_populate_recordset(null::public.factura_cuotas, '[{"factura":"001-001-000000001","orden":1,"vence":"2025-06-09","valor":9500}, 
 {"factura":"001-001-000000002","orden":1,"vence":"2025-06-15","valor":7333}, 
 {"factura":"001-001-000000002","orden":2,"vence":"2025-07-15","valor":7333}, 
 {"factura":"001-001-000000002","orden":3,"vence":"2025-08-15","valor":7334}, 
 {"factura":"001-001-000000003","orden":1,"vence":"2025-09-03","valor":9750}, 
 {"factura":"001-001-000000003","orden":2,"vence":"2025-10-03","valor":9750}, 
 {"factura":"001-001-000000004","orden":1,"vence":"2025-09-25","valor":14500}, 
 {"factura":"001-001-000000005","orden":1,"vence":"2026-01-25","valor":11000}, 
 {"factura":"001-001-000000006","orden":1,"vence":"2026-02-05","valor":5333}, 
 {"factura":"001-001-000000006","orden":2,"vence":"2026-03-05","valor":5333}, 
 {"factura":"001-001-000000006","orden":3,"vence":"2026-04-05","valor":5334}, 
 {"factura":"001-001-000000007","orden":1,"vence":"2026-02-20","valor":20000}, 
 {"factura":"001-001-000000008","orden":1,"vence":"2026-02-28","valor":11000}, 
 {"factura":"001-001-000000009","orden":1,"vence":"2026-03-02","valor":8250}, 
 {"factura":"001-001-000000009","orden":2,"vence":"2026-04-02","valor":8250}, 
 {"factura":"001-001-000000010","orden":1,"vence":"2026-03-05","valor":17500}, 
 {"factura":"001-001-000000011","orden":1,"vence":"2026-03-07","valor":17100}, 
 {"factura":"001-001-000000012","orden":1,"vence":"2026-03-18","valor":5166}, 
 {"factura":"001-001-000000012","orden":2,"vence":"2026-04-18","valor":5166}, 
 {"factura":"001-001-000000012","orden":3,"vence":"2026-05-18","valor":5168}]');
insert into public.factura_impuestos (factura, orden, codigo, tarifa, base, valor) overriding system value select factura, orden, codigo, tarifa, base, valor from json_populate_recordset(null::public.factura_impuestos, '[{"factura":"001-001-000000001","orden":1,"codigo":"IVA","tarifa":15.00,"base":8261,"valor":1239}, 
 {"factura":"001-001-000000002","orden":1,"codigo":"IVA","tarifa":0.00,"base":22000,"valor":0}, 
 {"factura":"001-001-000000003","orden":1,"codigo":"IVA","tarifa":15.00,"base":16957,"valor":2543}, 
 {"factura":"001-001-000000004","orden":1,"codigo":"IVA","tarifa":0.00,"base":14500,"valor":0}, 
 {"factura":"001-001-000000005","orden":1,"codigo":"IVA","tarifa":0.00,"base":11000,"valor":0}, 
 {"factura":"001-001-000000006","orden":1,"codigo":"IVA","tarifa":0.00,"base":16000,"valor":0}, 
 {"factura":"001-001-000000007","orden":1,"codigo":"IVA","tarifa":15.00,"base":17391,"valor":2609}, 
 {"factura":"001-001-000000008","orden":1,"codigo":"IVA","tarifa":15.00,"base":9565,"valor":1435}, 
 {"factura":"001-001-000000009","orden":1,"codigo":"IVA","tarifa":15.00,"base":14348,"valor":2152}, 
 {"factura":"001-001-000000010","orden":1,"codigo":"IVA","tarifa":15.00,"base":15217,"valor":2283}, 
 {"factura":"001-001-000000011","orden":1,"codigo":"IVA","tarifa":15.00,"base":14870,"valor":2230}, 
 {"factura":"001-001-000000012","orden":1,"codigo":"IVA","tarifa":15.00,"base":13478,"valor":2022}, 
 {"factura":"001-002-000000001","orden":1,"codigo":"IVA","tarifa":15.00,"base":14348,"valor":2152}, 
 {"factura":"001-002-000000002","orden":1,"codigo":"IVA","tarifa":15.00,"base":17391,"valor":2609}]');
insert into public.factura_lineas (factura, orden, descripcion, cantidad, precio_unitario, descuento, total) overriding system value select factura, orden, descripcion, cantidad, precio_unitario, descuento, total from json_populate_recordset(null::public.factura_lineas, '[{"factura":"001-001-000000001","orden":1,"descripcion":"Redacción de informes técnicos · Ana Lucía Andrade Cevallos (EXT-2025-004)","cantidad":1,"precio_unitario":8261,"descuento":0,"total":9500}, 
 {"factura":"001-001-000000002","orden":1,"descripcion":"Inglés B1: conversación · Ana Lucía Andrade Cevallos (EXT-2025-003)","cantidad":1,"precio_unitario":22000,"descuento":0,"total":22000}, 
 {"factura":"001-001-000000003","orden":1,"descripcion":"Gestión de proyectos con marcos ágiles · Ana Lucía Andrade Cevallos (EXT-2025-007)","cantidad":1,"precio_unitario":16957,"descuento":0,"total":19500}, 
 {"factura":"001-001-000000004","orden":1,"descripcion":"Excel para la gestión administrativa · Ana Lucía Andrade Cevallos (EXT-2025-006)","cantidad":1,"precio_unitario":14500,"descuento":0,"total":14500}, 
 {"factura":"001-001-000000005","orden":1,"descripcion":"Lengua de señas ecuatoriana, nivel 1 · Ana Lucía Andrade Cevallos (EXT-2026-004)","cantidad":1,"precio_unitario":11000,"descuento":0,"total":11000}, 
 {"factura":"001-001-000000006","orden":1,"descripcion":"Contabilidad básica para no contadores · Ana Lucía Andrade Cevallos (EXT-2026-005)","cantidad":1,"precio_unitario":16000,"descuento":0,"total":16000}, 
 {"factura":"001-001-000000007","orden":1,"descripcion":"Carpintería básica de muebles · Ana Lucía Andrade Cevallos (EXT-2026-011)","cantidad":1,"precio_unitario":17391,"descuento":0,"total":20000}, 
 {"factura":"001-001-000000008","orden":1,"descripcion":"Robótica para niñas y niños de 8 a 12 años · Mateo Andrade Murillo (EXT-2026-014)","cantidad":1,"precio_unitario":10870,"descuento":1305,"total":11000}, 
 {"factura":"001-001-000000009","orden":1,"descripcion":"Instalaciones eléctricas residenciales · Ana Lucía Andrade Cevallos (EXT-2026-026)","cantidad":1,"precio_unitario":14348,"descuento":0,"total":16500}, 
 {"factura":"001-001-000000010","orden":1,"descripcion":"Cata y cultura del café ecuatoriano · Ana Lucía Andrade Cevallos (EXT-2026-013)","cantidad":1,"precio_unitario":15217,"descuento":0,"total":17500}, 
 {"factura":"001-001-000000011","orden":1,"descripcion":"Cocina de la Costa: encocados y cazuelas · Ana Lucía Andrade Cevallos (EXT-2026-024)","cantidad":1,"precio_unitario":16522,"descuento":1652,"total":17100}, 
 {"factura":"001-001-000000012","orden":1,"descripcion":"Marketing digital para negocios locales · Ana Lucía Andrade Cevallos (EXT-2026-025)","cantidad":1,"precio_unitario":15652,"descuento":2174,"total":15500}, 
 {"factura":"001-002-000000001","orden":1,"descripcion":"Anulación de la inscripción en Instalaciones eléctricas residenciales","cantidad":1,"precio_unitario":14348,"descuento":0,"total":16500}, 
 {"factura":"001-002-000000002","orden":1,"descripcion":"Anulación de la inscripción en Carpintería básica de muebles","cantidad":1,"precio_unitario":17391,"descuento":0,"total":20000}]');
insert into public.facturas (numero, tipo, refiere, cliente_id, inscripcion, estado, fecha_emision, fecha_vencimiento, comprador, subtotal, descuento, impuestos, total, pagado, acreditado, moneda, anulada_el, creada_el, version) overriding system value select numero, tipo, refiere, cliente_id, inscripcion, estado, fecha_emision, fecha_vencimiento, comprador, subtotal, descuento, impuestos, total, pagado, acreditado, moneda, anulada_el, creada_el, version from json_populate_recordset(null::public.facturas, '[{"numero":"001-001-000000001","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000002","estado":"anulada","fecha_emision":"2025-06-06","fecha_vencimiento":"2025-06-09","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":8261,"descuento":0,"impuestos":1239,"total":9500,"pagado":0,"acreditado":0,"moneda":"USD","anulada_el":"2025-06-09T16:43:07+00:00","creada_el":"2025-06-06T16:43:00+00:00","version":1}, 
 {"numero":"001-001-000000005","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000007","estado":"emitida","fecha_emision":"2026-01-22","fecha_vencimiento":"2026-01-25","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":11000,"descuento":0,"impuestos":0,"total":11000,"pagado":0,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2026-01-22T13:51:00+00:00","version":1}, 
 {"numero":"001-001-000000011","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000015","estado":"anulada","fecha_emision":"2026-03-04","fecha_vencimiento":"2026-03-07","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":16522,"descuento":1652,"impuestos":2230,"total":17100,"pagado":0,"acreditado":0,"moneda":"USD","anulada_el":"2026-03-06T18:04:00+00:00","creada_el":"2026-03-04T17:22:00+00:00","version":1}, 
 {"numero":"001-001-000000012","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000016","estado":"emitida","fecha_emision":"2026-03-15","fecha_vencimiento":"2026-05-18","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":15652,"descuento":2174,"impuestos":2022,"total":15500,"pagado":0,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2026-03-16T00:45:00+00:00","version":1}, 
 {"numero":"001-001-000000008","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000012","estado":"emitida","fecha_emision":"2026-02-25","fecha_vencimiento":"2026-02-28","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":10870,"descuento":1305,"impuestos":1435,"total":11000,"pagado":11000,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2026-02-25T17:13:00+00:00","version":2}, 
 {"numero":"001-001-000000010","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000014","estado":"emitida","fecha_emision":"2026-03-02","fecha_vencimiento":"2026-03-05","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":15217,"descuento":0,"impuestos":2283,"total":17500,"pagado":17500,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2026-03-02T16:28:00+00:00","version":2}, 
 {"numero":"001-001-000000002","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000003","estado":"emitida","fecha_emision":"2025-06-12","fecha_vencimiento":"2025-08-15","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":22000,"descuento":0,"impuestos":0,"total":22000,"pagado":22000,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2025-06-12T19:12:00+00:00","version":2}, 
 {"numero":"001-001-000000003","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000005","estado":"emitida","fecha_emision":"2025-08-31","fecha_vencimiento":"2025-10-03","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":16957,"descuento":0,"impuestos":2543,"total":19500,"pagado":9750,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2025-08-31T23:46:00+00:00","version":2}, 
 {"numero":"001-001-000000006","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000008","estado":"emitida","fecha_emision":"2026-02-02","fecha_vencimiento":"2026-04-05","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":16000,"descuento":0,"impuestos":0,"total":16000,"pagado":5333,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2026-02-02T14:11:00+00:00","version":2}, 
 {"numero":"001-001-000000004","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000006","estado":"emitida","fecha_emision":"2025-09-22","fecha_vencimiento":"2025-09-25","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":14500,"descuento":0,"impuestos":0,"total":14500,"pagado":14500,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2025-09-22T14:05:00+00:00","version":2}, 
 {"numero":"001-002-000000001","tipo":"nota_credito","refiere":"001-001-000000009","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000013","estado":"emitida","fecha_emision":"2026-03-03","fecha_vencimiento":"2026-03-03","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":14348,"descuento":0,"impuestos":2152,"total":16500,"pagado":0,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2026-03-03T21:37:00+00:00","version":1}, 
 {"numero":"001-002-000000002","tipo":"nota_credito","refiere":"001-001-000000007","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000010","estado":"emitida","fecha_emision":"2026-03-14","fecha_vencimiento":"2026-03-14","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":17391,"descuento":0,"impuestos":2609,"total":20000,"pagado":0,"acreditado":0,"moneda":"USD","anulada_el":null,"creada_el":"2026-03-14T22:14:00+00:00","version":1}, 
 {"numero":"001-001-000000007","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000010","estado":"emitida","fecha_emision":"2026-02-17","fecha_vencimiento":"2026-02-20","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":17391,"descuento":0,"impuestos":2609,"total":20000,"pagado":0,"acreditado":20000,"moneda":"USD","anulada_el":null,"creada_el":"2026-02-18T00:32:00+00:00","version":2}, 
 {"numero":"001-001-000000009","tipo":"factura","refiere":null,"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","inscripcion":"INS-000013","estado":"emitida","fecha_emision":"2026-02-27","fecha_vencimiento":"2026-04-02","comprador":{"correo": "demo@portal.test", "telefono": "+593991234567", "direccion": "Calle Panamá N14-32, Guayaquil", "razonSocial": "Ana Lucía Andrade Cevallos", "identificacion": "1714307103", "tipoIdentificacion": "05"},"subtotal":14348,"descuento":0,"impuestos":2152,"total":16500,"pagado":0,"acreditado":16500,"moneda":"USD","anulada_el":null,"creada_el":"2026-02-27T15:30:00+00:00","version":2}]');
insert into public.inscripcion_historial (inscripcion, orden, de, a, fecha, actor) overriding system value select inscripcion, orden, de, a, fecha, actor from json_populate_recordset(null::public.inscripcion_historial, '[{"inscripcion":"INS-000001","orden":1,"de":null,"a":"en_espera","fecha":"1970-01-01T00:33:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000002","orden":1,"de":null,"a":"pendiente_pago","fecha":"2025-06-06T16:43:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000002","orden":2,"de":"pendiente_pago","a":"caducada","fecha":"2025-06-09T16:43:07+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000003","orden":1,"de":null,"a":"pendiente_pago","fecha":"2025-06-12T19:12:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000003","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2025-06-14T21:17:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000003","orden":3,"de":"activa","a":"finalizada","fecha":"2025-09-06T05:00:55+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000004","orden":1,"de":null,"a":"activa","fecha":"2025-06-27T18:47:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000004","orden":2,"de":"activa","a":"finalizada","fecha":"2025-08-01T05:00:20+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000005","orden":1,"de":null,"a":"pendiente_pago","fecha":"2025-08-31T23:46:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000005","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2025-09-01T00:27:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000005","orden":3,"de":"activa","a":"finalizada","fecha":"2025-11-12T05:00:57+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000006","orden":1,"de":null,"a":"pendiente_pago","fecha":"2025-09-22T14:05:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000006","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2025-09-24T17:30:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000006","orden":3,"de":"activa","a":"finalizada","fecha":"2025-11-07T05:00:57+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000007","orden":1,"de":null,"a":"pendiente_pago","fecha":"2026-01-22T13:51:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000007","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2026-01-24T15:07:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000008","orden":1,"de":null,"a":"pendiente_pago","fecha":"2026-02-02T14:11:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000008","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2026-02-04T16:15:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000009","orden":1,"de":null,"a":"pendiente_aprobacion","fecha":"2026-02-15T21:11:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000010","orden":1,"de":null,"a":"pendiente_pago","fecha":"2026-02-18T00:32:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000010","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2026-02-18T03:47:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000010","orden":3,"de":"activa","a":"anulada","fecha":"2026-03-14T22:14:00+00:00","actor":"institucion"}, 
 {"inscripcion":"INS-000011","orden":1,"de":null,"a":"pendiente_aprobacion","fecha":"2026-02-19T17:24:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000011","orden":2,"de":"pendiente_aprobacion","a":"rechazada","fecha":"2026-02-20T20:41:00+00:00","actor":"institucion"}, 
 {"inscripcion":"INS-000012","orden":1,"de":null,"a":"pendiente_pago","fecha":"2026-02-25T17:13:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000012","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2026-02-26T19:33:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000013","orden":1,"de":null,"a":"pendiente_pago","fecha":"2026-02-27T15:30:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000013","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2026-02-28T18:03:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000013","orden":3,"de":"activa","a":"anulada","fecha":"2026-03-03T21:37:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000014","orden":1,"de":null,"a":"pendiente_pago","fecha":"2026-03-02T16:28:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000014","orden":2,"de":"pendiente_pago","a":"activa","fecha":"2026-03-04T20:04:00+00:00","actor":"sistema"}, 
 {"inscripcion":"INS-000015","orden":1,"de":null,"a":"pendiente_pago","fecha":"2026-03-04T17:22:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000015","orden":2,"de":"pendiente_pago","a":"anulada","fecha":"2026-03-06T18:04:00+00:00","actor":"cliente"}, 
 {"inscripcion":"INS-000016","orden":1,"de":null,"a":"pendiente_pago","fecha":"2026-03-16T00:45:00+00:00","actor":"cliente"}]');
insert into public.inscripciones (numero, cliente_id, curso_id, curso_codigo, curso_nombre, participante_tipo_identificacion, participante_identificacion, participante_nombres, participante_apellidos, participante_correo, participante_telefono, estado, fecha, valor, descuento, total, moneda, caduca_el, orden_espera, anulada_el, anulada_motivo, anulada_comentario, anulada_retencion, canal, terminos_version, terminos_aceptados_el, comprador, avisada_el, version, condicion) overriding system value select numero, cliente_id, curso_id, curso_codigo, curso_nombre, participante_tipo_identificacion, participante_identificacion, participante_nombres, participante_apellidos, participante_correo, participante_telefono, estado, fecha, valor, descuento, total, moneda, caduca_el, orden_espera, anulada_el, anulada_motivo, anulada_comentario, anulada_retencion, canal, terminos_version, terminos_aceptados_el, comprador, avisada_el, version, condicion from json_populate_recordset(null::public.inscripciones, '[{"numero":"INS-000001","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"eedd74c1-b6cc-49f5-ae38-5375bd173792","curso_codigo":"EXT-2026-016","curso_nombre":"Cerámica: torno y esmaltes","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"en_espera","fecha":"1970-01-01T00:33:00+00:00","valor":28000,"descuento":0,"total":28000,"moneda":"USD","caduca_el":"2026-04-09T05:00:00+00:00","orden_espera":1,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"1970-01-01T00:33:00+00:00","comprador":null,"avisada_el":null,"version":1,"condicion":null}, 
 {"numero":"INS-000002","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"2506bda5-9be8-4a68-b885-01e1120a3f72","curso_codigo":"EXT-2025-004","curso_nombre":"Redacción de informes técnicos","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"caducada","fecha":"2025-06-06T16:43:00+00:00","valor":9500,"descuento":0,"total":9500,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"2025-06-06T16:43:00+00:00","comprador":null,"avisada_el":null,"version":2,"condicion":null}, 
 {"numero":"INS-000003","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"a51d331f-4609-4cdc-a466-75c16f6b770f","curso_codigo":"EXT-2025-003","curso_nombre":"Inglés B1: conversación","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"finalizada","fecha":"2025-06-12T19:12:00+00:00","valor":22000,"descuento":0,"total":22000,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"2025-06-12T19:12:00+00:00","comprador":null,"avisada_el":null,"version":3,"condicion":null}, 
 {"numero":"INS-000004","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"f9d744cc-400a-4070-a435-55eb3683c158","curso_codigo":"EXT-2025-005","curso_nombre":"Charla abierta: leer los Andes en su paisaje","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"finalizada","fecha":"2025-06-27T18:47:00+00:00","valor":0,"descuento":0,"total":0,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"publico","terminos_version":"2026-01","terminos_aceptados_el":"2025-06-27T18:47:00+00:00","comprador":null,"avisada_el":null,"version":2,"condicion":null}, 
 {"numero":"INS-000005","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"a4a4ea51-abdc-4e13-9feb-3dfe2189418a","curso_codigo":"EXT-2025-007","curso_nombre":"Gestión de proyectos con marcos ágiles","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"finalizada","fecha":"2025-08-31T23:46:00+00:00","valor":19500,"descuento":0,"total":19500,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"publico","terminos_version":"2026-01","terminos_aceptados_el":"2025-08-31T23:46:00+00:00","comprador":null,"avisada_el":null,"version":3,"condicion":null}, 
 {"numero":"INS-000006","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"56594acc-4b2f-4162-a872-95e3698a3d9b","curso_codigo":"EXT-2025-006","curso_nombre":"Excel para la gestión administrativa","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"finalizada","fecha":"2025-09-22T14:05:00+00:00","valor":14500,"descuento":0,"total":14500,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"2025-09-22T14:05:00+00:00","comprador":null,"avisada_el":null,"version":3,"condicion":null}, 
 {"numero":"INS-000007","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"ea03d763-750b-4568-99e0-4b9c9ab02d0a","curso_codigo":"EXT-2026-004","curso_nombre":"Lengua de señas ecuatoriana, nivel 1","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"activa","fecha":"2026-01-22T13:51:00+00:00","valor":11000,"descuento":0,"total":11000,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"publico","terminos_version":"2026-01","terminos_aceptados_el":"2026-01-22T13:51:00+00:00","comprador":null,"avisada_el":null,"version":2,"condicion":null}, 
 {"numero":"INS-000008","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"d7428ced-40b9-415c-a07c-29b5fbbdebc9","curso_codigo":"EXT-2026-005","curso_nombre":"Contabilidad básica para no contadores","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"activa","fecha":"2026-02-02T14:11:00+00:00","valor":16000,"descuento":0,"total":16000,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"publico","terminos_version":"2026-01","terminos_aceptados_el":"2026-02-02T14:11:00+00:00","comprador":null,"avisada_el":null,"version":2,"condicion":null}, 
 {"numero":"INS-000009","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"6e240ce0-3092-4859-ba6f-3542ba605fb5","curso_codigo":"EXT-2026-021","curso_nombre":"Diplomado en docencia universitaria","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"pendiente_aprobacion","fecha":"2026-02-15T21:11:00+00:00","valor":72000,"descuento":0,"total":72000,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"publico","terminos_version":"2026-01","terminos_aceptados_el":"2026-02-15T21:11:00+00:00","comprador":null,"avisada_el":null,"version":1,"condicion":null}, 
 {"numero":"INS-000010","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"e3556d64-2c43-4334-84ad-10058153b0e0","curso_codigo":"EXT-2026-011","curso_nombre":"Carpintería básica de muebles","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"anulada","fecha":"2026-02-18T00:32:00+00:00","valor":20000,"descuento":0,"total":20000,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":"2026-03-14T22:14:00+00:00","anulada_motivo":"curso_cancelado","anulada_comentario":null,"anulada_retencion":0,"canal":"publico","terminos_version":"2026-01","terminos_aceptados_el":"2026-02-18T00:32:00+00:00","comprador":null,"avisada_el":null,"version":3,"condicion":null}, 
 {"numero":"INS-000011","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"782f15c0-102b-48c6-ad99-541f191df30b","curso_codigo":"EXT-2026-007","curso_nombre":"Diplomado en gestión cultural","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"rechazada","fecha":"2026-02-19T17:24:00+00:00","valor":68000,"descuento":0,"total":68000,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"2026-02-19T17:24:00+00:00","comprador":null,"avisada_el":null,"version":2,"condicion":null}, 
 {"numero":"INS-000012","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"55070a09-59f3-43c6-b932-90f2248c9720","curso_codigo":"EXT-2026-014","curso_nombre":"Robótica para niñas y niños de 8 a 12 años","participante_tipo_identificacion":"05","participante_identificacion":"0355059536","participante_nombres":"Mateo","participante_apellidos":"Andrade Murillo","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"activa","fecha":"2026-02-25T17:13:00+00:00","valor":12500,"descuento":1500,"total":11000,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"2026-02-25T17:13:00+00:00","comprador":null,"avisada_el":null,"version":2,"condicion":{"tipo": "declaracion", "declaracion": "Declaro que una hermana o un hermano de quien participa también está inscrito en un curso de esta institución."}}, 
 {"numero":"INS-000013","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"669b2939-3630-4341-a29a-f5fe433a1b55","curso_codigo":"EXT-2026-026","curso_nombre":"Instalaciones eléctricas residenciales","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"anulada","fecha":"2026-02-27T15:30:00+00:00","valor":16500,"descuento":0,"total":16500,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":"2026-03-03T21:37:00+00:00","anulada_motivo":"horario","anulada_comentario":null,"anulada_retencion":0,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"2026-02-27T15:30:00+00:00","comprador":null,"avisada_el":null,"version":3,"condicion":null}, 
 {"numero":"INS-000014","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"ea14698c-6b79-4238-8444-1d535d1d5ffc","curso_codigo":"EXT-2026-013","curso_nombre":"Cata y cultura del café ecuatoriano","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"activa","fecha":"2026-03-02T16:28:00+00:00","valor":17500,"descuento":0,"total":17500,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"2026-03-02T16:28:00+00:00","comprador":null,"avisada_el":null,"version":2,"condicion":null}, 
 {"numero":"INS-000015","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"1cdc85e3-970f-48a6-917f-18d2ddc582b3","curso_codigo":"EXT-2026-024","curso_nombre":"Cocina de la Costa: encocados y cazuelas","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"anulada","fecha":"2026-03-04T17:22:00+00:00","valor":19000,"descuento":1900,"total":17100,"moneda":"USD","caduca_el":null,"orden_espera":null,"anulada_el":"2026-03-06T18:04:00+00:00","anulada_motivo":"economia","anulada_comentario":null,"anulada_retencion":0,"canal":"portal","terminos_version":"2026-01","terminos_aceptados_el":"2026-03-04T17:22:00+00:00","comprador":null,"avisada_el":null,"version":2,"condicion":{"tipo": "codigo"}}, 
 {"numero":"INS-000016","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","curso_id":"32b2bdd5-fa4c-4286-8079-5c11f1164ec9","curso_codigo":"EXT-2026-025","curso_nombre":"Marketing digital para negocios locales","participante_tipo_identificacion":"05","participante_identificacion":"1714307103","participante_nombres":"Ana Lucía","participante_apellidos":"Andrade Cevallos","participante_correo":"demo@portal.test","participante_telefono":"+593991234567","estado":"pendiente_pago","fecha":"2026-03-16T00:45:00+00:00","valor":18000,"descuento":2500,"total":15500,"moneda":"USD","caduca_el":"2026-03-19T00:45:00+00:00","orden_espera":null,"anulada_el":null,"anulada_motivo":null,"anulada_comentario":null,"anulada_retencion":null,"canal":"publico","terminos_version":"2026-01","terminos_aceptados_el":"2026-03-16T00:45:00+00:00","comprador":null,"avisada_el":null,"version":1,"condicion":null}]');
insert into public.institucion (id, nombre, identificacion, direccion, correo, telefono, zona_horaria, moneda, terminos_version, terminos_url) overriding system value select id, nombre, identificacion, direccion, correo, telefono, zona_horaria, moneda, terminos_version, terminos_url from json_populate_recordset(null::public.institucion, '[{"id":1,"nombre":"Universidad Andina del Litoral · Educación Continua","identificacion":"1792060346001","direccion":"Malecón Simón Bolívar 412 y Numa Pompilio Llona, Guayaquil","correo":"educacion.continua@portal.test","telefono":"+59342598150","zona_horaria":"America/Guayaquil","moneda":"USD","terminos_version":"2026-01","terminos_url":"/terminos/"}]');
insert into public.movimientos (cliente_id, moneda, secuencia, saldo, fecha, registrado_el, tipo, documento, descripcion, debe, haber) overriding system value select cliente_id, moneda, secuencia, saldo, fecha, registrado_el, tipo, documento, descripcion, debe, haber from json_populate_recordset(null::public.movimientos, '[{"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":1,"saldo":9500,"fecha":"2025-06-06","registrado_el":"2025-06-06T16:43:00+00:00","tipo":"factura","documento":"001-001-000000001","descripcion":"Factura por Redacción de informes técnicos","debe":9500,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":2,"saldo":0,"fecha":"2025-06-09","registrado_el":"2025-06-09T16:43:07+00:00","tipo":"anulacion","documento":"001-001-000000001","descripcion":"Anulación de la factura por Redacción de informes técnicos","debe":0,"haber":9500}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":3,"saldo":22000,"fecha":"2025-06-12","registrado_el":"2025-06-12T19:12:00+00:00","tipo":"factura","documento":"001-001-000000002","descripcion":"Factura por Inglés B1: conversación","debe":22000,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":4,"saldo":0,"fecha":"2025-06-14","registrado_el":"2025-06-14T21:17:00+00:00","tipo":"recibo","documento":"REC-000001","descripcion":"Pago de Inglés B1: conversación","debe":0,"haber":22000}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":5,"saldo":19500,"fecha":"2025-08-31","registrado_el":"2025-08-31T23:46:00+00:00","tipo":"factura","documento":"001-001-000000003","descripcion":"Factura por Gestión de proyectos con marcos ágiles","debe":19500,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":6,"saldo":9750,"fecha":"2025-08-31","registrado_el":"2025-09-01T00:27:00+00:00","tipo":"recibo","documento":"REC-000002","descripcion":"Pago de Gestión de proyectos con marcos ágiles","debe":0,"haber":9750}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":7,"saldo":24250,"fecha":"2025-09-22","registrado_el":"2025-09-22T14:05:00+00:00","tipo":"factura","documento":"001-001-000000004","descripcion":"Factura por Excel para la gestión administrativa","debe":14500,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":8,"saldo":9750,"fecha":"2025-09-24","registrado_el":"2025-09-24T17:30:00+00:00","tipo":"recibo","documento":"REC-000003","descripcion":"Pago de Excel para la gestión administrativa","debe":0,"haber":14500}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":9,"saldo":20750,"fecha":"2026-01-22","registrado_el":"2026-01-22T13:51:00+00:00","tipo":"factura","documento":"001-001-000000005","descripcion":"Factura por Lengua de señas ecuatoriana, nivel 1","debe":11000,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":10,"saldo":9750,"fecha":"2026-01-24","registrado_el":"2026-01-24T15:07:00+00:00","tipo":"recibo","documento":"REC-000004","descripcion":"Pago de Lengua de señas ecuatoriana, nivel 1","debe":0,"haber":11000}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":11,"saldo":20750,"fecha":"2026-01-30","registrado_el":"2026-01-30T18:34:00+00:00","tipo":"ajuste","documento":"REC-000004","descripcion":"Cheque devuelto por el banco","debe":11000,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":12,"saldo":36750,"fecha":"2026-02-02","registrado_el":"2026-02-02T14:11:00+00:00","tipo":"factura","documento":"001-001-000000006","descripcion":"Factura por Contabilidad básica para no contadores","debe":16000,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":13,"saldo":31417,"fecha":"2026-02-04","registrado_el":"2026-02-04T16:15:00+00:00","tipo":"recibo","documento":"REC-000005","descripcion":"Pago de Contabilidad básica para no contadores","debe":0,"haber":5333}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":14,"saldo":51417,"fecha":"2026-02-17","registrado_el":"2026-02-18T00:32:00+00:00","tipo":"factura","documento":"001-001-000000007","descripcion":"Factura por Carpintería básica de muebles","debe":20000,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":15,"saldo":31417,"fecha":"2026-02-17","registrado_el":"2026-02-18T03:47:00+00:00","tipo":"recibo","documento":"REC-000006","descripcion":"Pago de Carpintería básica de muebles","debe":0,"haber":20000}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":16,"saldo":42417,"fecha":"2026-02-25","registrado_el":"2026-02-25T17:13:00+00:00","tipo":"factura","documento":"001-001-000000008","descripcion":"Factura por Robótica para niñas y niños de 8 a 12 años","debe":11000,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":17,"saldo":31417,"fecha":"2026-02-26","registrado_el":"2026-02-26T19:33:00+00:00","tipo":"recibo","documento":"REC-000007","descripcion":"Pago de Robótica para niñas y niños de 8 a 12 años","debe":0,"haber":11000}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":18,"saldo":47917,"fecha":"2026-02-27","registrado_el":"2026-02-27T15:30:00+00:00","tipo":"factura","documento":"001-001-000000009","descripcion":"Factura por Instalaciones eléctricas residenciales","debe":16500,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":19,"saldo":39667,"fecha":"2026-02-28","registrado_el":"2026-02-28T18:03:00+00:00","tipo":"recibo","documento":"REC-000008","descripcion":"Pago de Instalaciones eléctricas residenciales","debe":0,"haber":8250}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":20,"saldo":57167,"fecha":"2026-03-02","registrado_el":"2026-03-02T16:28:00+00:00","tipo":"factura","documento":"001-001-000000010","descripcion":"Factura por Cata y cultura del café ecuatoriano","debe":17500,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":21,"saldo":40667,"fecha":"2026-03-03","registrado_el":"2026-03-03T21:37:00+00:00","tipo":"nota_credito","documento":"001-002-000000001","descripcion":"Anulación de la inscripción en Instalaciones eléctricas residenciales","debe":0,"haber":16500}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":22,"saldo":57767,"fecha":"2026-03-04","registrado_el":"2026-03-04T17:22:00+00:00","tipo":"factura","documento":"001-001-000000011","descripcion":"Factura por Cocina de la Costa: encocados y cazuelas","debe":17100,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":23,"saldo":40267,"fecha":"2026-03-04","registrado_el":"2026-03-04T20:04:00+00:00","tipo":"recibo","documento":"REC-000009","descripcion":"Pago de Cata y cultura del café ecuatoriano","debe":0,"haber":17500}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":24,"saldo":23167,"fecha":"2026-03-06","registrado_el":"2026-03-06T18:04:00+00:00","tipo":"anulacion","documento":"001-001-000000011","descripcion":"Anulación de la factura por Cocina de la Costa: encocados y cazuelas","debe":0,"haber":17100}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":25,"saldo":3167,"fecha":"2026-03-14","registrado_el":"2026-03-14T22:14:00+00:00","tipo":"nota_credito","documento":"001-002-000000002","descripcion":"Anulación de la inscripción en Carpintería básica de muebles","debe":0,"haber":20000}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":26,"saldo":18667,"fecha":"2026-03-15","registrado_el":"2026-03-16T00:45:00+00:00","tipo":"factura","documento":"001-001-000000012","descripcion":"Factura por Marketing digital para negocios locales","debe":15500,"haber":0}, 
 {"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":27,"saldo":38667,"fecha":"2026-03-16","registrado_el":"2026-03-16T14:59:00+00:00","tipo":"reembolso","documento":"REC-000006","descripcion":"Reembolso por transferencia","debe":20000,"haber":0}]');
insert into public.pagos (id, cliente_id, enlace_id, decoy, valor, moneda, estado, pasarela, referencia, creado_el, actualizado_el) overriding system value select id, cliente_id, enlace_id, decoy, valor, moneda, estado, pasarela, referencia, creado_el, actualizado_el from json_populate_recordset(null::public.pagos, '[{"id":"4e6b160e-8d9a-41e3-afae-b6db0e445d40","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"7661964b-87bf-47f5-8ecb-f280c84c3b0d","decoy":null,"valor":22000,"moneda":"USD","estado":"confirmado","pasarela":"demo","referencia":"DEMO-YHE0R34T02CU","creado_el":"2025-06-14T21:17:00+00:00","actualizado_el":"2025-06-14T21:17:00+00:00"}, 
 {"id":"b880515d-d701-4ab9-9ddb-f7d605d2c383","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"8f28aa32-9b5e-4286-95b7-73237a3a4553","decoy":null,"valor":14500,"moneda":"USD","estado":"confirmado","pasarela":"demo","referencia":"DEMO-PDCQPMFWH9IW","creado_el":"2025-09-24T17:30:00+00:00","actualizado_el":"2025-09-24T17:30:00+00:00"}, 
 {"id":"ff3852d0-f601-44e0-8ad4-c3ee3f2f06a6","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"b9e5d845-28f1-4444-9be8-839135e06d74","decoy":null,"valor":9750,"moneda":"USD","estado":"confirmado","pasarela":"demo","referencia":"DEMO-DZ9X9B2WGVK8","creado_el":"2025-09-01T00:27:00+00:00","actualizado_el":"2025-09-01T00:27:00+00:00"}, 
 {"id":"b0740cda-bc40-4701-afb4-7f6530d59ab2","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"9d09c83f-babd-4847-a882-0b7c36fc1de6","decoy":null,"valor":17500,"moneda":"USD","estado":"confirmado","pasarela":"demo","referencia":"DEMO-7JELX5D6HU8L","creado_el":"2026-03-04T20:04:00+00:00","actualizado_el":"2026-03-04T20:04:00+00:00"}, 
 {"id":"b1410590-8eae-4326-837c-942b70ce1d05","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"2da159b6-710d-4622-946e-699eb4da3e72","decoy":null,"valor":5166,"moneda":"USD","estado":"fallido","pasarela":"demo","referencia":"DEMO-WBY09I9TTSIV","creado_el":"2026-03-16T00:47:00+00:00","actualizado_el":"2026-03-16T00:47:00+00:00"}, 
 {"id":"98bcfea1-56c7-439d-b6a6-929567f0c991","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"88f8c320-3fbe-4450-ad35-a97f784e7bf2","decoy":null,"valor":11000,"moneda":"USD","estado":"confirmado","pasarela":"demo","referencia":"DEMO-FCBFIBM6WSB5","creado_el":"2026-02-26T19:33:00+00:00","actualizado_el":"2026-02-26T19:33:00+00:00"}, 
 {"id":"f0b835d1-d64e-4c48-a3f7-9a6ca96726c8","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"f0f19fe5-0f3c-41ea-9e14-32b0032e824e","decoy":null,"valor":8250,"moneda":"USD","estado":"confirmado","pasarela":"demo","referencia":"DEMO-GDGTIO7HEZXD","creado_el":"2026-02-28T18:03:00+00:00","actualizado_el":"2026-02-28T18:03:00+00:00"}, 
 {"id":"569ac58e-6704-4a7a-96f8-dafa44d80797","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"462a7694-5f85-43b7-8ac7-1c16a095e1a6","decoy":null,"valor":20000,"moneda":"USD","estado":"confirmado","pasarela":"demo","referencia":"DEMO-C3SX7JZBCK43","creado_el":"2026-02-18T03:47:00+00:00","actualizado_el":"2026-02-18T03:47:00+00:00"}, 
 {"id":"991208ac-d7a7-43b6-ad9a-b6c20fbe91c2","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","enlace_id":"2da159b6-710d-4622-946e-699eb4da3e72","decoy":null,"valor":5166,"moneda":"USD","estado":"pendiente","pasarela":"demo","referencia":"DEMO-5SBJ6X6X1HY4","creado_el":"2026-03-16T14:48:00+00:00","actualizado_el":"2026-03-16T14:48:00+00:00"}]');
insert into public.recibos (numero, cliente_id, pago_id, fecha, valor, moneda, medio, referencia, estado, reembolsado, aplicado, creado_el, version) overriding system value select numero, cliente_id, pago_id, fecha, valor, moneda, medio, referencia, estado, reembolsado, aplicado, creado_el, version from json_populate_recordset(null::public.recibos, '[{"numero":"REC-000004","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":null,"fecha":"2026-01-24","valor":11000,"moneda":"USD","medio":"cheque","referencia":"CHQ-8233487","estado":"reversado","reembolsado":11000,"aplicado":0,"creado_el":"2026-01-24T15:07:00+00:00","version":1}, 
 {"numero":"REC-000006","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":"569ac58e-6704-4a7a-96f8-dafa44d80797","fecha":"2026-02-17","valor":20000,"moneda":"USD","medio":"tarjeta","referencia":"DEMO-C3SX7JZBCK43","estado":"reembolsado","reembolsado":20000,"aplicado":0,"creado_el":"2026-02-18T03:47:00+00:00","version":1}, 
 {"numero":"REC-000008","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":"f0b835d1-d64e-4c48-a3f7-9a6ca96726c8","fecha":"2026-02-28","valor":8250,"moneda":"USD","medio":"tarjeta","referencia":"DEMO-GDGTIO7HEZXD","estado":"vigente","reembolsado":0,"aplicado":0,"creado_el":"2026-02-28T18:03:00+00:00","version":1}, 
 {"numero":"REC-000009","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":"b0740cda-bc40-4701-afb4-7f6530d59ab2","fecha":"2026-03-04","valor":17500,"moneda":"USD","medio":"tarjeta","referencia":"DEMO-7JELX5D6HU8L","estado":"vigente","reembolsado":0,"aplicado":17500,"creado_el":"2026-03-04T20:04:00+00:00","version":2}, 
 {"numero":"REC-000001","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":"4e6b160e-8d9a-41e3-afae-b6db0e445d40","fecha":"2025-06-14","valor":22000,"moneda":"USD","medio":"tarjeta","referencia":"DEMO-YHE0R34T02CU","estado":"vigente","reembolsado":0,"aplicado":22000,"creado_el":"2025-06-14T21:17:00+00:00","version":2}, 
 {"numero":"REC-000007","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":"98bcfea1-56c7-439d-b6a6-929567f0c991","fecha":"2026-02-26","valor":11000,"moneda":"USD","medio":"tarjeta","referencia":"DEMO-FCBFIBM6WSB5","estado":"vigente","reembolsado":0,"aplicado":11000,"creado_el":"2026-02-26T19:33:00+00:00","version":2}, 
 {"numero":"REC-000002","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":"ff3852d0-f601-44e0-8ad4-c3ee3f2f06a6","fecha":"2025-08-31","valor":9750,"moneda":"USD","medio":"tarjeta","referencia":"DEMO-DZ9X9B2WGVK8","estado":"vigente","reembolsado":0,"aplicado":9750,"creado_el":"2025-09-01T00:27:00+00:00","version":2}, 
 {"numero":"REC-000003","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":"b880515d-d701-4ab9-9ddb-f7d605d2c383","fecha":"2025-09-24","valor":14500,"moneda":"USD","medio":"tarjeta","referencia":"DEMO-PDCQPMFWH9IW","estado":"vigente","reembolsado":0,"aplicado":14500,"creado_el":"2025-09-24T17:30:00+00:00","version":2}, 
 {"numero":"REC-000005","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","pago_id":null,"fecha":"2026-02-04","valor":5333,"moneda":"USD","medio":"transferencia","referencia":"TRF-6862559","estado":"vigente","reembolsado":0,"aplicado":5333,"creado_el":"2026-02-04T16:15:00+00:00","version":2}]');
insert into public.reembolsos (id, recibo, cliente_id, moneda, valor, fecha, referencia) overriding system value select id, recibo, cliente_id, moneda, valor, fecha, referencia from json_populate_recordset(null::public.reembolsos, '[{"id":"8d9595e6-c3ea-4845-a307-89876d8618d3","recibo":"REC-000006","cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","valor":20000,"fecha":"2026-03-16","referencia":"TRF-0696745"}]');
insert into public.saldos (cliente_id, moneda, secuencia, saldo, debe, haber) overriding system value select cliente_id, moneda, secuencia, saldo, debe, haber from json_populate_recordset(null::public.saldos, '[{"cliente_id":"2a11de65-5489-4465-aa6d-0dcaa4dec16c","moneda":"USD","secuencia":27,"saldo":38667,"debe":221100,"haber":182433}]');
select setval('drizzle.__drizzle_migrations_id_seq', 1);
select setval('public.aplicaciones_id_seq', 9);
set session_replication_role = origin;
