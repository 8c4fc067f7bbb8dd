-- Types and functions that the tables of 0001 are made with.
-- Works on PostgreSQL 14 or newer and on PGlite alike; nothing here needs an extension.

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
