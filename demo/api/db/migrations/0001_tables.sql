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
CREATE INDEX "tokens_solicitud" ON "tokens" USING btree ("solicitud") WHERE solicitud is not null;